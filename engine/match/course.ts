import { err, ok, type Result } from '../result.ts'
import { Course } from '../rules/course.ts'
import { startStanding } from '../rules/past.ts'
import type { PlyReport } from '../rules/ply-report.ts'
import { type Points, points } from '../rules/points.ts'
import { setupOfKey } from '../rules/position-key.ts'
import type { Refusal } from '../rules/refusal.ts'
import { arrangementSetup } from '../rules/setup.ts'
import type { Move } from '../rules/types.ts'
import type { MatchState } from './state.ts'

/** The board of a match and its past under the match's rules, to look at only. */
export type MatchCourse = Omit<Course, 'play' | 'playAsRecorded' | 'undo'>

interface Followed {
  readonly course: Course
  readonly reports: readonly PlyReport[]
  /** What course and reports were made from, to know whether they are still those of a state. */
  readonly source: Pick<MatchState, 'choice' | 'start' | 'options'>
}

/**
 * Courses by the list of moves they have followed: a match need not be replayed for every question.
 * A course moves on to the next list with its match; whoever asks about an older state has it
 * replayed. Nothing but time depends on this.
 */
const followed = new WeakMap<readonly Move[], Followed>()

function follow(state: MatchState): Followed | undefined {
  const known = followed.get(state.moves)
  if (known && isSourceOf(known.source, state)) return known
  const course = startCourse(state)
  if (!course) return undefined
  const reports = state.moves.map((move) => {
    const played = course.play(move)
    // `validateState` lets no such state in.
    if (!played.ok) throw new Error(`a match holds an illegal move: ${played.error.code}`)
    return played.value
  })
  const fresh = { course, reports, source: state }
  followed.set(state.moves, fresh)
  return fresh
}

const isSourceOf = (source: Followed['source'], state: MatchState): boolean =>
  source.choice === state.choice && source.start === state.start && source.options === state.options

/** The course before the first move, or undefined while arrangements are being chosen. */
export function startCourse({
  choice,
  start,
  options,
}: Pick<MatchState, 'choice' | 'start' | 'options'>): Course | undefined {
  if (start) {
    return Course.from({ setup: setupOfKey(start.position), past: start.past }, options.rules)
  }
  const { cho, han } = choice
  if (cho === null || han === null) return undefined
  return Course.from(startStanding(arrangementSetup(cho, han)), options.rules)
}

/** Undefined during the set-up, and for a match called off in it. */
export const courseOf = (state: MatchState): MatchCourse | undefined => follow(state)?.course

/** The points as they stand; before there is a board, those that every arrangement begins with. */
export const scoresOf = (state: MatchState): Points =>
  courseOf(state)?.scores ?? points(arrangementSetup('MSSM', 'MSSM').board)

/** What each action of the match brought. */
export const reportsOf = (state: MatchState): readonly PlyReport[] => follow(state)?.reports ?? []

/** The record with one more action, and what it brought; or why the rules refuse it. */
export function extend(
  state: MatchState,
  move: Move,
): Result<{ readonly moves: readonly Move[]; readonly report: PlyReport }, Refusal> {
  const at = follow(state)
  if (!at) throw new Error('a move before the set-up has ended')
  const played = at.course.play(move)
  if (!played.ok) return err(played.error)
  const moves = [...state.moves, move]
  followed.delete(state.moves)
  followed.set(moves, { ...at, reports: [...at.reports, played.value] })
  return ok({ moves, report: played.value })
}
