import { PIECE_POINTS } from '../rules/points.ts'
import type { Board } from '../rules/types.ts'

export const PHASES = ['opening', 'middle', 'ending'] as const
export type Phase = (typeof PHASES)[number]

/** Both sides begin with 72 points. */
const OPENING_POINTS = 120
const OPENING_PLIES = 30
/** Under 30 points a side the associations count an ending, too. */
const ENDING_POINTS = 60

/** The phase a position belongs to, by the moves made and the points that stand on the board. */
export function phaseOf(board: Board, ply: number): Phase {
  const points = board.reduce((sum, piece) => sum + (piece ? PIECE_POINTS[piece.role] : 0), 0)
  if (points < ENDING_POINTS) return 'ending'
  return ply < OPENING_PLIES && points >= OPENING_POINTS ? 'opening' : 'middle'
}
