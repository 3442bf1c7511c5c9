import type { Outcome } from './outcome.ts'
import type { PendingBikjang } from './past.ts'
import type { Points } from './points.ts'
import type { BikjangStep, Reading } from './reading.ts'
import { hasLegalStep, movementRefusal, type Refusal, refusalOf } from './refusal.ts'
import type { Square } from './square.ts'
import type { LastAction, Track } from './track.ts'
import { type Move, opposite, type Piece, type Role, type Side } from './types.ts'

/** What happened with an action, in the order in which it is told. */
export type RuleEvent =
  /** A record holds an action that the rules refuse. */
  | { readonly type: 'illegalStood'; readonly refusal: Refusal }
  /** The game had ended before. */
  | { readonly type: 'afterEnd' }
  | { readonly type: 'pass' }
  /** A pass because no legal step was left. */
  | { readonly type: 'forcedPass' }
  | { readonly type: 'capture'; readonly role: Role; readonly at: Square }
  | { readonly type: 'scoreChange'; readonly before: Points; readonly after: Points }
  | { readonly type: 'bikjangAnswered' }
  /** The answer left the generals facing each other. */
  | { readonly type: 'bikjangAccepted' }
  | { readonly type: 'bikjangCalled' }
  /** The n-th occurrence of the position, with the plies of those that are known. */
  | { readonly type: 'repetition'; readonly n: number; readonly plies: readonly number[] }
  /** The other side's general is attacked (장군). */
  | { readonly type: 'janggun' }
  /** A check was answered (멍군). */
  | { readonly type: 'meonggun' }

/** One action and what it brought. */
export interface PlyReport {
  /** Number of the action, 1 for the first of a game. */
  readonly ply: number
  readonly side: Side
  readonly move: Move
  readonly captured: Piece | null
  /** Whether the other side is in check now. */
  readonly check: boolean
  readonly facing: boolean
  readonly bikjang: BikjangStep | null
  /** The call that now waits for its answer. */
  readonly pending: PendingBikjang | null
  readonly occurrence: number
  readonly scores: Points
  readonly events: readonly RuleEvent[]
  /** Set where this action ended the game. */
  readonly outcome: Outcome | null
}

/** What is known of an action only before it is played. */
export interface BeforePly {
  readonly refusal: Refusal | undefined
  readonly isForcedPass: boolean
  readonly isAfterEnd: boolean
}

/** Looks at an action of a record before it is played. After the end only movement is judged. */
export function lookBefore(track: Track, reading: Reading, move: Move): BeforePly {
  const { rules, outcome } = reading
  const isAfterEnd = outcome !== null
  return {
    refusal: isAfterEnd ? movementRefusal(track, move) : refusalOf(track, rules, move),
    isForcedPass: move.kind === 'pass' && !track.isCheck && !hasLegalStep(track, rules),
    isAfterEnd,
  }
}

/** Reports the action that track and reading have just taken in. */
export function reportPly(track: Track, reading: Reading, before: BeforePly): PlyReport {
  const { last } = track
  if (!last) throw new RangeError('nothing was played')
  return {
    ply: track.ply,
    side: opposite(track.turn),
    move: last.move,
    captured: last.captured ?? null,
    check: track.isCheck,
    facing: track.isFacing,
    bikjang: reading.bikjangStep,
    pending: reading.pending,
    occurrence: track.occurrence,
    scores: track.points,
    events: eventsOf(track, last, reading.bikjangStep, before),
    outcome: before.isAfterEnd ? null : reading.outcome,
  }
}

const BIKJANG_EVENTS: Readonly<Record<BikjangStep, RuleEvent>> = {
  called: { type: 'bikjangCalled' },
  answered: { type: 'bikjangAnswered' },
  accepted: { type: 'bikjangAccepted' },
}

function eventsOf(
  track: Track,
  { move, captured, before: previous }: LastAction,
  bikjang: BikjangStep | null,
  before: BeforePly,
): RuleEvent[] {
  const events: RuleEvent[] = []
  if (before.isAfterEnd) events.push({ type: 'afterEnd' })
  if (before.refusal) events.push({ type: 'illegalStood', refusal: before.refusal })
  if (move.kind === 'pass') events.push({ type: before.isForcedPass ? 'forcedPass' : 'pass' })
  if (captured && move.kind === 'step') {
    events.push({ type: 'capture', role: captured.role, at: move.to })
    events.push({ type: 'scoreChange', before: previous.points, after: track.points })
  }
  if (bikjang) events.push(BIKJANG_EVENTS[bikjang])
  if (track.occurrence > 1) {
    events.push({ type: 'repetition', n: track.occurrence, plies: track.occurrencePlies() })
  }
  if (track.isCheck && move.kind === 'step') events.push({ type: 'janggun' })
  if (previous.check && !track.isMoverExposed) events.push({ type: 'meonggun' })
  return events
}
