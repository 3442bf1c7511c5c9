import { unreachable } from '#engine/result'
import type { Attack } from '#engine/rules/attackers'
import type { OutcomeEvidence } from '#engine/rules/outcome'
import type { PastProblem, StandingProblem } from '#engine/rules/past'
import type { RuleEvent } from '#engine/rules/ply-report'
import type { Refusal } from '#engine/rules/refusal'
import type { RuleSet, RuleSetProblem } from '#engine/rules/ruleset'
import { formatKiboSquare } from '#engine/rules/square'
import type { Texts } from './index.ts'
import { describeSetupProblem } from './setup-problems.ts'

/** The sentence for a refused action. A code without words does not compile. */
export function describeRefusal({ rules }: Texts, refusal: Refusal): string {
  const { refusals } = rules
  const list = (attacks: readonly Attack[]): string =>
    attacks.map(({ role, from }) => rules.attacker(role, formatKiboSquare(from))).join(', ')
  switch (refusal.code) {
    case 'not-its-way':
    case 'outside-palace':
    case 'no-diagonal-here':
    case 'leg-blocked':
      return refusals[refusal.code](refusal.role)
    case 'pinned':
      return refusals.pinned(refusal.attack.role, formatKiboSquare(refusal.attack.from))
    case 'becomes-screen':
      return refusals['becomes-screen'](formatKiboSquare(refusal.attack.from))
    case 'into-check':
    case 'still-in-check':
      return refusals[refusal.code](list(refusal.attacks))
    case 'repetition':
      return refusals.repetition(refusal.occurrence, refusal.plies)
    default:
      return refusals[refusal.code]
  }
}

/** A few words for what an action brought. */
export function describeRuleEvent(words: Texts, event: RuleEvent): string {
  const { events } = words.rules
  switch (event.type) {
    case 'illegalStood':
      return events.illegalStood(describeRefusal(words, event.refusal))
    case 'capture':
      return events.capture(event.role)
    case 'scoreChange':
      return events.scoreChange(event.after.cho, event.after.han)
    case 'repetition':
      return events.repetition(event.n, event.plies.slice(0, -1))
    default:
      return events[event.type]
  }
}

/** What a ruling says about perpetual check, where the rules ask for it. */
export function describePerpetual({ rules }: Texts, evidence: OutcomeEvidence): string | undefined {
  if (evidence.kind !== 'repetition' || evidence.perpetualChecker === null) return undefined
  return evidence.perpetualChecker === 'unknown'
    ? rules.perpetualUnknown
    : rules.perpetual(evidence.perpetualChecker)
}

/** What a ruling on bikjang below 30 points adds: an exception that is only told of. */
export const describeBikjangNote = (
  { rules: words }: Texts,
  set: RuleSet,
  evidence: OutcomeEvidence,
): string | undefined =>
  evidence.kind === 'bikjang' && set.bikjang === 'kja30' ? words.kingCaptureNote : undefined

/** The value of one point of a rule set. */
export function describeRulePoint({ rules }: Texts, set: RuleSet, point: keyof RuleSet): string {
  switch (point) {
    case 'bikjang':
      return rules.bikjang[set.bikjang]
    case 'repetition':
      return rules.repetition[set.repetition]
    case 'repetitionCount':
      return rules.times(set.repetitionCount)
    case 'moveLimit':
      return set.moveLimit === 0 ? rules.noLimit : rules.moves(set.moveLimit)
    case 'scoring':
    case 'bikjangBeforeMate':
    case 'perpetualCheckLoses':
    case 'repetitionFreeBelow30':
    case 'allowPass':
    case 'passCountsAsMove':
      return set[point] ? rules.yes : rules.no
    default:
      return unreachable(point)
  }
}

/** What is wrong in a rule set that was read. */
export function describeRuleSetProblem(
  { rules: { ruleProblems } }: Texts,
  problem: RuleSetProblem,
): string {
  switch (problem.code) {
    case 'rules-not-an-object':
      return ruleProblems['rules-not-an-object']
    case 'rules-unknown-point':
      return ruleProblems['rules-unknown-point'](problem.point)
    case 'rules-missing-point':
    case 'rules-bad-value':
      return ruleProblems[problem.code](problem.point)
    default:
      return unreachable(problem)
  }
}

/** What is wrong in a position with its past. */
export function describeStandingProblem(words: Texts, problem: StandingProblem): string {
  switch (problem.code) {
    case 'no-general':
    case 'too-many':
    case 'outside-palace':
    case 'opponent-in-check':
      return describeSetupProblem(words, problem)
    case 'standing-not-a-position':
      return words.rules.pastProblems['standing-not-a-position']
    default:
      return describePastProblem(words, problem)
  }
}

function describePastProblem({ rules: { pastProblems } }: Texts, problem: PastProblem): string {
  switch (problem.code) {
    case 'past-unknown-key':
    case 'past-bad-value':
    case 'past-too-long':
      return pastProblems[problem.code](problem.key)
    case 'past-trail-turn':
      return pastProblems['past-trail-turn'](problem.index)
    default:
      return pastProblems[problem.code]
  }
}
