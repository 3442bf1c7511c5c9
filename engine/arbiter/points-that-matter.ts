import { Course } from '../rules/course.ts'
import type { Outcome } from '../rules/outcome.ts'
import { RULE_POINTS, type RuleSet } from '../rules/ruleset.ts'
import { isDifferentEnd, type PlayedGame } from './judge.ts'

/** Longest game that is judged once more for each point; of a longer one all points that differ are named. */
const LONGEST = 400

/** Tells in which points another rule set makes a game end otherwise. */
export type PointsThatMatter = (other: RuleSet) => readonly (keyof RuleSet)[]

/**
 * The points in which another rule set differs that change the result each for itself; all in which
 * it differs where only several together do.
 *
 * @param end how the game ends under `rules`
 */
export function pointsThatMatter(
  game: PlayedGame,
  rules: RuleSet,
  end: Outcome | null,
): PointsThatMatter {
  /** By point and value: rule sets share most of their values. */
  const known = new Map<string, boolean>()
  const isDecisive = (point: keyof RuleSet, other: RuleSet): boolean => {
    const key = `${point} ${String(other[point])}`
    const isKnown = known.get(key)
    if (isKnown !== undefined) return isKnown
    const found = isDifferentEnd(endUnder(game, { ...rules, [point]: other[point] }), end)
    known.set(key, found)
    return found
  }
  return (other) => {
    const differing = RULE_POINTS.filter((point) => rules[point] !== other[point])
    if (game.moves.length > LONGEST) return differing
    const alone = differing.filter((point) => isDecisive(point, other))
    return alone.length > 0 ? alone : differing
  }
}

function endUnder({ standing, moves }: PlayedGame, rules: RuleSet): Outcome | null {
  const course = Course.from(standing, rules)
  for (const move of moves) {
    if (course.outcome || !course.playAsRecorded(move).ok) break
  }
  return course.outcome
}
