import { MOST_JUDGED } from '#engine/arbiter/ruling-sheet'
import type { GameNode } from '#engine/game/tree'
import { Course } from '#engine/rules/course'
import type { Outcome } from '#engine/rules/outcome'
import type { RuleSet } from '#engine/rules/ruleset'
import type { GameView } from '../documents/game-view.ts'

/** The ply of the line in view with which the game ends under a rule set, as far as it is judged. */
export function endOfLine(
  { standing, plies }: GameView,
  rules: RuleSet,
): { readonly ply: number; readonly outcome: Outcome } | undefined {
  const course = Course.from(standing, rules)
  for (const { ply, move } of plies.slice(0, MOST_JUDGED)) {
    if (!course.playAsRecorded(move).ok) return undefined
    if (course.outcome) return { ply, outcome: course.outcome }
  }
  return undefined
}

/** Whether a line is the one whose end the result of a record tells. */
export const isMainLine = (line: readonly GameNode[]): boolean =>
  line.every(({ children }, i) => i === line.length - 1 || children[0] === line[i + 1]?.id)
