import type { Role, Side } from '../rules/types.ts'

/** What a character can begin in `.gib` text. Full-width forms count as their plain ones. */
export const CHARACTER = {
  other: 0,
  /** Spaces, line ends, and what old programs left behind: 0x1A, U+FEFF, U+F8F7, U+FFFF. */
  blank: 1,
  digit: 2,
  /** a to i, the files of the letter coordinates. */
  letter: 3,
  side: 4,
  piece: 5,
  /** 타 or 打, "takes". */
  capture: 6,
  headerOpen: 7,
  commentOpen: 8,
  secondsOpen: 9,
  /** Punctuation that means nothing between moves. */
  stray: 10,
} as const

const PIECES: Readonly<Record<Role, string>> = {
  general: '장將将궁宮왕王',
  chariot: '차車\uF902车',
  cannon: '포包砲炮',
  horse: '마馬马',
  elephant: '상象',
  guard: '사士',
  soldier: '졸卒병兵',
}

/** The piece names that are written in Hangul; a start board gives those to Cho. */
const HANGUL = /[가-힣]/

const KINDS: Uint8Array = (() => {
  const kinds = new Uint8Array(0x10000)
  const mark = (characters: string, kind: number): void => {
    for (let i = 0; i < characters.length; i++) kinds[characters.charCodeAt(i)] = kind
  }
  for (let code = 0; code <= 0x20; code++) kinds[code] = CHARACTER.blank
  for (let code = 0x7f; code <= 0xa0; code++) kinds[code] = CHARACTER.blank
  mark('\u00FF\u1680\u3000\u202F\u205F\u2060\uFEFF\uF8F7\uFFFF\uFFFE', CHARACTER.blank)
  for (let code = 0x2000; code <= 0x200f; code++) kinds[code] = CHARACTER.blank
  for (let code = 0x2028; code <= 0x202e; code++) kinds[code] = CHARACTER.blank
  mark('0123456789０１２３４５６７８９', CHARACTER.digit)
  mark('abcdefghiABCDEFGHI', CHARACTER.letter)
  mark('초楚한漢', CHARACTER.side)
  mark(Object.values(PIECES).join(''), CHARACTER.piece)
  mark('타打', CHARACTER.capture)
  mark('[［', CHARACTER.headerOpen)
  mark('{｛', CHARACTER.commentOpen)
  mark('<＜', CHARACTER.secondsOpen)
  mark(`}]｝］,，.．;:·!?~"'“”＂`, CHARACTER.stray)
  return kinds
})()

const ROLE_BY_CODE: ReadonlyMap<number, Role> = new Map(
  (Object.keys(PIECES) as Role[]).flatMap((role) =>
    Array.from(PIECES[role], (name) => [name.charCodeAt(0), role] as const),
  ),
)

/** Kind of the UTF-16 unit `code`; `other` for NaN, which is beyond the end of a text. */
export const kindOf = (code: number): number => KINDS[code] ?? CHARACTER.other

/** Value of a digit, plain or full-width, or -1. */
export function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  return code >= 0xff10 && code <= 0xff19 ? code - 0xff10 : -1
}

export const roleOf = (code: number): Role | undefined => ROLE_BY_CODE.get(code)

export const sideOf = (character: string): Side | undefined => {
  if (character === '초' || character === '楚') return 'cho'
  return character === '한' || character === '漢' ? 'han' : undefined
}

export const isHangul = (character: string): boolean => HANGUL.test(character)

export const isLineEnd = (code: number): boolean => code === 10 || code === 13
export const isDot = (code: number): boolean => code === 0x2e || code === 0xff0e
export const isHeaderClose = (code: number): boolean => code === 0x5d || code === 0xff3d
export const isCommentClose = (code: number): boolean => code === 0x7d || code === 0xff5d
export const isQuote = (code: number): boolean =>
  code === 0x22 || code === 0x201c || code === 0x201d || code === 0xff02

/** Whether the character is a full-width or curly form that is read as a plain one. */
export const isFullWidth = (code: number): boolean =>
  (code >= 0xff01 && code <= 0xff5e) || code === 0x201c || code === 0x201d
