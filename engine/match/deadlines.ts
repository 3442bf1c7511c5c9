import type { Side } from '../rules/types.ts'
import { SIDES } from '../rules/types.ts'
import type { MatchAction } from './action.ts'
import { timeLeft, turnBudget } from './clock.ts'
import type { PlayerId } from './player.ts'
import { type MatchState, sideOf, turnOf } from './state.ts'

/** A chooser of an arrangement has a minute. */
const SETUP_MS = 60_000

/** Times are whole milliseconds of the host's clock. */
export const isTime = (now: number): boolean => Number.isSafeInteger(now) && now >= 0

/** The sides that have to act now: none once the match is over. */
export function activeSides(state: MatchState): readonly Side[] {
  switch (state.phase) {
    case 'finished':
      return []
    case 'playing':
      return [turnOf(state)]
    case 'setup': {
      if (state.options.setupOrder === 'hanFirst') {
        return [state.choice.han === null ? 'han' : 'cho']
      }
      return SIDES.filter((side) => state.choice[side] === null)
    }
  }
}

/** The players who have to act now. */
export const activePlayers = (state: MatchState): readonly PlayerId[] =>
  activeSides(state).map((side) => state.players[side])

/**
 * When whoever has to act is too late, in milliseconds of the host's clock; an action at exactly
 * this time is late. Null once the match is over.
 */
export function deadline(state: MatchState): number | null {
  const { clock, options, phase } = state
  if (phase === 'finished') return null
  if (phase === 'setup') return clock.turnStartedAt + SETUP_MS
  const { timeControl } = options
  if (timeControl.kind === 'none') return clock.turnStartedAt + options.idleLimitSec * 1000
  const left = timeLeft(clock, turnOf(state))
  return clock.turnStartedAt + turnBudget(left, timeControl.periodSec * 1000)
}

/** The same for one side, out of reach or not; null where it has nothing to do. */
function lateFrom(state: MatchState, side: Side): number | null {
  const latest = deadline(state)
  if (latest === null || !activeSides(state).includes(side)) return null
  const since = state.disconnectedAt[side]
  return since === null ? latest : Math.min(latest, since + state.options.disconnectGraceSec * 1000)
}

/** The sides whose time is up at `now`. */
export const lateSides = (state: MatchState, now: number): readonly Side[] =>
  activeSides(state).filter((side) => {
    const late = lateFrom(state, side)
    return late !== null && now >= late
  })

/** When the host has to call `onTimeout` for a player; null where the player has nothing to do. */
export function timeoutAt(state: MatchState, player: PlayerId): number | null {
  const side = sideOf(state, player)
  return side === undefined ? null : lateFrom(state, side)
}

/**
 * What the host does for a player whose time is up: in the set-up an arrangement is drawn, in play
 * the time is lost; janggi moves nobody's pieces. Null where the player has nothing to do.
 */
export function onTimeout(state: MatchState, player: PlayerId): MatchAction | null {
  return timeoutAt(state, player) === null ? null : { type: 'timeout', player }
}
