import type { Board, Role, Side } from './types.ts'

/** What a piece counts in a points decision (점수 판정): chariot 13 to soldier 2, the general nothing. */
export const PIECE_POINTS: Readonly<Record<Role, number>> = {
  general: 0,
  chariot: 13,
  cannon: 7,
  horse: 5,
  elephant: 3,
  guard: 3,
  soldier: 2,
}

/** Han moves second and is given this many points for it (덤); no tie is possible. */
export const DEOM = 1.5

export interface Points {
  readonly cho: number
  readonly han: number
}

/** Points of what stands on the board, Han's with the deom. */
export function points(board: Board): Points {
  const sum: Record<Side, number> = { cho: 0, han: DEOM }
  for (const piece of board) {
    if (piece) sum[piece.side] += PIECE_POINTS[piece.role]
  }
  return sum
}

/** Whether both sides count fewer than 30 points, the deom excluded. */
export const areBothBelow30 = ({ cho, han }: Points): boolean => cho < 30 && han - DEOM < 30
