import { CHARACTER, kindOf } from './gib-characters.ts'
import { isKnownHeader } from './headers.ts'
import { isPgnTag } from './pgn-tags.ts'

/** What a text can turn out to be. Detected by content: file names say nothing reliable. */
export const RECORD_FORMATS = [
  'gib',
  /** Tygem's Go records, which share the extension. */
  'go-gib',
  'pgn',
  /** Positions, one a line: FEN or EPD. */
  'fen',
  'json',
  /** Our own document, JSON too. */
  'janggi',
  /** Lines of `Title=`, `FEN=`, also found under the name `.gib`. */
  'puzzle',
  'empty',
  'binary',
  'unknown',
] as const
export type RecordFormat = (typeof RECORD_FORMATS)[number]

/** Characters looked at: enough for the longest set of headers. */
const SAMPLE = 65_536

/** Where a document says what it is. */
const DOCUMENT_HEAD = 400

/** A first move in letters, Janggi notation or engine text, with or without its number. */
const PGN_MOVES =
  /^(?:\{[^}]*\}\s{0,9})?(?:1\s?\.{1,3}\s{0,9})?(?:[KAHERCPNB]?\s?(?:[a-i](?:10|\d)|\d\d)\s?[-x]\s?[KAHERCPNB]?[a-i\d]|[KAHERCPNB]?[a-i]?\d{0,2}x?[a-i](?:10|\d)(?![^\s+#!?,;:({-]))/

export function detectFormat(text: string): RecordFormat {
  if (isBinary(text)) return 'binary'
  let start = 0
  while (start < text.length && kindOf(text.charCodeAt(start)) === CHARACTER.blank) start += 1
  if (start === text.length) return 'empty'
  const sample = text.slice(start, start + SAMPLE)
  if (/^\\HS\b/.test(sample)) return 'go-gib'
  if (/^\{\s*"[^"\n]{0,40}"\s{0,9}:/.test(sample) || /^\[\s*\{\s*"/.test(sample)) {
    if (/"format"\s{0,9}:\s{0,9}"janggi-studio"/.test(sample.slice(0, DOCUMENT_HEAD)))
      return 'janggi'
    return looksLikeGib(sample) ? 'gib' : 'json'
  }
  if (looksLikeTaggedPgn(sample)) return 'pgn'
  if (looksLikeGib(sample)) return 'gib'
  if (/^[rnbhekacpRNBHEKACP1-9]{1,9}(?:\/[rnbhekacpRNBHEKACP1-9]{1,9}){9}(?!\S)/.test(sample)) {
    return 'fen'
  }
  if (/^(?:Title|FEN|Comment)=/m.test(sample) && /^FEN=/m.test(sample)) return 'puzzle'
  if (headerKeys(sample).length > 0 || PGN_MOVES.test(sample)) return 'pgn'
  return 'unknown'
}

/** The first header is one of PGN's, and no move is written as `.gib` writes them. */
function looksLikeTaggedPgn(sample: string): boolean {
  const [key] = headerKeys(sample)
  if (key === undefined || !isPgnTag(key)) return false
  return !hasGibMove(withoutComments(sample).replace(/^[ \t]*\[.*$/gm, ' '))
}

function withoutComments(text: string): string {
  const parts: string[] = []
  let at = 0
  for (let open = text.indexOf('{'); open >= 0; open = text.indexOf('{', at)) {
    parts.push(text.slice(at, open))
    const close = text.indexOf('}', open)
    at = close < 0 ? text.length : close + 1
  }
  return parts.join(' ') + text.slice(at)
}

/** A header in Korean, or a move of two squares around a piece's name, or a pass. */
function looksLikeGib(sample: string): boolean {
  const keys = headerKeys(sample)
  if (keys.some((key) => /[가-힣]/.test(key) || (key !== 'FEN' && isKnownHeader(key)))) return true
  return hasGibMove(sample)
}

function hasGibMove(sample: string): boolean {
  if (/\d[.．]\s{0,4}한수쉼/.test(sample)) return true
  for (let i = 1; i < sample.length - 1; i++) {
    if (kindOf(sample.charCodeAt(i)) !== CHARACTER.piece) continue
    if (!isSquareEnd(sample, i - 1) && kindOf(sample.charCodeAt(i - 1)) !== CHARACTER.side) continue
    if (isSquareStart(sample, i + 1)) return true
  }
  return false
}

const isSquareEnd = (text: string, at: number): boolean =>
  kindOf(text.charCodeAt(at)) === CHARACTER.digit

function isSquareStart(text: string, at: number): boolean {
  const kind = kindOf(text.charCodeAt(at))
  if (kind === CHARACTER.digit) return true
  return kind === CHARACTER.letter && kindOf(text.charCodeAt(at + 1)) === CHARACTER.digit
}

const headerKeys = (sample: string): string[] =>
  Array.from(
    sample.matchAll(/^[^\S\n]{0,9}[[［]\s{0,9}([^\s"“”＂[\]]{1,40})\s{0,9}["“”＂]/gm),
    (match) => match[1] ?? '',
  )

/** Zero bytes, or more control and undecodable characters than a damaged text has. */
function isBinary(text: string): boolean {
  const length = Math.min(text.length, SAMPLE)
  let zeros = 0
  let odd = 0
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0) zeros += 1
    if (code === 0xfffd || (code < 32 && !isTextControl(code))) odd += 1
  }
  return zeros * 100 > length || odd * 50 > length
}

/** Tab, line ends, form feed, and the end mark of old systems. */
const isTextControl = (code: number): boolean => (code >= 9 && code <= 13) || code === 0x1a
