import { holdsCommand } from './pgn-comment.ts'
import { escapeTagValue } from './pgn-tag-span.ts'

/** Whether PGN, as far as it is stretched here, can have a tag of this name. */
export const isPgnKey = (key: string): boolean => /^[^\s"“”＂[\]]{1,40}$/.test(key)

/** The value on one line. */
export const pgnValue = (value: string): string => value.replace(/[\r\n]+/g, ' ')

export const pgnTag = (key: string, value: string): string =>
  `[${key} "${escapeTagValue(pgnValue(value))}"]`

/**
 * The text as it can stand between braces: without closing ones, without what would be taken for a
 * command, and without what would look like the next game behind an open comment.
 */
export function pgnCommentText(text: string): string {
  const plain = holdsCommand(text) ? text.replace(/\[%/g, '[ %') : text
  const closed = plain.replace(/\}/g, ')')
  return /[[［]/.test(closed) ? closed.replace(/[{｛]/g, '(') : closed
}

/** One blank more inside either brace where the text has one there: readers take one away. */
export function pgnComment(text: string): string {
  const written = pgnCommentText(text).replace(/\r\n?/g, '\n')
  const isPadded = written.length > 1 && written.startsWith(' ') && written.endsWith(' ')
  return isPadded ? `{ ${written} }` : `{${written}}`
}
