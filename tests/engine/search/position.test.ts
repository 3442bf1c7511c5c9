import { describe, expect, test } from 'vitest'
import type { Course } from '#engine/rules/course'
import { generateLegal } from '#engine/rules/movegen'
import type { Outcome } from '#engine/rules/outcome'
import { opposite } from '#engine/rules/types'
import { pack, PASS_STEP } from '#engine/search/packed'
import { GOES_ON, RULED_DRAW, RULED_LOSS, RULED_WIN, SearchPosition } from '#engine/search/position'
import { Random } from '../../support/random.ts'
import { playRandomly, randomCourse, RULE_SETS } from './random-courses.ts'

const fresh = (course: Course): SearchPosition =>
  new SearchPosition(course.standing(), course.rules)

/** What the search says of a game that the rules ended, for the side to move. */
function rulingOf(outcome: Outcome, course: Course): number {
  if (!outcome.winner) return RULED_DRAW
  return outcome.winner === course.turn ? RULED_WIN : RULED_LOSS
}

const keysOf = (position: SearchPosition): readonly number[] => {
  position.computeKey()
  return [position.keyLow, position.keyHigh]
}

const sumsOf = ({ ply, opening, ending, choPoints, hanPoints }: SearchPosition): unknown => [
  opening[ply],
  ending[ply],
  choPoints[ply],
  hanPoints[ply],
]

describe.each(RULE_SETS.map((rules, number) => ({ number, rules })))(
  'rule set $number',
  ({ number, rules }) => {
    test('search and rules agree on every action of random games', () => {
      const random = new Random(100 + number)
      for (let game = 0; game < 5; game++) {
        const course = randomCourse(random, rules, random.below(20))
        const position = fresh(course)
        const isShuffling = random.below(4) > 0
        for (let ply = 0; ply < 60 && !course.outcome; ply++) {
          expectSameActions(course, position)
          const before = course.legalActions()
          playRandomly(course, random, isShuffling)
          const played = before.find((move) => leadsTo(position, course, pack(move)))
          expect(played).toBeDefined()
          expectSameState(course, position)
        }
      }
    })
  },
)

/** Plays the step if it leads to the position of the course; else takes it back. */
function leadsTo(position: SearchPosition, course: Course, step: number): boolean {
  position.make(step)
  const same = position.box.board().every((piece, square) => piece === course.setup.board[square])
  if (!same) position.unmake()
  return same
}

function expectSameActions(course: Course, position: SearchPosition): void {
  const steps = new Int32Array(300)
  let end = generateLegal(position.box, steps, 0)
  if (!position.isCheck && course.rules.allowPass) steps[end++] = PASS_STEP
  const free = [...steps.subarray(0, end)].filter((step) => {
    position.make(step)
    const isFree = !position.isForbidden()
    position.unmake()
    return isFree
  })
  const legal = course.legalActions().map(pack)
  // Where nothing is free the rules let something through; the search asks for that apart.
  if (free.length > 0) expect(free.toSorted()).toEqual(legal.toSorted())
}

function expectSameState(course: Course, position: SearchPosition): void {
  expect(position.isCheck).toBe(course.isCheck)
  expect(position.isRepeated).toBe(course.occurrence > 1)
  const { outcome } = course
  if (outcome?.reason === 'checkmate') {
    expect(outcome.winner).toBe(opposite(course.turn))
    return
  }
  expect(position.ruling()).toBe(outcome ? rulingOf(outcome, course) : GOES_ON)
  if (outcome) return
  expect(position.isPending).toBe(course.pendingBikjang !== null)
  const again = fresh(course)
  expect(sumsOf(position)).toEqual(sumsOf(again))
  expect(keysOf(position)).toEqual(keysOf(again))
}

test('taking back restores everything', () => {
  const random = new Random(7)
  for (const rules of RULE_SETS) {
    const course = randomCourse(random, rules, 10)
    const position = fresh(course)
    const before = [keysOf(position), sumsOf(position), position.box.positionKey()]
    const steps = new Int32Array(300)
    for (let depth = 0; depth < 20; depth++) {
      const end = generateLegal(position.box, steps, 0)
      if (end === 0) break
      if (random.below(5) === 0 && !position.isCheck) position.makeNull()
      else position.make(steps[random.below(end)] ?? PASS_STEP)
    }
    while (position.ply > 0) position.unmake()
    expect([keysOf(position), sumsOf(position), position.box.positionKey()]).toEqual(before)
  }
})
