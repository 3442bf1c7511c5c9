import { err, ok, type Result } from '../result.ts'
import { type Arrangement, ARRANGEMENTS } from '../rules/setup.ts'
import { opposite, type Side } from '../rules/types.ts'
import { activeSides } from './deadlines.ts'
import type { MatchEvent, Step } from './event.ts'
import { drawBelow, type RandomState } from './random.ts'
import type { Refusal } from './refusal.ts'
import { withSide } from './player.ts'
import type { MatchState } from './state.ts'

/** A player's own choice of arrangement (상차림). */
export function chooseArrangement(
  state: MatchState,
  side: Side,
  arrangement: Arrangement,
  now: number,
): Result<Step, Refusal> {
  if (state.choice[side] !== null) return err({ code: 'alreadyChosen' })
  if (state.phase !== 'setup') return err({ code: 'wrongPhase', phase: state.phase })
  if (!activeSides(state).includes(side)) return err({ code: 'notYourTurnToChoose' })
  return ok(settle(state, side, arrangement, now, false))
}

/** The arrangement of a player who let the minute pass: each of the four equally likely. */
export const drawArrangement = (state: MatchState, side: Side, now: number): Step =>
  settle(state, side, arrangementFor(state.rng, side), now, true)

/**
 * Cho's is the first draw and Han's the second, whether or not both are needed and whoever is late
 * first: what a side gets depends on the seed alone.
 */
function arrangementFor(rng: RandomState, side: Side): Arrangement {
  const forCho = drawBelow(rng, ARRANGEMENTS.length)
  const draw = side === 'cho' ? forCho : drawBelow(forCho.next, ARRANGEMENTS.length)
  const drawn = ARRANGEMENTS[draw.value]
  if (drawn === undefined) throw new Error(`drew ${draw.value} of ${ARRANGEMENTS.length}`)
  return drawn
}

function settle(
  state: MatchState,
  side: Side,
  arrangement: Arrangement,
  now: number,
  automatic: boolean,
): Step {
  const choice = withSide(state.choice, side, arrangement)
  const isHidden = state.options.setupOrder === 'simultaneous'
  const chosen: MatchEvent = {
    type: 'setupChosen',
    side,
    arrangement: isHidden ? null : arrangement,
    automatic,
  }
  const { cho, han } = choice
  // The minute of whoever is to choose next begins now; together, both minutes began together.
  const clock =
    isHidden && choice[opposite(side)] === null
      ? state.clock
      : { ...state.clock, turnStartedAt: now }
  if (cho === null || han === null) {
    return { state: { ...state, choice, clock }, events: [chosen] }
  }
  const started: MatchEvent = { type: 'started', arrangements: { cho, han } }
  return { state: { ...state, phase: 'playing', choice, clock }, events: [chosen, started] }
}
