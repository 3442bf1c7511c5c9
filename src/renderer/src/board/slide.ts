import type { Square } from '#engine/rules/square'
import { SQUARES } from '#engine/rules/square'
import type { Board, Piece } from '#engine/rules/types'
import type { BoardStep } from '#shared/board/board-picture'

/**
 * The one piece whose place tells the two boards apart, forward or backward (a captured piece may
 * come back); `undefined` if they differ in more or less than that.
 */
export function movedPiece(before: Board, after: Board): BoardStep | undefined {
  const changed = SQUARES.filter((square) => !same(before[square], after[square]))
  const [one, other] = changed
  if (one === undefined || other === undefined || changed.length > 2) return undefined
  const steps = [
    { from: one, to: other },
    { from: other, to: one },
  ]
  const possible = steps.filter(({ from, to }) => cameFrom(before, after, from, to))
  return possible.length === 1 ? possible[0] : undefined
}

const cameFrom = (before: Board, after: Board, from: Square, to: Square): boolean =>
  before[from] !== undefined && same(before[from], after[to])

const same = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a?.side === b?.side && a?.role === b?.role
