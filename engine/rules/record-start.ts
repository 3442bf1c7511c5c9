import { freshPast, loadedStanding, type Standing } from './past.ts'
import { isStartBoard } from './start-kind.ts'
import type { Setup } from './types.ts'

/**
 * What a bare position is the start of. On a start board, perhaps with pieces given as a handicap
 * (접장기), nothing has been captured; any other board is a position out of a game of which nothing
 * else is known.
 */
export const recordStart = (setup: Setup): Standing =>
  isStartBoard(setup.board) ? { setup, past: freshPast(setup.turn) } : loadedStanding(setup)
