import { END_REASONS, type EndReason } from '../rules/outcome.ts'
import { MAX_PLIES, parseStanding } from '../rules/past.ts'
import { positionKey } from '../rules/position-key.ts'
import { ARRANGEMENTS } from '../rules/setup.ts'
import { type Move, type Side, SIDES } from '../rules/types.ts'
import { isRecord } from '../rules/untrusted.ts'
import { playerId, square } from './action.ts'
import type { ClockState } from './clock.ts'
import { optionsShape } from './options.ts'
import type { BySide } from './player.ts'
import type { RandomState } from './random.ts'
import {
  integer,
  list,
  nullable,
  oneOf,
  record,
  type Shape,
  tagged,
  WRONG,
  wrong,
} from './shape.ts'
import {
  type DrawState,
  type MatchStart,
  type MatchState,
  PHASES,
  type UndoState,
} from './state.ts'

/** A state as read: what it claims to have ended with is yet to be compared with its record. */
export type ReadState = Omit<MatchState, 'result'> & { readonly result: ClaimedResult | null }

export interface ClaimedResult {
  readonly winner: Side | null
  readonly reason: EndReason
  readonly whole: unknown
}

const bySide = <T>(shape: Shape<T>): Shape<BySide<T>> => record({ cho: shape, han: shape })

const side = oneOf(SIDES)
const time = integer(0, Number.MAX_SAFE_INTEGER)
const count = integer(0, MAX_PLIES)
const word = integer(0, 0xffffffff)

const move: Shape<Move> = tagged<Move>('kind', {
  step: record({ kind: oneOf(['step']), from: square, to: square }),
  pass: record({ kind: oneOf(['pass']) }),
})

const start: Shape<MatchStart> = (value, path, problems) => {
  const standing = parseStanding(value)
  if (standing.ok) {
    return { position: positionKey(standing.value.setup), past: standing.value.past }
  }
  for (const { code } of standing.error) wrong(problems, { code: 'invalid', path, reason: code })
  return WRONG
}

const words = list(word, 4)
const rng: Shape<RandomState> = (value, path, problems) => {
  const found = words(value, path, problems)
  if (found === WRONG) return WRONG
  const [a, b, c, d] = found
  if (a === undefined || b === undefined || c === undefined || d === undefined) {
    return wrong(problems, { code: 'invalid', path, reason: 'four-words' })
  }
  // From nothing but zeros the generator never moves.
  if ((a | b | c | d) === 0) return wrong(problems, { code: 'invalid', path, reason: 'all-zero' })
  return [a, b, c, d]
}

const claim = {
  winner: nullable(side),
  reason: oneOf(END_REASONS),
}
const result: Shape<ClaimedResult> = (value, path, problems) => {
  if (!isRecord(value)) return wrong(problems, { code: 'wrongType', path, expected: 'object' })
  const winner = claim.winner(value['winner'], `${path}.winner`, problems)
  const reason = claim.reason(value['reason'], `${path}.reason`, problems)
  if (winner === WRONG || reason === WRONG) return WRONG
  return { winner, reason, whole: value }
}

export const stateShape: Shape<ReadState> = record<ReadState>({
  options: optionsShape,
  players: bySide(playerId),
  phase: oneOf(PHASES),
  choice: bySide(nullable(oneOf(ARRANGEMENTS))),
  start: nullable(start),
  moves: list(move, MAX_PLIES),
  clock: record<ClockState>({
    mainMs: bySide(time),
    periodsLeft: bySide(count),
    turnStartedAt: time,
  }),
  undo: record<UndoState>({
    usedBy: bySide(count),
    pending: nullable(record({ by: side, plies: oneOf([1, 2]) })),
  }),
  draw: record<DrawState>({ pendingBy: nullable(side), closedAt: bySide(nullable(count)) }),
  disconnectedAt: bySide(nullable(time)),
  result: nullable(result),
  rng,
})
