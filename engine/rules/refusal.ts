import { type Attack, attacksOn } from './attackers.ts'
import { areBothBelow30 } from './points.ts'
import type { RuleSet } from './ruleset.ts'
import type { Track } from './track.ts'
import { type Move, opposite, PASS } from './types.ts'
import { type StepRefusal, whyIllegal } from './why-illegal.ts'

/** Why an action is refused. */
export type Refusal =
  | StepRefusal
  | { readonly code: 'game-over' }
  | { readonly code: 'pass-in-check'; readonly attacks: readonly Attack[] }
  | { readonly code: 'pass-not-allowed' }
  | {
      readonly code: 'repetition'
      /** Which occurrence it would be, and the plies of those that are known. */
      readonly occurrence: number
      readonly plies: readonly number[]
    }

/** Why an action is refused, movement before the rule set; undefined where it is legal. */
export function refusalOf(track: Track, rules: RuleSet, move: Move): Refusal | undefined {
  const movement = movementRefusal(track, move)
  if (movement) return movement
  switch (ruleRefusal(track, rules, move)) {
    case undefined:
      return undefined
    case 'pass-not-allowed':
      return { code: 'pass-not-allowed' }
    case 'repetition':
      return {
        code: 'repetition',
        occurrence: track.occurrenceAfter(move),
        plies: track.pliesAfter(move),
      }
  }
}

/** What no rule set allows. */
export function movementRefusal(track: Track, move: Move): Refusal | undefined {
  if (track.isMovementLegal(move)) return undefined
  if (move.kind === 'pass') return { code: 'pass-in-check', attacks: attacksOnKing(track) }
  const why = whyIllegal(track.setup, move.from, move.to)
  if (!why) throw new Error('a step was refused without a reason')
  return why
}

function attacksOnKing(track: Track): readonly Attack[] {
  const { board, turn } = track.setup
  const king = track.kingSquare(turn)
  return king === undefined ? [] : attacksOn(board, king, opposite(turn))
}

type RuleRefusalCode = 'pass-not-allowed' | 'repetition'

/** Whether the action makes an occurrence that the rule set forbids, exceptions aside. */
function isForbidden(track: Track, rules: RuleSet, move: Move): boolean {
  if (rules.repetition !== 'forbid') return false
  if (track.occurrenceAfter(move) < rules.repetitionCount) return false
  return !(rules.repetitionFreeBelow30 && areBothBelow30(track.pointsAfter(move)))
}

/**
 * The rule set's word on a safe step, or on a pass out of check; undefined allows it.
 *
 * A forbidden repetition is let through where there is no way out: in check no other safe step, out
 * of check neither a step nor a pass that is not forbidden. A pass is always legal where no legal
 * step is left.
 */
export function ruleRefusal(track: Track, rules: RuleSet, move: Move): RuleRefusalCode | undefined {
  const forbidden = isForbidden(track, rules, move)
  const isPass = move.kind === 'pass'
  if (!forbidden && (!isPass || rules.allowPass)) return undefined
  if (hasLegalStep(track, rules)) {
    return isPass && !rules.allowPass ? 'pass-not-allowed' : 'repetition'
  }
  if (isPass || track.isCheck || isForbidden(track, rules, PASS)) return undefined
  return 'repetition'
}

/** Whether a safe step is left that the rule set does not forbid. If not, a pass is forced. */
export const hasLegalStep = (track: Track, rules: RuleSet): boolean =>
  track.safeSteps().some((step) => !isForbidden(track, rules, step))

/** Everything the side to move may do, the pass last. */
export function legalActions(track: Track, rules: RuleSet): Move[] {
  const steps = track.safeSteps()
  if (rules.repetition !== 'forbid') {
    const mayPass = !track.isCheck && (rules.allowPass || steps.length === 0)
    return mayPass ? [...steps, PASS] : steps
  }
  const free = steps.filter((step) => !isForbidden(track, rules, step))
  if (track.isCheck) return free.length > 0 ? free : steps
  const passIsFree = !isForbidden(track, rules, PASS)
  if (free.length === 0) return passIsFree ? [PASS] : [...steps, PASS]
  return passIsFree && rules.allowPass ? [...free, PASS] : free
}
