import { freshPast, loadedStanding, type Standing } from './past.ts'
import { ARRANGEMENTS, arrangementSetup } from './setup.ts'
import { SQUARES } from './square.ts'
import type { Board, Setup } from './types.ts'

/**
 * What a bare position is the start of. On a start board, perhaps with pieces given as a handicap
 * (접장기), nothing has been captured; any other board is a position out of a game of which nothing
 * else is known.
 */
export const recordStart = (setup: Setup): Standing =>
  isStartBoard(setup.board) ? { setup, past: freshPast(setup.turn) } : loadedStanding(setup)

/** Whether every piece stands where it starts, under some pair of arrangements. */
const isStartBoard = (board: Board): boolean =>
  START_BOARDS.some((start) =>
    SQUARES.every((square) => {
      const piece = board[square]
      const first = start[square]
      return !piece || (piece.side === first?.side && piece.role === first.role)
    }),
  )

const START_BOARDS: readonly Board[] = ARRANGEMENTS.flatMap((cho) =>
  ARRANGEMENTS.map((han) => arrangementSetup(cho, han).board),
)
