import { err, ok, type Result, unreachable } from '../result.ts'
import { opposite, PASS, type Side } from '../rules/types.ts'
import { type MatchAction, readAction } from './action.ts'
import { chooseArrangement, drawArrangement } from './arrangement.ts'
import { isTime, lateSides } from './deadlines.ts'
import { endMatch } from './ending.ts'
import type { Step } from './event.ts'
import { playMove } from './play.ts'
import { type PlayerId, SYSTEM, withSide } from './player.ts'
import type { Refusal } from './refusal.ts'
import { cancelOffer, offerDraw, requestUndo, respondDraw, respondUndo } from './requests.ts'
import { type MatchState, sideOf } from './state.ts'

type SystemAction = Extract<MatchAction, { readonly player: PlayerId }>
type PlayerAction = Exclude<MatchAction, SystemAction>

const isSystemAction = (action: MatchAction): action is SystemAction => 'player' in action

/**
 * The match after an action of a player, or of the host itself (`SYSTEM`), that arrived at `now`;
 * or why it was not taken, and then the match stays as it is.
 *
 * What arrives at a deadline or after it finds the time run out: the timeout takes place, and the
 * late player's action is void.
 */
export function apply(
  state: MatchState,
  action: unknown,
  actor: PlayerId,
  now: number,
): Result<Step, Refusal> {
  const read = readAction(action)
  if (!read.ok) return err({ code: 'malformed', problems: read.error })
  if (!isTime(now)) return err({ code: 'badTime' })
  const isHost = actor === SYSTEM
  if (!isHost && sideOf(state, actor) === undefined) return err({ code: 'unknownPlayer' })
  if (isSystemAction(read.value) !== isHost) return err({ code: 'notYourAction' })
  const side = sideOf(state, isSystemAction(read.value) ? read.value.player : actor)
  if (side === undefined) return err({ code: 'unknownPlayer' })
  if (state.phase === 'finished') return err({ code: 'gameOver' })
  return isSystemAction(read.value)
    ? applySystem(state, side, read.value, now)
    : applyPlayer(state, side, read.value, now)
}

function applyPlayer(
  state: MatchState,
  side: Side,
  action: PlayerAction,
  now: number,
): Result<Step, Refusal> {
  const late = lateSides(state, now)
  const settled = settleLate(state, late, now)
  if (settled.state.phase === 'finished' || late.includes(side)) return ok(settled)
  const step = take(settled.state, side, action, now)
  return step.ok ? ok(following(settled, step.value)) : step
}

function applySystem(
  state: MatchState,
  side: Side,
  action: SystemAction,
  now: number,
): Result<Step, Refusal> {
  const late = lateSides(state, now)
  if (action.type === 'timeout') {
    return late.includes(side) ? ok(settleLate(state, late, now)) : err({ code: 'notLate' })
  }
  const isGone = action.type === 'disconnected'
  if ((state.disconnectedAt[side] !== null) === isGone) return err({ code: 'sameConnection' })
  const settled = settleLate(state, late, now)
  if (settled.state.phase === 'finished') return ok(settled)
  const disconnectedAt = withSide(settled.state.disconnectedAt, side, isGone ? now : null)
  return ok(
    following(settled, {
      state: { ...settled.state, disconnectedAt },
      events: [{ type: action.type, side }],
    }),
  )
}

/** What running out of time does: an arrangement is drawn, or the match is lost. */
function settleLate(state: MatchState, late: readonly Side[], now: number): Step {
  let step: Step = { state, events: [] }
  for (const side of late) {
    const next =
      state.phase === 'setup'
        ? drawArrangement(step.state, side, now)
        : endMatch(step.state, opposite(side), 'timeLoss', now)
    step = following(step, next)
  }
  return step
}

const following = (first: Step, second: Step): Step => ({
  state: second.state,
  events: [...first.events, ...second.events],
})

function take(
  state: MatchState,
  side: Side,
  action: PlayerAction,
  now: number,
): Result<Step, Refusal> {
  if (action.type === 'chooseSetup') return chooseArrangement(state, side, action.arrangement, now)
  if (action.type === 'resign') return ok(resign(state, side, now))
  if (state.phase !== 'playing') return err({ code: 'wrongPhase', phase: state.phase })
  switch (action.type) {
    case 'move':
      return playMove(state, side, { kind: 'step', from: action.from, to: action.to }, now)
    case 'pass':
      return playMove(state, side, PASS, now)
    case 'requestUndo':
      return requestUndo(state, side)
    case 'respondUndo':
      return respondUndo(state, side, action.accept, now)
    case 'offerDraw':
      return offerDraw(state, side)
    case 'respondDraw':
      return respondDraw(state, side, action.accept, now)
    case 'cancelOffer':
      return cancelOffer(state, side)
    default:
      return unreachable(action)
  }
}

/** Giving up (기권) loses a match that has begun; before that it only calls it off. */
const resign = (state: MatchState, side: Side, now: number): Step =>
  state.phase === 'setup'
    ? endMatch(state, null, 'aborted', now)
    : endMatch(state, opposite(side), 'resign', now)
