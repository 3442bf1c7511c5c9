import type { Limits } from './surroundings.ts'

/** A player's clock. */
export interface Clock {
  readonly remainingMs: number
  readonly incrementMs: number
  /** Moves until the clock is filled up, undefined where the rest of the game is to be played. */
  readonly movesToGo?: number
}

/** Kept back for the way of a move to whoever referees. */
const OVERHEAD_MS = 30
/** Moves for which time is kept when the clock says nothing. */
const EXPECTED_MOVES = 35

/** How long to think with this much time on the clock. */
export function timeLimits({ remainingMs, incrementMs, movesToGo }: Clock): Limits {
  const usable = Math.max(1, remainingMs - OVERHEAD_MS)
  const moves = Math.max(1, Math.min(movesToGo ?? EXPECTED_MOVES, EXPECTED_MOVES))
  const share = usable / moves + incrementMs * 0.75
  const softMs = Math.max(1, Math.min(share * 0.6, usable * 0.5))
  return { softMs, hardMs: Math.max(1, Math.min(share * 3, usable * 0.7)) }
}

/** Time given to one move exactly. */
export const moveTimeLimits = (ms: number): Limits => ({ hardMs: Math.max(1, ms) })
