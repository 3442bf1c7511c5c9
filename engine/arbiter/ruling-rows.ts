import type { RecordedResult } from '../notation/headers.ts'
import type { Outcome } from '../rules/outcome.ts'
import type { PlyReport, RuleEvent } from '../rules/ply-report.ts'
import type { Side } from '../rules/types.ts'

/** One action and what it brought that is worth a line. */
export interface RulingRow {
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

/**
 * The actions a ruling rests on, or all that brought anything. That the game had ended is said once;
 * of the action at `whole` everything is told.
 */
export function rulingRows(
  plies: readonly PlyReport[],
  withPlay: boolean,
  whole?: number,
): readonly RulingRow[] {
  let isEndTold = false
  const isTold = ({ type }: RuleEvent, ply: number): boolean => {
    if (type !== 'afterEnd') return withPlay || ply === whole || RESTS_ON.has(type)
    const isFirst = !isEndTold
    isEndTold = true
    return isFirst
  }
  return plies
    .map(({ ply, side, events }) => ({
      ply,
      side,
      events: events.filter((event) => isTold(event, ply)),
    }))
    .filter(({ ply, events }) => events.length > 0 || ply === whole)
}

/**
 * What the record's own result is beside a ruling: it says nothing that is understood, the moves do
 * not end the game, or both name a winner or a draw.
 */
export type Agreement = 'unrecorded' | 'undecided' | 'agrees' | 'differs'

export function agreementOf(
  recorded: RecordedResult | undefined,
  outcome: Outcome | null,
): Agreement {
  if (recorded?.winner === undefined) return 'unrecorded'
  if (!outcome) return 'undecided'
  return recorded.winner === (outcome.winner ?? 'draw') ? 'agrees' : 'differs'
}
