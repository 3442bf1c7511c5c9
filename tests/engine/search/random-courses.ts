import { Course } from '#engine/rules/course'
import { loadedStanding, type Standing, startStanding } from '#engine/rules/past'
import { PRESET_IDS, PRESETS, type RuleSet } from '#engine/rules/ruleset'
import { ARRANGEMENTS, arrangementSetup } from '#engine/rules/setup'
import type { Random } from '../../support/random.ts'
import { randomPosition } from '../../support/random-positions.ts'

/** Rule sets at their oddest, beside the presets: all that the search has to know. */
export const RULE_SETS: readonly RuleSet[] = [
  ...PRESET_IDS.map((id) => PRESETS[id]),
  { ...PRESETS.standard, repetitionCount: 3, allowPass: false, moveLimit: 60 },
  { ...PRESETS.ddakji, repetition: 'forbid', bikjang: 'kja30', moveLimit: 0 },
  { ...PRESETS.kjf, repetitionCount: 3, perpetualCheckLoses: true, scoring: false },
]

/** A running game after some random actions, now and then one where pieces go to and fro. */
export function randomCourse(random: Random, rules: RuleSet, plies: number): Course {
  for (;;) {
    const course = Course.from(randomStanding(random), rules)
    const isShuffling = random.below(2) === 0
    for (let ply = 0; ply < plies && !course.outcome; ply++)
      playRandomly(course, random, isShuffling)
    if (!course.outcome) return course
  }
}

function randomStanding(random: Random): Standing {
  return random.below(2) === 0
    ? startStanding(arrangementSetup(random.pick(ARRANGEMENTS), random.pick(ARRANGEMENTS)))
    : loadedStanding(randomPosition(random))
}

/** Plays any legal action; a shuffling player goes back to where the piece came from if it can. */
export function playRandomly(course: Course, random: Random, isShuffling: boolean): void {
  const actions = course.legalActions()
  const quiet = actions.filter(
    (move) => move.kind === 'step' && !course.pieceAt(move.to) && move.from + move.to < 30,
  )
  const choice = isShuffling && quiet.length > 0 && random.below(8) > 0 ? quiet : actions
  const played = course.play(random.pick(choice))
  if (!played.ok) throw new Error(played.error.code)
}
