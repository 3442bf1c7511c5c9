import { Course } from '#engine/rules/course'
import type { Standing } from '#engine/rules/past'
import type { RuleSet } from '#engine/rules/ruleset'
import type { GameView } from '../documents/game-view.ts'

/** The position after a ply of the line in view, with all that is known of its past. */
export function standingInView(
  { standing, plies }: GameView,
  ply: number,
  rules: RuleSet,
): Standing | undefined {
  const course = Course.from(standing, rules)
  for (const { move } of plies.slice(0, ply)) {
    if (!course.playAsRecorded(move).ok) return undefined
  }
  return course.standing()
}
