import { expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { standingOf } from '#engine/game/standing'
import { writeGib } from '#engine/game/write-gib'
import { writeJanggi } from '#engine/game/write-janggi'
import { formatFen } from '#engine/notation/fen'
import { startKind } from '#engine/rules/start-kind'
import type { Square } from '#engine/rules/square'
import { firstSide, gameOf, givenPieces, type NewStart, withGiven } from '#renderer/game/new-start'
import { at } from '../../support/positions.ts'

const START: NewStart = {
  pair: { cho: 'MSMS', han: 'SMMS' },
  given: new Set(),
  first: undefined,
  rules: undefined,
}

const giving = (...names: string[]): NewStart =>
  names.reduce<NewStart>((start, name) => ({ ...start, given: withGiven(start, at(name)) }), START)

test('without a handicap it is a plain new game', () => {
  const game = gameOf(START)
  expect(startKind(game.start.setup)).toEqual({ kind: 'arranged', pair: START.pair })
  expect(game.start.source).toBe('arrangements')
})

test.each([
  { name: "Han's chariot", points: ['a10'], missing: { cho: 0, han: 1 }, first: 'han' },
  { name: "Cho's two horses", points: ['b1', 'g1'], missing: { cho: 2, han: 0 }, first: 'cho' },
])('$name is given: the record says so and reads back', ({ points, missing, first }) => {
  const start = giving(...points)
  expect(firstSide(start)).toBe(first)
  const game = gameOf(start)
  expect(startKind(game.start.setup)).toEqual({ kind: 'handicap', missing })
  expect(standingOf(game.start).past.firstCapturePly).toBeNull()
  for (const text of [writeGib([game]), writeJanggi([game])]) {
    const [read] = readRecords(text).games
    expect(read && formatFen(read.game.start.setup)).toBe(formatFen(game.start.setup))
    expect(read && standingOf(read.game.start)).toEqual(standingOf(game.start))
  }
})

test('pressed again it comes back; generals, empty points and what was chosen stay', () => {
  expect(withGiven(giving('a10'), at('a10'))).toEqual(new Set<Square>())
  expect(giving('e9', 'e5').given.size).toBe(0)
  expect(givenPieces(giving('a10', 'a1'))).toEqual([
    { side: 'cho', role: 'chariot' },
    { side: 'han', role: 'chariot' },
  ])
  expect(firstSide({ ...giving('a10'), first: 'cho' })).toBe('cho')
})
