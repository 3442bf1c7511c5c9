import type { Result } from '#engine/result'
import { err } from '#engine/result'
import {
  defaultPast,
  type Past,
  type Standing,
  type StandingProblem,
  validatePast,
} from '#engine/rules/past'
import { positionKey } from '#engine/rules/position-key'
import { checkSetup } from '#engine/rules/setup'
import { type Move, opposite, type Setup, type Side } from '#engine/rules/types'

/** What a FEN does not say and a ruling needs, as a person fills it in. */
export interface EditedPast {
  /** Actions before the position, passes included. */
  readonly plies: number
  /** How many of them were passes. */
  readonly passes: number
  readonly hasCapture: boolean
  /** The last action was a pass. */
  readonly afterPass: boolean
  /** The other side has called bikjang (빅장), and it waits for an answer. */
  readonly bikjangCalled: boolean
  /** Which occurrence of the position this is; 1 for a new one. */
  readonly occurrence: number
}

/** Who made the first move: turns alternate, passes included. */
export const firstMoverOf = ({ plies }: EditedPast, turn: Side): Side =>
  plies % 2 === 0 ? turn : opposite(turn)

export const editedPastOf = (past: Past, setup: Setup): EditedPast => ({
  plies: past.ply,
  passes: past.ply - past.steps,
  hasCapture: past.firstCapturePly !== null,
  afterPass: past.consecutivePasses > 0,
  bikjangCalled: past.bikjang !== null,
  occurrence: occurrenceIn(past, setup),
})

export const isSamePast = (a: EditedPast, b: EditedPast): boolean =>
  Object.entries(a).every(([part, value]) => Reflect.get(b, part) === value)

/** How often in a row the side that just moved has given check (연속 장군), as far as that is known. */
export function checksInARow({ trail }: Past, isInCheck: boolean): number {
  let count = isInCheck ? 1 : 0
  for (let i = trail.length - 2; count > 0 && trail[i]?.check === true; i -= 2) count++
  return count
}

/** Counts the positions before the trail and those on it. */
function occurrenceIn({ earlier, trail }: Past, setup: Setup): number {
  const key = positionKey(setup)
  return (earlier[key] ?? 0) + trail.filter((entry) => entry.key === key).length + 1
}

/** What was before some of the moves that are counted in a past. */
export function pastBefore(past: EditedPast, moves: readonly Move[]): EditedPast {
  const plies = Math.max(0, past.plies - moves.length)
  const passes = past.passes - moves.filter(({ kind }) => kind === 'pass').length
  return {
    plies,
    passes: Math.max(0, Math.min(passes, plies)),
    hasCapture: past.hasCapture,
    afterPass: false,
    bikjangCalled: false,
    occurrence: 1,
  }
}

export const unknownPast = (setup: Setup): EditedPast => editedPastOf(defaultPast(setup), setup)

/** The position with its past, or everything that is wrong with them. */
export function standingFrom(
  setup: Setup,
  past: EditedPast,
): Result<Standing, readonly StandingProblem[]> {
  const problems = checkSetup(setup)
  if (problems.length > 0) return err(problems)
  const { plies, passes, occurrence } = past
  const full: Past = {
    ...defaultPast(setup),
    ply: plies,
    steps: plies - passes,
    firstMover: firstMoverOf(past, setup.turn),
    firstCapturePly: past.hasCapture ? 0 : null,
    consecutivePasses: past.afterPass ? 1 : 0,
    bikjang: past.bikjangCalled ? { calledBy: opposite(setup.turn), ply: 0 } : null,
    earlier: occurrence > 1 ? { [positionKey(setup)]: occurrence - 1 } : {},
  }
  const valid = validatePast(full, setup)
  return valid.ok ? { ok: true, value: { setup, past: valid.value } } : valid
}
