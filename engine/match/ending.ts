import { outcome } from '../rules/outcome.ts'
import type { Side } from '../rules/types.ts'
import { endTurn } from './clock.ts'
import { courseOf, scoresOf } from './course.ts'
import type { Step } from './event.ts'
import { type AgreedReason, type MatchResult, withRanking } from './result.ts'
import { type MatchState, turnOf } from './state.ts'

/** The result of a match that ends now, not by what stands on the board. */
export const agreedResult = (
  state: MatchState,
  winner: Side | null,
  reason: AgreedReason,
): MatchResult =>
  withRanking(
    outcome(winner, reason, { points: scoresOf(state), ply: courseOf(state)?.ply ?? 0 }),
    state.players,
  )

/** Ends a match otherwise than on the board. The running turn is charged. */
export function endMatch(
  state: MatchState,
  winner: Side | null,
  reason: AgreedReason,
  now: number,
): Step {
  const clock =
    state.phase === 'playing'
      ? endTurn(state.clock, state.options.timeControl, turnOf(state), now)
      : state.clock
  return finish({ ...state, clock }, agreedResult(state, winner, reason))
}

/** No request outlives the match. */
export const finish = (state: MatchState, result: MatchResult): Step => ({
  state: {
    ...state,
    phase: 'finished',
    undo: { ...state.undo, pending: null },
    draw: { ...state.draw, pendingBy: null },
    result,
  },
  events: [{ type: 'ended', result }],
})
