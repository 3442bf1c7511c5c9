import type { MatchEvent } from '#engine/match/event'
import type { Refusal } from '#engine/match/refusal'
import { unreachable } from '#engine/result'
import type { RuleSet } from '#engine/rules/ruleset'
import { formatKiboSquare } from '#engine/rules/square'
import type { Language, Texts } from './index.ts'
import { describeRefusal } from './rule-words.ts'

/** The sentence for a refused action of a match. A code without words does not compile. */
export function describeMatchRefusal(words: Texts, refusal: Refusal): string {
  const { refusals } = words.match
  switch (refusal.code) {
    case 'malformed':
      return refusals.malformed(refusal.problems[0]?.path ?? '')
    case 'wrongPhase':
      return refusals.wrongPhase[refusal.phase]
    case 'undoLimit':
      return refusals.undoLimit(refusal.limit)
    case 'offerTooSoon':
      return refusals.offerTooSoon(refusal.actionsLeft)
    case 'illegal':
      return describeRefusal(words, refusal.why)
    default:
      return refusals[refusal.code]
  }
}

/** The sentence for an event of a match; results are said in the language asked for. */
export function describeMatchEvent(
  { match: { events } }: Texts,
  event: MatchEvent,
  language: Language,
): string {
  switch (event.type) {
    case 'setupChosen':
      return events.setupChosen(event.side, event.arrangement, event.automatic)
    case 'started':
      return events.started(event.arrangements.cho, event.arrangements.han)
    case 'moved': {
      const from = formatKiboSquare(event.from)
      return events.moved(event.side, from, formatKiboSquare(event.to), event.captured)
    }
    case 'passed':
      return events.passed(event.side, event.forced)
    case 'repeated':
      return events.repeated(event.occurrence)
    case 'undoRequested':
    case 'undone':
      return events[event.type](event.side, event.plies)
    case 'ended':
      return language === 'ko' ? event.result.summaryKo : event.result.summaryEn
    case 'janggun':
    case 'meonggun':
    case 'bikjang':
    case 'bikjangAnswered':
    case 'bikjangAccepted':
    case 'undoRefused':
    case 'undoCancelled':
    case 'drawOffered':
    case 'drawRefused':
    case 'drawCancelled':
    case 'disconnected':
    case 'reconnected':
      return events[event.type](event.side)
    default:
      return unreachable(event)
  }
}

/** What is said at the occurrence before the one that bites, by the rule in force. */
export function repetitionWarning(
  { match: { repetitionWarnings } }: Texts,
  { repetition, scoring }: RuleSet,
): string {
  return repetitionWarnings[repetition === 'scoreEnd' && !scoring ? 'scoreEndDraw' : repetition]
}
