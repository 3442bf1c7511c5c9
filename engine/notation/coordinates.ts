import {
  fileOf,
  formatUciSquare,
  rankOf,
  type Square,
  squareAt,
  squareIfOn,
} from '../rules/square.ts'
import { digitOf } from './gib-characters.ts'

/**
 * How squares are written in records:
 * `row-file` (신좌표, the official one): row 1 to 9 then 0 from Han's back row, file 1 to 9 from
 * Cho's left, `79`; `letters`: file a to i, rank 0 to 9 from Cho, `i3`; `numbers` (구좌표): 1 to 90,
 * ten a file from Cho's left, each counted from Cho's back row, `84`.
 * Two more in PGN: `algebraic`, what engines write: file a to i, rank 1 to 10 from Cho, `i4`;
 * `algebraic-from-han`: the same letters, ranks counted from Han's back row, `i7`.
 */
export const COORDINATE_SYSTEMS = [
  'row-file',
  'letters',
  'numbers',
  'algebraic',
  'algebraic-from-han',
] as const
export type CoordinateSystem = (typeof COORDINATE_SYSTEMS)[number]

declare const writtenBrand: unique symbol
/** A square as written, before the system is known. Made only in this file. */
export type WrittenSquare = number & { readonly [writtenBrand]: true }

/** One digit counts from 0, two digits from here, a letter with a digit from `LETTERED`. */
const PAIRED = 10
const LETTERED = 110

/** Takes in the square written from `from` to `to`: one or two digits, or a letter a to i with a digit. */
export function writtenSquare(text: string, from: number, to: number): WrittenSquare {
  const first = digitOf(text.charCodeAt(from))
  const second = digitOf(text.charCodeAt(from + 1))
  if (first < 0) return (LETTERED + letterFile(text, from) * 10 + second) as WrittenSquare
  return (to - from === 1 ? first : PAIRED + first * 10 + second) as WrittenSquare
}

const letterFile = (text: string, at: number): number => (text.charCodeAt(at) | 32) - 97

/**
 * The point that is meant, or undefined where that is none of the board. A letter says for itself
 * what system it belongs to.
 */
export function resolveSquare(
  written: WrittenSquare,
  system: CoordinateSystem,
): Square | undefined {
  if (written >= LETTERED) {
    const lettered = written - LETTERED
    return squareIfOn(Math.floor(lettered / 10), lettered % 10)
  }
  if (system === 'numbers') {
    const number = written >= PAIRED ? written - PAIRED : written
    return number === 0 ? undefined : squareIfOn(Math.floor((number - 1) / 10), (number - 1) % 10)
  }
  const pair = written - PAIRED
  const row = Math.floor(pair / 10)
  const file = pair % 10
  if (pair < 0 || file === 0) return undefined
  return squareAt(file - 1, row === 0 ? 0 : 10 - row)
}

export const hasLetters = (written: WrittenSquare): boolean => written >= LETTERED

export function formatSquare(square: Square, system: CoordinateSystem): string {
  const file = fileOf(square)
  const rank = rankOf(square)
  switch (system) {
    case 'row-file':
      return `${(10 - rank) % 10}${file + 1}`
    case 'letters':
      return `${String.fromCharCode(97 + file)}${rank}`
    case 'numbers':
      return String(file * 10 + rank + 1)
    case 'algebraic':
      return formatUciSquare(square)
    case 'algebraic-from-han':
      return `${String.fromCharCode(97 + file)}${10 - rank}`
  }
}
