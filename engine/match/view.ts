import type { PendingBikjang } from '../rules/past.ts'
import { areBothBelow30, type Points } from '../rules/points.ts'
import type { RuleSet } from '../rules/ruleset.ts'
import type { Arrangement } from '../rules/setup.ts'
import { type Move, type Piece, type Role, type Side } from '../rules/types.ts'
import type { ClockState } from './clock.ts'
import { courseOf, type MatchCourse, reportsOf, scoresOf } from './course.ts'
import { deadline } from './deadlines.ts'
import { type Hints, hintsFor, NO_HINTS } from './hints.ts'
import type { MatchOptions } from './options.ts'
import type { BySide, PlayerId } from './player.ts'
import type { MatchResult } from './result.ts'
import { type MatchState, type Phase, sideOf, type UndoState } from './state.ts'

/** An action on the record, as it is written down. */
interface ViewedAction {
  readonly side: Side
  readonly move: Move
  readonly captured: Role | null
}

/**
 * What one viewer may see of a match, as plain JSON. An arrangement that is to stay unseen is not in
 * it, nor is anything that is yet to be drawn; hints are for the player to move alone.
 */
export interface MatchView extends Hints {
  /** The viewer's side, null for a spectator. */
  readonly side: Side | null
  readonly options: MatchOptions
  readonly players: BySide<PlayerId>
  readonly phase: Phase
  readonly chosen: BySide<boolean>
  readonly arrangement: BySide<Arrangement | null>
  /** By `Square`; null until the arrangements are chosen. */
  readonly board: readonly (Piece | null)[] | null
  /** Null unless the match is being played. */
  readonly turn: Side | null
  readonly record: readonly ViewedAction[]
  /** What each side has taken from the other, in order. */
  readonly taken: BySide<readonly Role[]>
  /** Han's with the deom (덤). */
  readonly scores: Points
  readonly inCheck: Side | null
  /** The bikjang (빅장) that waits for its answer. */
  readonly bikjang: PendingBikjang | null
  /** The rule that bites if this position is repeated once more. */
  readonly repetitionWarning: RuleSet['repetition'] | null
  readonly clock: ClockState
  readonly deadline: number | null
  readonly undo: UndoState
  readonly drawOfferedBy: Side | null
  readonly disconnectedAt: BySide<number | null>
  readonly result: MatchResult | null
}

/** The match as a player sees it; whoever does not play sees what every spectator sees. */
export function view(state: MatchState, viewer: PlayerId): MatchView {
  const side = sideOf(state, viewer) ?? null
  const course = courseOf(state)
  const isPlaying = state.phase === 'playing'
  const { hints } = state.options
  const isTold = isPlaying && hints !== 'off' && course !== undefined && course.turn === side
  return {
    side,
    options: state.options,
    players: state.players,
    phase: state.phase,
    chosen: { cho: state.choice.cho !== null, han: state.choice.han !== null },
    arrangement: {
      cho: seenArrangement(state, 'cho', side),
      han: seenArrangement(state, 'han', side),
    },
    board: course?.setup.board.map((piece) => piece ?? null) ?? null,
    turn: isPlaying && course ? course.turn : null,
    record: reportsOf(state).map((report) => ({
      side: report.side,
      move: report.move,
      captured: report.captured?.role ?? null,
    })),
    taken: { cho: takenBy(state, 'cho'), han: takenBy(state, 'han') },
    scores: scoresOf(state),
    inCheck: course?.isCheck === true ? course.turn : null,
    bikjang: isPlaying && course ? course.pendingBikjang : null,
    repetitionWarning: isPlaying && course ? repetitionWarning(course) : null,
    clock: state.clock,
    deadline: deadline(state),
    undo: state.undo,
    drawOfferedBy: state.draw.pendingBy,
    disconnectedAt: state.disconnectedAt,
    result: state.result,
    ...(isTold ? hintsFor(course, hints) : NO_HINTS),
  }
}

/** Chosen at once, both stay unseen until both are chosen; also when the match is called off. */
function seenArrangement(state: MatchState, side: Side, viewer: Side | null): Arrangement | null {
  const { choice, options } = state
  const isOpen = options.setupOrder === 'hanFirst' || (choice.cho !== null && choice.han !== null)
  return isOpen || side === viewer ? choice[side] : null
}

const takenBy = (state: MatchState, side: Side): readonly Role[] =>
  reportsOf(state).flatMap(({ side: mover, captured }) =>
    captured && mover === side ? [captured.role] : [],
  )

function repetitionWarning({
  rules,
  occurrence,
  scores,
}: MatchCourse): RuleSet['repetition'] | null {
  if (occurrence !== rules.repetitionCount - 1) return null
  if (rules.repetitionFreeBelow30 && areBothBelow30(scores)) return null
  return rules.repetition
}
