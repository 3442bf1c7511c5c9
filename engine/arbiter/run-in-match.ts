import { createMatch, createMatchFrom } from '../match/create.ts'
import { turnOf } from '../match/state.ts'
import { err, ok, type Result } from '../result.ts'
import { type Move, opposite, type Side } from '../rules/types.ts'
import { CaseMatch } from './case-match.ts'
import type { CaseAction, CaseStart, Choice, EarlierChoice, RuleCase } from './rule-case.ts'
import type { Observed } from './observation.ts'
import type { NotReached } from './run-on-board.ts'

export type MatchCaseAction = Exclude<
  CaseAction,
  { type: 'move' | 'destinations' | 'status' | 'board' | 'judge' | 'policy' }
>

const MEETING = { host: 'cho', guest: 'han' }
/** Of the lots that are drawn no case asks the result, only that one is drawn. */
const SEED = 1

/** Runs a case that needs the match: arrangements, clocks, undo, resignation, offers, views. */
export function runInMatch(
  ruleCase: RuleCase,
  action: MatchCaseAction,
): Result<Observed, NotReached> {
  const created = newMatch(ruleCase, action)
  if (!created.ok) return created
  const match = created.value
  const stopped = match.playAll(ruleCase.moves)
  if (stopped) return err(stopped)
  if (ruleCase.clock) match.setClock(ruleCase.clock)
  return ask(match, ruleCase, action)
}

/** Undo is asked as often as a case needs it. A question about choices says which were made. */
function newMatch(
  { options, start }: RuleCase,
  { type }: MatchCaseAction,
): Result<CaseMatch, NotReached> {
  const rules = { ...options, sideAssignment: 'hostCho', undo: 'unlimited' } as const
  const created =
    start.kind === 'position'
      ? createMatchFrom(start.standing, rules, MEETING, SEED, 0)
      : createMatch(rules, MEETING, SEED, 0)
  if (!created.ok) return err({ move: 0, reason: created.error.code })
  const match = new CaseMatch(created.value)
  if (start.kind === 'position' || type === 'setup' || type === 'view') return ok(match)
  const choices = (['han', 'cho'] as const).flatMap((side) => {
    const arrangement = start.choice[side]
    return arrangement ? [{ side, arrangement }] : []
  })
  const stopped = match.chooseAll(choices)
  return stopped ? err(stopped) : ok(match)
}

function ask(
  match: CaseMatch,
  { start }: RuleCase,
  action: MatchCaseAction,
): Result<Observed, NotReached> {
  switch (action.type) {
    case 'undo':
      return undo(match, action.plies, action.then)
    case 'timedMove':
      return ok(timedMove(match, action))
    case 'timeout':
      return ok(match.observe(match.runOut(action.side, action.idleMs)))
    case 'setup': {
      const stopped = match.chooseAll(madeBefore(start, action.before))
      return stopped ? err(stopped) : ok(match.observe(match.choose(action.choice)))
    }
    case 'view': {
      const stopped = match.chooseAll(madeBefore(start, action.before))
      return stopped ? err(stopped) : ok({ visible: match.seen(action.of, action.viewer) })
    }
    case 'resign':
      return ok(match.observe(match.do({ type: 'resign' }, action.side)))
    case 'offerDraw':
      return offerDraw(match, action.side, action.ownMoves)
  }
}

const madeBefore = (start: CaseStart, before: readonly EarlierChoice[]): readonly Choice[] =>
  before.map(({ side, arrangement }) => ({
    side,
    arrangement:
      arrangement ?? (start.kind === 'arrangements' ? start.choice[side] : null) ?? 'MSSM',
  }))

/** Requests take back two plies of the side to move or one of the other: the sum is what counts. */
function undo(
  match: CaseMatch,
  plies: number,
  then: readonly Move[],
): Result<Observed, NotReached> {
  for (let left = plies; left > 0; left -= 2) {
    const asking = left >= 2 ? turnOf(match.state) : opposite(turnOf(match.state))
    const refusal =
      match.do({ type: 'requestUndo' }, asking) ??
      match.do({ type: 'respondUndo', accept: true }, opposite(asking))
    if (refusal) return err({ move: 0, reason: refusal.code })
  }
  const stopped = match.playAll(then)
  return stopped ? err(stopped) : ok(match.observe(undefined))
}

function timedMove(
  match: CaseMatch,
  { move, elapsedMs, mainMs, periods }: Extract<MatchCaseAction, { type: 'timedMove' }>,
): Observed {
  const side = turnOf(match.state)
  match.setTimeLeft(side, mainMs, periods)
  const refusal = match.play(move, elapsedMs)
  const { clock } = match.state
  return {
    ...match.observe(refusal),
    mainMs: clock.mainMs[side],
    periodsLeft: clock.periodsLeft[side],
  }
}

function offerDraw(
  match: CaseMatch,
  side: Side,
  ownMoves: number | undefined,
): Result<Observed, NotReached> {
  if (ownMoves !== undefined) {
    const refusal =
      match.do({ type: 'offerDraw' }, side) ??
      match.do({ type: 'respondDraw', accept: false }, opposite(side))
    if (refusal) return err({ move: 0, reason: refusal.code })
    const stopped = match.playOn(side, ownMoves)
    if (stopped) return err(stopped)
  }
  return ok(match.observe(match.do({ type: 'offerDraw' }, side)))
}
