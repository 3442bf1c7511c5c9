import { CHARACTER, isHeaderClose, kindOf } from './gib-characters.ts'

/** Whether `.gib` can have a header of this name. */
export const isGibKey = (key: string): boolean =>
  key.length > 0 &&
  key.length <= 40 &&
  !/[\s"“”＂[\]［］]/.test(key) &&
  Array.from({ length: key.length }, (_, i) => kindOf(key.charCodeAt(i))).every(
    (kind) => kind !== CHARACTER.blank,
  )

/** The value on one line, without a quote that a closing bracket follows: such a one would end it. */
export function gibValue(value: string): string {
  const line = value.replace(/[\r\n]+/g, ' ')
  return line.replace(/["“”＂]/g, (quote, at: number) => (endsAt(line, at) ? "'" : quote))
}

/** Whether only blanks, as `.gib` knows them, part the quote from a closing bracket. */
function endsAt(line: string, quote: number): boolean {
  let at = quote + 1
  while (at < line.length && kindOf(line.charCodeAt(at)) === CHARACTER.blank) at += 1
  return isHeaderClose(line.charCodeAt(at))
}

export const gibHeader = (key: string, value: string): string => `[${key} "${gibValue(value)}"]`

/**
 * The text as it can stand between braces, full-width ones being braces too. Where it has brackets,
 * opening braces go as well: together they may look like the next game behind an open comment.
 */
export function gibCommentText(text: string): string {
  const closed = text.replace(/[}｝]/g, ')')
  return /[[［]/.test(closed) ? closed.replace(/[{｛]/g, '(') : closed
}

export const gibComment = (text: string): string =>
  `{${gibCommentText(text).replace(/\r\n|\r|\n/g, '\r\n')}}`
