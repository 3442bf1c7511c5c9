import { type Square, SQUARES } from './square.ts'
import { type Board, opposite, type Piece, type Role, type Side } from './types.ts'
import { wayOf } from './ways.ts'

/** A piece that attacks a point, and along what. */
export interface Attack {
  readonly from: Square
  readonly role: Role
  /** The points between attacker and target, in order: of a line, or the legs of a horse. */
  readonly path: readonly Square[]
  /** The piece a cannon leaps over (포다리). */
  readonly screen: Square | null
}

/** The pieces of a side that could take what stands on a point, or would stand there. */
export const attacksOn = (board: Board, target: Square, by: Side): readonly Attack[] =>
  SQUARES.flatMap((from) => {
    const piece = board[from]
    return piece?.side === by ? attackFrom(board, piece, from, target) : []
  })

/** The attack of a piece, as if it stood on a point; none where it does not reach the target. */
export function attackFrom(
  board: Board,
  piece: Piece,
  from: Square,
  target: Square,
): readonly Attack[] {
  const path = wayOf(piece, from, target)
  if (!path) return []
  const { role } = piece
  const between = path.filter((square) => board[square])
  if (role !== 'cannon') return between.length === 0 ? [{ from, role, path, screen: null }] : []
  const [screen] = between
  if (screen === undefined || between.length > 1 || board[screen]?.role === 'cannon') return []
  return board[target]?.role === 'cannon' ? [] : [{ from, role, path, screen }]
}

/** The pieces of a side that the other could take now, its own general's safety left aside. */
export const threatenedSquares = (board: Board, side: Side): readonly Square[] =>
  SQUARES.filter((square) => {
    const piece = board[square]
    if (piece?.side !== side) return false
    return attacksOn(board, square, opposite(side)).length > 0
  })
