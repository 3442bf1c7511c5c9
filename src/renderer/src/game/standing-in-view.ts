import { Course } from '#engine/rules/course'
import type { Standing } from '#engine/rules/past'
import type { RuleSet } from '#engine/rules/ruleset'
import type { Move } from '#engine/rules/types'
import type { GameView } from '../documents/game-view.ts'

/** The position after moves, with all that is known of its past; undefined where one cannot be carried out. */
export function standingAfter(
  standing: Standing,
  moves: readonly Move[],
  rules: RuleSet,
): Standing | undefined {
  const course = Course.from(standing, rules)
  return moves.every((move) => course.playAsRecorded(move).ok) ? course.standing() : undefined
}

/** The position after a ply of the line in view, with all that is known of its past. */
export const standingInView = (
  { standing, plies }: GameView,
  ply: number,
  rules: RuleSet,
): Standing | undefined =>
  standingAfter(
    standing,
    plies.slice(0, ply).map(({ move }) => move),
    rules,
  )
