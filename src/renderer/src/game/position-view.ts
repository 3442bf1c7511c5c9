import { formatFen } from '#engine/notation/fen'
import { SQUARES, type Square } from '#engine/rules/square'
import type { Board, Side } from '#engine/rules/types'
import type { BoardStep } from '#shared/board/board-picture'
import type { PlyView } from '../documents/game-view.ts'

/** The two corners that mark the last move; a pass has none. */
export const lastStepOf = (ply: PlyView | undefined): BoardStep | undefined =>
  ply?.move.kind === 'step' ? { from: ply.move.from, to: ply.move.to } : undefined

/** Where the general of the side to move stands, if the last ply gave check. */
export function checkedSquare(
  ply: PlyView | undefined,
  board: Board,
  turn: Side,
): Square | undefined {
  if (!ply?.isCheck) return undefined
  return SQUARES.find((s) => board[s]?.role === 'general' && board[s].side === turn)
}

/** The FEN of a board in view; the move number counts from the start of the record. */
export const fenAt = (board: Board, turn: Side, ply: number): string =>
  formatFen({ board, turn }, Math.floor(ply / 2) + 1)
