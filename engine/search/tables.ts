import { bitOf, CHO, codeOf } from '../rules/cells.ts'
import { cellOf } from '../rules/lines.ts'
import { PIECE_POINTS } from '../rules/points.ts'
import { fileOf, rankOf, type Square, SQUARES } from '../rules/square.ts'
import { ROLES, type Side, SIDES } from '../rules/types.ts'
import { SQUARE_VALUES } from './square-values.ts'
import { PIECE_VALUES, type Phased } from './weights.ts'

/*
 * Weights laid out for the search: by `code << 7 | cell`, positive for Cho, negative for Han, so
 * that a step adds and takes away three numbers.
 */

export const OPENING = placed('opening')
export const ENDING = placed('ending')

function placed(phase: keyof Phased<number>): Int32Array {
  const table = new Int32Array(32 << 7)
  for (const side of SIDES) {
    for (const role of ROLES) {
      for (const square of SQUARES) {
        const value =
          PIECE_VALUES[role][phase] + (SQUARE_VALUES[role][phase][halfIndex(square, side)] ?? 0)
        const index = (codeOf({ side, role }) << 7) | cellOf(square)
        table[index] = bitOf(side) === CHO ? value : -value
      }
    }
  }
  return table
}

/** Index in a table of files a to e and the ranks from a side's own back row. */
export function halfIndex(square: Square, side: Side): number {
  const rank = side === 'cho' ? rankOf(square) : 9 - rankOf(square)
  const file = fileOf(square)
  return rank * 5 + Math.min(file, 8 - file)
}

/** Points of a piece in a decision on points, by code; 0 for an empty cell. */
export const POINTS_OF: Int32Array = (() => {
  const table = new Int32Array(32)
  for (const side of SIDES) {
    for (const role of ROLES) table[codeOf({ side, role })] = PIECE_POINTS[role]
  }
  return table
})()

/** Points of all pieces of both sides at the start, and with how many the ending has come. */
export const ALL_POINTS = 144
export const ENDING_POINTS = 36
