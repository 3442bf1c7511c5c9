import { err, ok, type Result } from '../result.ts'
import { opposite, type Side, SIDES } from '../rules/types.ts'
import { isRecord } from '../rules/untrusted.ts'
import { startClock } from './clock.ts'
import { courseOf, startCourse } from './course.ts'
import { agreedResult } from './ending.ts'
import { RESERVED_NAMES } from './player.ts'
import { offerDraw, requestUndo } from './requests.ts'
import { type MatchResult, withRanking } from './result.ts'
import { read, type ShapeProblem } from './shape.ts'
import { type MatchState, ownActions, type PendingUndo, turnOf } from './state.ts'
import { type ClaimedResult, stateShape } from './state-shape.ts'

/**
 * Reads a match from untrusted data: its shape, and that one part does not contradict another. Every
 * move is replayed, and the result is the one the match leads to.
 */
export function validateState(value: unknown): Result<MatchState, readonly ShapeProblem[]> {
  const found = read(stateShape, value)
  if (!found.ok) return found
  const claimed = found.value
  const unended: MatchState = { ...claimed, result: null }
  const broken =
    firstFalse(namesAndPhase(unended)) ?? illegalMove(unended) ?? firstFalse(details(unended))
  if (broken) return err([broken])
  if (claimed.result === null) {
    return unended.phase === 'finished' ? err([contradiction('result')]) : ok(unended)
  }
  const result = unended.phase === 'finished' ? trueResult(claimed.result, unended) : undefined
  return result && isSameData(claimed.result.whole, result)
    ? ok({ ...unended, result })
    : err([contradiction('result')])
}

/** Paths of a state, and whether what stands there can be true. */
type Checks = readonly (readonly [path: string, isTrue: boolean])[]

const contradiction = (path: string): ShapeProblem => ({
  code: 'invalid',
  path,
  reason: 'contradiction',
})

function firstFalse(checks: Checks): ShapeProblem | undefined {
  const broken = checks.find(([, isTrue]) => !isTrue)
  return broken && contradiction(broken[0])
}

function namesAndPhase(state: MatchState): Checks {
  const { players, phase, choice, start, moves, options } = state
  const isChosen = choice.cho !== null && choice.han !== null
  const isBegun = start !== null || isChosen
  return [
    ['players', players.cho !== players.han],
    ['players', SIDES.every((side) => !RESERVED_NAMES.includes(players[side]))],
    ['start', start === null || (choice.cho === null && choice.han === null)],
    ['choice', options.setupOrder !== 'hanFirst' || choice.cho === null || choice.han !== null],
    ['phase', phase === 'finished' || (phase === 'playing') === isBegun],
    ['moves', isBegun || moves.length === 0],
    ['start', startCourse(state)?.outcome == null],
  ]
}

/** The first move the rules refuse. */
function illegalMove(state: MatchState): ShapeProblem | undefined {
  const course = startCourse(state)
  if (!course) return undefined
  for (const [i, move] of state.moves.entries()) {
    const refusal = course.refusal(move)
    if (refusal) return { code: 'invalid', path: `moves.${i}`, reason: refusal.code }
    course.play(move)
  }
  return undefined
}

function details(state: MatchState): Checks {
  const { phase, clock, options, undo, draw } = state
  const full = startClock(options.timeControl, 0)
  const limit = options.undo === 'off' ? 0 : options.undo
  // Until the end, whoever has periods keeps one: the last is used up by losing.
  const leastPeriods = phase === 'finished' ? 0 : Math.min(1, full.periodsLeft.cho)
  return [
    ['phase', phase !== 'playing' || courseOf(state)?.outcome === null],
    ['clock.mainMs', SIDES.every((side) => clock.mainMs[side] <= full.mainMs[side])],
    ['clock.periodsLeft', SIDES.every((side) => clock.periodsLeft[side] >= leastPeriods)],
    ['clock.periodsLeft', SIDES.every((side) => clock.periodsLeft[side] <= full.periodsLeft[side])],
    ['undo.usedBy', limit === 'unlimited' || SIDES.every((side) => undo.usedBy[side] <= limit)],
    ['draw.closedAt', SIDES.every((side) => (draw.closedAt[side] ?? 0) <= ownActions(state, side))],
    ['undo.pending', undo.pending === null || couldAskUndo(state, undo.pending)],
    ['draw.pendingBy', draw.pendingBy === null || couldOffer(state, draw.pendingBy)],
  ]
}

function couldAskUndo(state: MatchState, { by, plies }: PendingUndo): boolean {
  if (state.phase !== 'playing') return false
  const asked = requestUndo({ ...state, undo: { ...state.undo, pending: null } }, by)
  return asked.ok && asked.value.state.undo.pending?.plies === plies
}

function couldOffer(state: MatchState, by: Side): boolean {
  if (state.phase !== 'playing') return false
  return offerDraw({ ...state, draw: { ...state.draw, pendingBy: null } }, by).ok
}

/** The result that a finished match with this winner and reason has, or undefined for none. */
function trueResult({ winner, reason }: ClaimedResult, state: MatchState): MatchResult | undefined {
  const course = courseOf(state)
  if (course?.outcome) return withRanking(course.outcome, state.players)
  if (!course) return reason === 'aborted' ? agreedResult(state, null, reason) : undefined
  switch (reason) {
    case 'resign':
      return winner === null ? undefined : agreedResult(state, winner, reason)
    case 'timeLoss':
      return agreedResult(state, opposite(turnOf(state)), reason)
    case 'drawAgreed':
      return state.options.drawOffer ? agreedResult(state, null, reason) : undefined
    default:
      return undefined
  }
}

/** Whether untrusted data says the same as ours, in whatever order of keys. */
function isSameData(value: unknown, own: unknown): boolean {
  if (Array.isArray(own)) {
    return (
      Array.isArray(value) &&
      value.length === own.length &&
      own.every((item, i) => isSameData(value[i], item))
    )
  }
  if (!isRecord(own)) return value === own
  const keys = Object.keys(own)
  return (
    isRecord(value) &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => Object.hasOwn(value, key) && isSameData(value[key], own[key]))
  )
}
