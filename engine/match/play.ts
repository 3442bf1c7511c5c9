import { err, ok, type Result } from '../result.ts'
import type { PlyReport, RuleEvent } from '../rules/ply-report.ts'
import type { Move, Side } from '../rules/types.ts'
import { endTurn } from './clock.ts'
import { extend } from './course.ts'
import { finish } from './ending.ts'
import type { MatchEvent, Step } from './event.ts'
import type { Refusal } from './refusal.ts'
import { cancelRequests } from './requests.ts'
import { withRanking } from './result.ts'
import { type MatchState, turnOf } from './state.ts'

/**
 * A move or a pass (한수쉼). That the time has not run out was seen to before; then come the turn's
 * charge, the board, and whatever end the rules find.
 */
export function playMove(
  state: MatchState,
  side: Side,
  move: Move,
  now: number,
): Result<Step, Refusal> {
  if (turnOf(state) !== side) return err({ code: 'notYourTurn' })
  const extended = extend(state, move)
  if (!extended.ok) return err({ code: 'illegal', why: extended.error })
  const { moves, report } = extended.value
  const clock = endTurn(state.clock, state.options.timeControl, side, now)
  const { state: played, events: cancelled } = cancelRequests({ ...state, moves, clock })
  const events = [...eventsOf(report), ...cancelled]
  if (!report.outcome) return ok({ state: played, events })
  const ended = finish(played, withRanking(report.outcome, state.players))
  return ok({ state: ended.state, events: [...events, ...ended.events] })
}

function eventsOf({ side, move, captured, events }: PlyReport): MatchEvent[] {
  const forced = events.some(({ type }) => type === 'forcedPass')
  const done: MatchEvent =
    move.kind === 'pass'
      ? { type: 'passed', side, forced }
      : { type: 'moved', side, from: move.from, to: move.to, captured: captured?.role ?? null }
  return [done, ...events.flatMap((event) => told(event, side))]
}

/** What players are told of the rules' own events, the rest being said by the action itself. */
function told(event: RuleEvent, side: Side): MatchEvent[] {
  switch (event.type) {
    case 'bikjangCalled':
      return [{ type: 'bikjang', side }]
    case 'bikjangAnswered':
    case 'bikjangAccepted':
    case 'janggun':
    case 'meonggun':
      return [{ type: event.type, side }]
    case 'repetition':
      return [{ type: 'repeated', occurrence: event.n }]
    case 'pass':
    case 'forcedPass':
    case 'capture':
    case 'scoreChange':
    case 'illegalStood':
    case 'afterEnd':
      return []
  }
}
