import { unreachable } from '../result.ts'
import type { EndReason, Outcome } from '../rules/outcome.ts'
import type { RuleEvent } from '../rules/ply-report.ts'
import type { Refusal } from '../rules/refusal.ts'
import type { RuleSet } from '../rules/ruleset.ts'

/** The rules of docs/rules.md that a ruling may cite. */
export const CITED_RULES = [
  'R10',
  'R17',
  'R18',
  'R19',
  'R20',
  'R21',
  'R24',
  'R25',
  'R26',
  'R27',
  'R31',
  'R32',
  'R33',
  'R34',
  'R35',
  'R36',
  'R37',
  'R39',
  'R40',
  'R41',
  'R42',
  'R43',
  'R49',
  'R51',
  'R52',
  'R60',
  'R61',
] as const
export type CitedRule = (typeof CITED_RULES)[number]

/** The rules an ending rests on, the one that ended the game first. */
export function rulesOfOutcome(outcome: Outcome, rules: RuleSet): readonly CitedRule[] {
  const cited = endRules(outcome, rules)
  if (isOnPoints(outcome.reason)) return [...cited, 'R41', 'R42', 'R43']
  return isDrawnWithoutPoints(outcome.reason) ? [...cited, 'R43'] : cited
}

/** Whether the points on the board decided. */
export const isOnPoints = (reason: EndReason): boolean => reason.startsWith('score')

const isDrawnWithoutPoints = (reason: EndReason): boolean =>
  reason.startsWith('draw') && reason !== 'drawAgreed'

function endRules({ reason, evidence }: Outcome, rules: RuleSet): readonly CitedRule[] {
  switch (reason) {
    case 'checkmate':
      return ['R19']
    case 'resign':
      return ['R51']
    case 'timeLoss':
      return ['R49']
    case 'repetitionLoss': {
      const isPerpetual = evidence?.kind === 'repetition' && isSide(evidence.perpetualChecker)
      return isPerpetual ? ['R37', 'R36'] : ['R34', 'R36', 'R31']
    }
    case 'scoreBikjang':
    case 'drawBikjang':
      return ['R27', 'R26', rules.bikjang === 'kja30' ? 'R25' : 'R24']
    case 'scorePasses':
    case 'drawPasses':
      return ['R39']
    case 'scoreMoveLimit':
    case 'drawMoveLimit':
      return ['R40']
    case 'scoreRepetition':
    case 'drawRepetition':
      return rules.repetition === 'forbid' ? ['R33', 'R36'] : ['R35', 'R36', 'R31']
    case 'drawAgreed':
      return ['R52']
    case 'aborted':
      return []
    default:
      return unreachable(reason)
  }
}

const isSide = (checker: string | null): boolean => checker === 'cho' || checker === 'han'

/** The rule behind what an action brought. */
export function rulesOfEvent(event: RuleEvent): readonly CitedRule[] {
  switch (event.type) {
    case 'illegalStood':
      return ['R61', ...rulesOfRefusal(event.refusal)]
    case 'afterEnd':
      return ['R60']
    case 'pass':
      return ['R21']
    case 'forcedPass':
      return ['R20']
    case 'capture':
      return ['R10']
    case 'scoreChange':
      return ['R41']
    case 'bikjangCalled':
      return ['R26']
    case 'bikjangAnswered':
    case 'bikjangAccepted':
      return ['R27']
    case 'repetition':
      return ['R31']
    case 'janggun':
    case 'meonggun':
      return ['R18']
    default:
      return unreachable(event)
  }
}

/** Why a movement is refused stands in its words; these are the rules beyond how pieces move. */
function rulesOfRefusal({ code }: Refusal): readonly CitedRule[] {
  switch (code) {
    case 'repetition':
      return ['R32']
    case 'pass-in-check':
    case 'pass-not-allowed':
      return ['R21']
    case 'pinned':
    case 'becomes-screen':
    case 'into-check':
    case 'still-in-check':
      return ['R17']
    default:
      return []
  }
}
