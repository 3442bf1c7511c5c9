import { describe, expect, test } from 'vitest'
import type { Course } from '#engine/rules/course'
import { evaluate } from '#engine/search/evaluate'
import { iterate } from '#engine/search/iterate'
import { pack } from '#engine/search/packed'
import { SearchPosition } from '#engine/search/position'
import type { Score } from '#engine/score'
import { DRAW, MATE, RULED, scoreOf } from '#engine/search/score'
import { Table } from '#engine/search/table'
import { Random } from '../../support/random.ts'
import { randomCourse, RULE_SETS } from './random-courses.ts'

/** Every line to the end, by the rules themselves: slow and obvious. The position walks along. */
function minimax(course: Course, position: SearchPosition, depth: number, ply: number): number {
  const { outcome, turn } = course
  if (outcome && ply > 0) {
    if (!outcome.winner) return DRAW
    const size = (outcome.reason === 'checkmate' ? MATE : RULED) - ply
    return outcome.winner === turn ? size : -size
  }
  if (depth === 0) return evaluate(position)
  let best = -Infinity
  for (const move of course.legalActions()) {
    course.play(move)
    position.make(pack(move))
    best = Math.max(best, -minimax(course, position, depth - 1, ply + 1))
    position.unmake()
    course.undo()
  }
  return best
}

const PLAIN = [
  { name: 'with the table', usesTable: true },
  { name: 'without the table', usesTable: false },
]

describe.each(PLAIN)('alpha-beta $name', ({ usesTable }) => {
  test('finds the value of plain minimax under every rule set', () => {
    const random = new Random(usesTable ? 11 : 12)
    for (const rules of RULE_SETS) {
      for (let n = 0; n < 4; n++) {
        const course = randomCourse(random, rules, random.below(40))
        const depth = course.legalActions().length > 12 ? 2 : 3
        const found = searched(course, depth, usesTable)
        const position = new SearchPosition(course.standing(), rules)
        expect(found).toEqual(scoreOf(minimax(course, position, depth, 0)))
      }
    }
  })
})

function searched(course: Course, depth: number, usesTable: boolean): Score | undefined {
  const { lines } = iterate(
    { standing: course.standing(), rules: course.rules, limits: { depth } },
    Table.ofMegabytes(1),
    { now: () => 0, shouldStop: () => false },
    undefined,
    { features: { isSelective: false, usesTable } },
  )
  return lines[0]?.score
}
