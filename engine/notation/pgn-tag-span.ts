const HEAD = /\[[ \t]{0,9}([^\s"“”＂[\]]{1,40})[ \t]{0,9}(["“”＂])/y
const CLOSE = /[ \t]{0,9}\]/y
const BARE_END = /[ \t]{0,9}\][ \t]{0,9}(?:[\r\n]|$)/y

/** Where the parts of `[Key "value"]` lie. */
export interface TagSpan {
  readonly to: number
  readonly keyFrom: number
  readonly keyTo: number
  /** The value as it stands, with its escapes. */
  readonly valueFrom: number
  readonly valueTo: number
  readonly isClosed: boolean
}

/**
 * The tag that begins with the bracket at `from`, if one does. The value ends at the first quote
 * that a bracket follows, so that quotes nobody escaped do no harm, or with its line.
 */
export function findTag(text: string, from: number, end: number): TagSpan | undefined {
  HEAD.lastIndex = from
  const head = HEAD.exec(text)
  const key = head?.[1]
  if (key === undefined || HEAD.lastIndex > end) return undefined
  const keyFrom = text.indexOf(key, from + 1)
  const keyTo = keyFrom + key.length
  const valueFrom = HEAD.lastIndex
  const isPlain = head?.[2] === '"'
  let at = valueFrom
  for (; at < end; at++) {
    const letter = text.charAt(at)
    if (letter === '\n' || letter === '\r') break
    if (letter === '\\' && isEscape(text, at)) at += 1
    else if (isPlain ? letter === '"' : /["“”＂]/.test(letter)) {
      CLOSE.lastIndex = at + 1
      if (!CLOSE.test(text) || CLOSE.lastIndex > end) continue
      return { to: CLOSE.lastIndex, keyFrom, keyTo, valueFrom, valueTo: at, isClosed: true }
    }
  }
  const to = Math.min(at, end)
  return { to, keyFrom, keyTo, valueFrom, valueTo: to, isClosed: false }
}

/** `\"` and `\\`, unless the quote is the last one of its line: then the backslash is a plain one. */
function isEscape(text: string, at: number): boolean {
  const next = text.charAt(at + 1)
  if (next === '\\') return true
  if (next !== '"') return false
  BARE_END.lastIndex = at + 2
  return !BARE_END.test(text)
}

export const unescapeTagValue = (value: string): string => value.replace(/\\(["\\])/g, '$1')

export const escapeTagValue = (value: string): string => value.replace(/["\\]/g, '\\$&')
