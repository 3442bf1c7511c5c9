import { parseUci } from '#engine/notation/uci'
import { Course } from '#engine/rules/course'
import type { Standing } from '#engine/rules/past'
import type { RuleSet } from '#engine/rules/ruleset'

/** Longest line that is kept. */
const LONGEST = 60

/** As much of an engine's line as is legal under the rules in force, the ends of games included. */
export function legalLine(
  standing: Standing,
  rules: RuleSet,
  texts: readonly string[],
): readonly string[] {
  const course = Course.from(standing, rules)
  const legal: string[] = []
  for (const text of texts.slice(0, LONGEST)) {
    const move = parseUci(text)
    if (!move || !course.play(move).ok) break
    legal.push(text)
  }
  return legal
}
