import { Course } from '#engine/rules/course'
import type { Outcome } from '#engine/rules/outcome'
import { loadedStanding, type Past, startStanding } from '#engine/rules/past'
import type { PlyReport } from '#engine/rules/ply-report'
import type { Refusal } from '#engine/rules/refusal'
import { PRESETS, type RuleSet } from '#engine/rules/ruleset'
import { type Arrangement, arrangementSetup } from '#engine/rules/setup'
import { moveOf, movesOf, setupOf } from './positions.ts'

/** The standard rules but for some points. */
export const rulesWith = (changed: Partial<RuleSet> = {}): RuleSet => ({
  ...PRESETS.standard,
  ...changed,
})

/** A game from the start of both arrangements, 마상상마 where none is named. */
export const newCourse = (
  rules: RuleSet = PRESETS.standard,
  cho: Arrangement = 'MSSM',
  han: Arrangement = 'MSSM',
): Course => Course.from(startStanding(arrangementSetup(cho, han)), rules)

/** A game from a FEN, where a capture has happened unless the past says otherwise. */
export function courseFrom(
  fen: string,
  rules: RuleSet = PRESETS.standard,
  past: Partial<Past> = {},
): Course {
  const { setup, past: known } = loadedStanding(setupOf(fen))
  return Course.from({ setup, past: { ...known, ...past } }, rules)
}

/** Plays legal moves, `e2e3 pass …`, and reports the last. */
export function playAll(course: Course, text: string): PlyReport {
  const reports = movesOf(text).map((move) => {
    const played = course.play(move)
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.error.code}`)
    return played.value
  })
  const last = reports.at(-1)
  if (!last) throw new Error('nothing was played')
  return last
}

/** How a game ended after these legal moves, null while it runs. */
export function outcomeAfter(course: Course, text: string): Outcome | null {
  playAll(course, text)
  return course.outcome
}

export const refusalFor = (course: Course, move: string): Refusal | undefined =>
  course.refusal(moveOf(move))

export const eventTypes = (report: PlyReport): readonly string[] =>
  report.events.map(({ type }) => type)
