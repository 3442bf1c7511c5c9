import { mirrored, type Square, SQUARES, turned } from '#engine/rules/square'
import { type Board, opposite, type Piece, ROLES, type Setup } from '#engine/rules/types'

/** Puts a piece on a point, or clears the point. */
export const put = (board: Board, square: Square, piece: Piece | undefined): Board =>
  board.with(square, piece)

/** Sets a piece on another point; what stood there is gone. */
export const carry = (board: Board, from: Square, to: Square): Board =>
  board.with(to, board[from]).with(from, undefined)

/** The piece changes sides. */
export function changeSide(board: Board, square: Square): Board {
  const piece = board[square]
  return piece ? board.with(square, { ...piece, side: opposite(piece.side) }) : board
}

/** The piece becomes the next of the seven, or one before with a negative number. */
export function changeRole(board: Board, square: Square, by: number): Board {
  const piece = board[square]
  if (!piece) return board
  const role = ROLES.at((ROLES.indexOf(piece.role) + by) % ROLES.length)
  return role ? board.with(square, { ...piece, role }) : board
}

export const EMPTY: Board = SQUARES.map(() => undefined)

/** Left and right exchanged. */
export const mirror = (board: Board): Board => SQUARES.map((square) => board[mirrored(square)])

/** Both sides exchanged, pieces and turn: the same position for the other player. */
export const swapSides = ({ board, turn }: Setup): Setup => ({
  board: SQUARES.map((square) => {
    const piece = board[turned(square)]
    return piece && { ...piece, side: opposite(piece.side) }
  }),
  turn: opposite(turn),
})
