import { drawBelow, type RandomState, seedRandom } from '#engine/match/random'
import { Course } from '#engine/rules/course'
import { startStanding } from '#engine/rules/past'
import type { RuleSet } from '#engine/rules/ruleset'
import { type Arrangement, ARRANGEMENTS, arrangementSetup } from '#engine/rules/setup'
import type { Move } from '#engine/rules/types'

/** How a game begins. */
export interface Opening {
  readonly cho: Arrangement
  readonly han: Arrangement
  readonly moves: readonly Move[]
}

/**
 * The opening of a pair of games: the pair of arrangements goes through all sixteen, and some random
 * steps that take nothing make each pass through them another. The same number and seed give the
 * same opening.
 */
export function openingOf(
  pair: number,
  seed: number,
  randomPlies: number,
  rules: RuleSet,
): Opening {
  const count = ARRANGEMENTS.length
  const cho = at(ARRANGEMENTS, pair % count)
  const han = at(ARRANGEMENTS, Math.floor(pair / count) % count)
  let random: RandomState = seedRandom((seed + pair * 7919) >>> 0)
  const course = Course.from(startStanding(arrangementSetup(cho, han)), rules)
  const moves: Move[] = []
  for (let ply = 0; ply < randomPlies; ply++) {
    const quiet = course
      .legalActions()
      .filter((move) => move.kind === 'step' && !course.pieceAt(move.to))
    if (quiet.length === 0) break
    const draw = drawBelow(random, quiet.length)
    random = draw.next
    const move = at(quiet, draw.value)
    course.play(move)
    moves.push(move)
  }
  return { cho, han, moves }
}

function at<T>(all: readonly T[], index: number): T {
  const found = all[index]
  if (found === undefined) throw new RangeError(`no ${index} among ${all.length}`)
  return found
}
