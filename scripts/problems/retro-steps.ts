import { attackFrom } from '#engine/rules/attackers'
import { checkSetup, PIECE_LIMITS } from '#engine/rules/setup'
import { rankOf, type Square, SQUARES } from '#engine/rules/square'
import { opposite, type Piece, ROLES, type Setup } from '#engine/rules/types'
import { wayOf } from '#engine/rules/ways'

/** A step that could have led to a position, taken back. */
export interface RetroStep {
  readonly from: Square
  readonly to: Square
  /** What it captured; it stands on `to` again. */
  readonly captured: Piece | undefined
  readonly before: Setup
}

/** The rank on which soldiers start, from their own back row: they never go back. */
const SOLDIER_RANK = 3

/**
 * Every step by which the side not to move may have reached a position, captures among them: legal,
 * and from a position that can be played from. Passes are left out. The caller vouches for the setup.
 */
export function retroSteps(after: Setup): readonly RetroStep[] {
  const mover = opposite(after.turn)
  const capturable = [undefined, ...missing(after)]
  return SQUARES.flatMap((to) => {
    const piece = after.board[to]
    if (piece?.side !== mover) return []
    return SQUARES.filter(
      (from) => !after.board[from] && wayOf(piece, from, to) && canStand(piece, from),
    ).flatMap((from) =>
      capturable.flatMap((captured) => {
        const board = after.board.with(from, piece).with(to, captured)
        const before: Setup = { board, turn: mover }
        const isPossible =
          attackFrom(board, piece, from, to).length > 0 &&
          (!captured || canStand(captured, to)) &&
          checkSetup(before).length === 0
        return isPossible ? [{ from, to, captured, before }] : []
      }),
    )
  })
}

/** The kinds of pieces of the side to move of which some are gone from the board. */
function missing({ board, turn }: Setup): readonly Piece[] {
  return ROLES.filter((role) => {
    const left = board.filter((piece) => piece?.side === turn && piece.role === role)
    return left.length < PIECE_LIMITS[role]
  }).map((role) => ({ side: turn, role }))
}

/** Palaces are `checkSetup`'s; the points behind the row of the soldiers see none of them. */
export function canStand({ side, role }: Piece, square: Square): boolean {
  const rank = side === 'cho' ? rankOf(square) : 9 - rankOf(square)
  return role !== 'soldier' || rank >= SOLDIER_RANK
}
