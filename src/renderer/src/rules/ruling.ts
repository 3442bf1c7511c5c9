import { judge, type Judgement } from '#engine/arbiter/judge'
import type { RecordedResult } from '#engine/notation/headers'
import type { Outcome } from '#engine/rules/outcome'
import type { PlyReport, RuleEvent } from '#engine/rules/ply-report'
import type { RuleSet } from '#engine/rules/ruleset'
import type { Side } from '#engine/rules/types'
import type { GameView } from '../documents/game-view.ts'

/** Plies of a game that are judged: no real one comes near, and a hostile one must not hold up the window. */
export const MOST_JUDGED = 10_000

/** Judges the game that is open, from its start. */
export const judgeOpened = ({ standing, plies }: GameView, rules: RuleSet): Judgement =>
  judge({ standing, moves: plies.slice(0, MOST_JUDGED).map(({ move }) => move) }, rules)

/** One action and what it brought that is worth a line. */
interface RulingRow {
  readonly ply: number
  readonly side: Side
  readonly events: readonly RuleEvent[]
}

/** What a ruling may rest on; the rest is play: captures, points, checks. */
const RESTS_ON: ReadonlySet<RuleEvent['type']> = new Set([
  'illegalStood',
  'afterEnd',
  'pass',
  'forcedPass',
  'bikjangCalled',
  'bikjangAnswered',
  'bikjangAccepted',
  'repetition',
])

/** The actions a ruling rests on, or all that brought anything. That the game had ended is said once. */
export function rulingRows(plies: readonly PlyReport[], withPlay: boolean): readonly RulingRow[] {
  let isEndTold = false
  const isTold = ({ type }: RuleEvent): boolean => {
    if (type !== 'afterEnd') return withPlay || RESTS_ON.has(type)
    const isFirst = !isEndTold
    isEndTold = true
    return isFirst
  }
  return plies
    .map(({ ply, side, events }) => ({ ply, side, events: events.filter(isTold) }))
    .filter(({ events }) => events.length > 0)
}

/** Whether a record says that somebody else won. One that says nothing, and a game not ended, agree with all. */
export function contradicts(
  recorded: RecordedResult | undefined,
  outcome: Outcome | null,
): boolean {
  if (!outcome || recorded?.winner === undefined) return false
  return recorded.winner !== (outcome.winner ?? 'draw')
}
