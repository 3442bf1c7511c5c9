import { describe, expect, test } from 'vitest'
import { judge } from '#engine/arbiter/judge'
import { playedGame } from '#engine/arbiter/played-game'
import type { ReadGame } from '#engine/game/game'
import { mainLine } from '#engine/game/path'
import { writeGib } from '#engine/game/write-gib'
import { writeNotation, writePgn } from '#engine/game/write-pgn'
import { PRESETS } from '#engine/rules/ruleset'
import { outlineOf } from './outline.ts'
import { codesOf, readOne, uciOf } from './read-one.ts'

const HEADERS = '[초차림 "상마상마"]\n[한차림 "상마상마"]\n\n'
const gib = (moves: string): ReadGame => readOne(`${HEADERS}${moves}`)

/** Plies of the main line that are marked as illegal ones that stood. */
const stoodIn = ({ game }: ReadGame): readonly number[] =>
  mainLine(game.tree).flatMap(({ annotations }, ply) => (annotations.illegalStood ? [ply] : []))

const TAGS = '[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"]\n\n'

describe('a record that goes on after an illegal move keeps it, marked', () => {
  test.each([
    { name: 'soldier of two steps', moves: '1. 79졸59 2. 41병42 3. 59졸58', stood: [1] },
    {
      name: 'pass in between',
      moves: '1. 79졸78 2. 41병42 3. 01차61 4. 한수쉼 5. 한수쉼',
      stood: [3],
    },
  ])('.gib: $name', ({ moves, stood }) => {
    const read = gib(moves)
    expect(read.game.unread).toBe('')
    expect(stoodIn(read)).toEqual(stood)
    expect(read.diagnostics.filter(({ code }) => code === 'illegal-move')[0]).toMatchObject({
      severity: 'error',
      ply: stood[0],
      facts: { stood: true },
    })
  })

  test.each([
    { name: 'in engine moves', moves: '1. a4a6 i7h7 2. a6b6 *', stood: [1] },
    { name: 'in Janggi notation', moves: '1. P71-51 P49-48 2. P51-52 *', stood: [1] },
    {
      name: 'with whole squares',
      moves: '1. Pab4 Ra10a6 {so} (1... Pih7) 2. Pih4 Ra6b6',
      stood: [2],
    },
  ])('PGN: $name', ({ moves, stood }) => {
    const read = readOne(TAGS + moves)
    expect(read.game.unread).toBe('')
    expect(stoodIn(read)).toEqual(stood)
    expect(codesOf(read)).toEqual(['illegal-move'])
  })

  test('also in a variation', () => {
    const read = readOne(`${TAGS}1. Pab4 (1. a4a6 i7h7 2. a6b6 Pgf7) 1... Pih7`)
    expect(outlineOf(read.game.tree).map(({ depth, annotations }) => [depth, annotations])).toEqual(
      [
        [0, {}],
        [1, {}],
        [2, {}],
        [1, { illegalStood: true }],
        [2, {}],
        [3, {}],
        [4, {}],
      ],
    )
  })

  test('the judge reports it', () => {
    const read = gib('1. 79졸59 2. 41병42 3. 59졸58 4. 42병52')
    const { plies, stopped } = judge(playedGame(read.game), PRESETS.standard)
    expect(stopped).toBeNull()
    expect(plies.map(({ events }) => events.some(({ type }) => type === 'illegalStood'))).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test.each([
    { name: '.gib', write: writeGib },
    { name: 'PGN', write: writePgn },
    { name: 'Janggi notation', write: writeNotation },
  ])('written as $name and read again, it is the same', ({ write }) => {
    const { game } = gib(
      '1. 79졸59 2. 41병42 3. 59졸58 4. 42병52 5. 58졸57 6. 52병62 7. 01차61 8. 49병59 9. 61차51 10. 59병69',
    )
    const again = readOne(write([game]))
    expect(outlineOf(again.game.tree)).toEqual(outlineOf(game.tree))
    expect(stoodIn(again)).toEqual([1, 7])
  })
})

describe('where the record does not plainly go on, the move ends it as before', () => {
  test.each([
    { name: 'at the end', moves: '1. 79졸59' },
    { name: 'with only an answer', moves: '1. 79졸59 2. 41병42' },
    { name: 'what follows is impossible', moves: '1. 79졸59 2. 41병42 3. 79졸78' },
    { name: 'another piece is named', moves: '1. 79차59 2. 41병42 3. 59졸58' },
    { name: 'a capture that is none', moves: '1. 79졸59병 2. 41병42 3. 59졸58' },
    { name: 'no piece there', moves: '1. 51졸52 2. 41병42 3. 79졸78' },
    { name: 'a piece of the other side', moves: '1. 41병42 2. 43병44 3. 79졸78' },
    { name: 'onto an own piece', moves: '1. 01차02 2. 41병42 3. 79졸78' },
    { name: 'a general taken', moves: '1. 01차25장 2. 41병42 3. 79졸78' },
    { name: 'a general taken next', moves: '1. 73졸23 2. 41병42 3. 23졸25장 4. 42병52' },
  ])('$name', ({ moves }) => {
    const read = gib(moves)
    expect(uciOf(read)).toBe('')
    expect(read.game.unread).toBe(moves)
    expect(read.diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'illegal-move', facts: { stood: false } },
    ])
  })

  test('under a start that is only assumed', () => {
    const read = readOne('1. 79졸59 2. 41병42 3. 59졸58')
    expect(codesOf(read)).toEqual(['start-assumed', 'illegal-move'])
    expect(uciOf(read)).toBe('')
  })

  test('ranks counted from 0 are no illegal moves', () => {
    const read = readOne(`${TAGS}1. a3b3 i6h6 2. b3b4 h6h5 3. b0c2`)
    expect(stoodIn(read)).toEqual([])
    expect(codesOf(read)).toEqual(['coordinates-used'])
  })
})
