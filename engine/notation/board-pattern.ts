import { CHO, codeOf, EMPTY, HAN, pieceOfCode } from '../rules/cells.ts'
import { SQUARES } from '../rules/square.ts'
import { type Board, type Piece, ROLES, type Setup } from '../rules/types.ts'
import { LETTER_OF } from './fen.ts'

/*
 * Part of a board: 90 characters in the order of squares. A letter of the FEN is that piece, `.` an
 * empty point, `?` any point, `*` any piece, `X` any piece of Cho and `x` any of Han.
 */
const CODES: ReadonlyMap<string, number> = new Map(
  ROLES.flatMap((role) => [
    [LETTER_OF[role].toUpperCase(), codeOf({ side: 'cho', role })],
    [LETTER_OF[role], codeOf({ side: 'han', role })],
  ]),
)
const LETTERS: ReadonlyMap<number, string> = new Map(
  Array.from(CODES, ([letter, code]) => [code, letter]),
)

export const isBoardPattern = (text: string): boolean => /^[KRCNBAPkrcnbap.?*Xx]{90}$/.test(text)

/** A pattern that asks for nothing. */
export const ANY_BOARD = '?'.repeat(SQUARES.length)

/** The whole board as a pattern without wildcards. */
export const patternOfBoard = (board: Board): string =>
  SQUARES.map((square) => letterOf(board[square])).join('')

export const letterOf = (piece: Piece | undefined): string =>
  piece ? (LETTERS.get(codeOf(piece)) ?? '?') : '.'

/** The board of a pattern without wildcards, else undefined. */
export function boardOfPattern(pattern: string): Board | undefined {
  if (!/^[KRCNBAPkrcnbap.]{90}$/.test(pattern)) return undefined
  return Array.from(pattern, (letter) => pieceOfCode(CODES.get(letter) ?? EMPTY))
}

/** For each point the piece codes that fit there, as bits. */
export const patternMasks = (pattern: string): readonly number[] =>
  Array.from(pattern, (letter) => {
    switch (letter) {
      case '?':
        return ALL
      case '.':
        return 1 << EMPTY
      case '*':
        return ALL & ~(1 << EMPTY)
      case 'X':
        return sideMask(CHO)
      case 'x':
        return sideMask(HAN)
      default:
        return 1 << (CODES.get(letter) ?? EMPTY)
    }
  })

const sideMask = (side: number): number => {
  let mask = 0
  for (let role = 1; role <= 7; role++) mask |= 1 << (side | role)
  return mask
}
const ALL = (1 << EMPTY) | sideMask(CHO) | sideMask(HAN)

/** The code of a piece letter, as it stands in `patternMasks`. */
export const codeOfLetter = (letter: string): number => CODES.get(letter) ?? EMPTY

/** A board that is wholly given, with its turn: found through the index. */
export function exactSetup(pattern: string, turn: Setup['turn'] | undefined): Setup | undefined {
  const board = turn && boardOfPattern(pattern)
  return board && { board, turn }
}
