import {
  CHARACTER,
  isCommentClose,
  isHeaderClose,
  isLineEnd,
  isQuote,
  kindOf,
} from './gib-characters.ts'
import { isKnownHeader } from './headers.ts'

const LONGEST_KEY = 40

/** Where the parts of `[key "value"]` lie. */
export interface HeaderSpan {
  readonly to: number
  readonly keyFrom: number
  readonly keyTo: number
  readonly valueFrom: number
  readonly valueTo: number
  /** `unquoted`: no quotes around the value; `unclosed`: the line ends before `"]`. */
  readonly form: 'quoted' | 'unquoted' | 'unclosed'
}

/**
 * The header that begins with the bracket at `from`, if one does. A value may hold brackets and
 * quotes: it ends at the first quote that a closing bracket follows, or with its line.
 */
export function findHeader(text: string, from: number, end: number): HeaderSpan | undefined {
  const keyFrom = skipInLine(text, from + 1, end)
  const keyTo = keyEnd(text, keyFrom, end)
  if (keyTo === keyFrom) return undefined
  const open = skipInLine(text, keyTo, end)
  if (open < end && isQuote(text.charCodeAt(open))) {
    return quotedHeader(text, keyFrom, keyTo, open + 1, end)
  }
  if (open === keyTo || !isKnownHeader(text.slice(keyFrom, keyTo))) return undefined
  const close = unquotedEnd(text, open, end)
  if (close === undefined) return undefined
  const valueTo = trimBack(text, open, close)
  return { to: close + 1, keyFrom, keyTo, valueFrom: open, valueTo, form: 'unquoted' }
}

function quotedHeader(
  text: string,
  keyFrom: number,
  keyTo: number,
  valueFrom: number,
  end: number,
): HeaderSpan {
  let i = valueFrom
  for (; i < end && !isLineEnd(text.charCodeAt(i)); i++) {
    if (!isQuote(text.charCodeAt(i))) continue
    const close = skipInLine(text, i + 1, end)
    if (close < end && isHeaderClose(text.charCodeAt(close))) {
      return { to: close + 1, keyFrom, keyTo, valueFrom, valueTo: i, form: 'quoted' }
    }
  }
  let valueTo = trimBack(text, valueFrom, i)
  const last = text.charCodeAt(valueTo - 1)
  if (valueTo > valueFrom && (isQuote(last) || isHeaderClose(last))) valueTo -= 1
  return { to: i, keyFrom, keyTo, valueFrom, valueTo, form: 'unclosed' }
}

function unquotedEnd(text: string, from: number, end: number): number | undefined {
  for (let i = from; i < end; i++) {
    const code = text.charCodeAt(i)
    if (isHeaderClose(code)) return i
    if (isLineEnd(code) || kindOf(code) === CHARACTER.headerOpen) return undefined
  }
  return undefined
}

export interface CommentSpan {
  readonly to: number
  readonly isClosed: boolean
}

/**
 * The comment that begins with the brace at `from`. One that is never closed, or that would swallow
 * the headers of the next game up to another comment's closing brace, ends before those headers.
 * Every stretch of text is looked at twice at most.
 */
export function findComment(
  text: string,
  from: number,
  end: number,
  isClose: (code: number) => boolean = isCommentClose,
): CommentSpan {
  let nextGame: number | undefined
  for (let i = from + 1; i < end; i++) {
    const code = text.charCodeAt(i)
    if (isClose(code)) return { to: i + 1, isClosed: true }
    const kind = kindOf(code)
    if (kind === CHARACTER.commentOpen && nextGame !== undefined) break
    if (
      kind === CHARACTER.headerOpen &&
      nextGame === undefined &&
      isFirstInLine(text, from, i) &&
      looksLikeHeader(text, i, end)
    ) {
      nextGame = i
    }
  }
  return { to: nextGame ?? end, isClosed: false }
}

function looksLikeHeader(text: string, from: number, end: number): boolean {
  const keyTo = keyEnd(text, from + 1, end)
  if (keyTo === from + 1) return false
  const open = skipInLine(text, keyTo, end)
  return open < end && isQuote(text.charCodeAt(open))
}

/** Left-overs such as 0xFF may stand between the line end and the bracket. */
function isFirstInLine(text: string, from: number, at: number): boolean {
  for (let i = at - 1; i > from; i--) {
    const code = text.charCodeAt(i)
    if (isLineEnd(code)) return true
    if (kindOf(code) !== CHARACTER.blank) return false
  }
  return false
}

function keyEnd(text: string, from: number, end: number): number {
  const limit = Math.min(end, from + LONGEST_KEY)
  let i = from
  for (; i < limit; i++) {
    const code = text.charCodeAt(i)
    const kind = kindOf(code)
    if (kind === CHARACTER.blank || kind === CHARACTER.headerOpen) break
    if (isQuote(code) || isHeaderClose(code)) break
  }
  return i
}

function skipInLine(text: string, from: number, end: number): number {
  let i = from
  while (i < end && kindOf(text.charCodeAt(i)) === CHARACTER.blank) {
    if (isLineEnd(text.charCodeAt(i))) break
    i += 1
  }
  return i
}

function trimBack(text: string, from: number, to: number): number {
  let i = to
  while (i > from && kindOf(text.charCodeAt(i - 1)) === CHARACTER.blank) i -= 1
  return i
}
