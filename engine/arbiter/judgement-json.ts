import { replay } from '../game/replay.ts'
import { formatFen } from '../notation/fen.ts'
import type { Attack } from '../rules/attackers.ts'
import type { Outcome, OutcomeEvidence } from '../rules/outcome.ts'
import type { PlyReport, RuleEvent } from '../rules/ply-report.ts'
import type { Points } from '../rules/points.ts'
import type { BikjangStep } from '../rules/reading.ts'
import type { Refusal } from '../rules/refusal.ts'
import type { PresetId, RuleSet } from '../rules/ruleset.ts'
import { formatUciSquare } from '../rules/square.ts'
import type { Role, Side } from '../rules/types.ts'
import { judge, type PlayedGame } from './judge.ts'

/** A judged record as scripts read it: squares by their engine names, `null` for what is not. */
export interface JudgementJson {
  readonly rules: PresetId | RuleSet
  readonly startFen: string
  readonly plies: readonly PlyJson[]
  readonly result: ResultJson | null
  readonly stopped: { readonly ply: number; readonly reason: Refusal['code'] } | null
  readonly otherReadings: readonly OtherReadingJson[]
}

interface PlyJson {
  readonly ply: number
  readonly side: Side
  readonly uci: string
  readonly text: string
  readonly capture: Role | null
  readonly check: boolean
  readonly bikjang: BikjangStep | null
  readonly occurrence: number
  readonly score: Points
  readonly events: readonly EventJson[]
}

interface ResultJson {
  readonly winner: Side | null
  readonly reason: Outcome['reason']
  readonly scores: Points
  readonly summaryKo: string
  readonly summaryEn: string
  /** The ply that ended the game. */
  readonly ply: number
  readonly evidence?: OutcomeEvidence
}

interface OtherReadingJson {
  readonly rules: PresetId
  readonly result: ResultJson | null
  readonly differs: boolean
}

type EventJson =
  | Exclude<RuleEvent, { type: 'illegalStood' | 'capture' }>
  | { readonly type: 'capture'; readonly role: Role; readonly at: string }
  | {
      readonly type: 'illegalStood'
      readonly reason: Refusal['code']
      /** The pieces that attack the general, or stand in the way. */
      readonly squares: readonly string[]
    }

/** Judges a record and tells it in the form of the command line. `rules` names the rule set. */
export function judgementJson(
  game: PlayedGame,
  rules: RuleSet,
  name: PresetId | RuleSet = rules,
): JudgementJson {
  const { plies, result, stopped, otherReadings } = judge(game, rules)
  const moves = plies.map(({ move }) => move)
  const told = replay(game.standing.setup, moves)
  return {
    rules: name,
    startFen: formatFen(game.standing.setup),
    plies: plies.map((report, i) => plyJson(report, told[i]?.uci ?? '', told[i]?.text ?? '')),
    result: resultJson(result),
    stopped: stopped && { ply: stopped.ply, reason: stopped.refusal.code },
    otherReadings: otherReadings.map((other) => ({ ...other, result: resultJson(other.result) })),
  }
}

const plyJson = (report: PlyReport, uci: string, text: string): PlyJson => ({
  ply: report.ply,
  side: report.side,
  uci,
  text,
  capture: report.captured?.role ?? null,
  check: report.check,
  bikjang: report.bikjang,
  occurrence: report.occurrence,
  score: report.scores,
  events: report.events.map(eventJson),
})

function resultJson(outcome: Outcome | null): ResultJson | null {
  if (!outcome) return null
  const { moveCount, ...rest } = outcome
  return { ...rest, ply: moveCount }
}

function eventJson(event: RuleEvent): EventJson {
  if (event.type === 'capture') return { ...event, at: formatUciSquare(event.at) }
  if (event.type !== 'illegalStood') return event
  const { refusal } = event
  return {
    type: 'illegalStood',
    reason: refusal.code,
    squares: refusalSquares(refusal).map(formatUciSquare),
  }
}

const attackers = (attacks: readonly Attack[]): readonly Attack['from'][] =>
  attacks.map(({ from }) => from)

function refusalSquares(refusal: Refusal): readonly Attack['from'][] {
  switch (refusal.code) {
    case 'path-blocked':
    case 'too-many-screens':
      return refusal.at
    case 'leg-blocked':
    case 'over-cannon':
    case 'takes-cannon':
    case 'takes-general':
      return [refusal.at]
    case 'pinned':
    case 'becomes-screen':
      return attackers([refusal.attack])
    case 'into-check':
    case 'still-in-check':
    case 'pass-in-check':
      return attackers(refusal.attacks)
    default:
      return []
  }
}
