import type { Score } from '../score.ts'

/**
 * Points (점) of advantage at which Cho is taken to win about 73 in 100 games. Chosen by hand, not
 * fitted to the results of games.
 */
const SCALE_POINTS = 4

/** A decided game leaves this much to chance: lines may be misjudged, and bars keep an edge. */
const ALMOST = 0.995

/** Cho's expected share of the win, 0 to 1, by a score for Cho. */
export function choWinShare({ kind, value }: Score): number {
  if (kind !== 'points') return value > 0 ? 1 : 0
  const share = 1 / (1 + Math.exp(-value / SCALE_POINTS))
  return Math.min(ALMOST, Math.max(1 - ALMOST, share))
}
