import { describe, expect, test } from 'vitest'
import { TreeBuilder } from '#engine/game/builder'
import type { Game } from '#engine/game/game'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { writeGib } from '#engine/game/write-gib'
import { writeJanggi } from '#engine/game/write-janggi'
import { writeNotation, writePgn } from '#engine/game/write-pgn'
import { parseUci } from '#engine/notation/uci'
import { PASS } from '#engine/rules/types'
import { growth } from '../../support/cost.ts'
import { IS_DEEP } from '../../support/deep.ts'
import { outlineOf } from './outline.ts'
import { readOne } from './read-one.ts'

/** Characters of the larger text; the smaller is a quarter of it. */
const SIZE = IS_DEEP ? 4 * 2 ** 20 : 2 ** 15
const FEN = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR'
const PGN = `[Event "x"]\n[FEN "${FEN} w - - 0 1"]\n\n`
const JANGGI = '{"format":"janggi-studio","version":1,"games":['

const NODE = '{"move":"b1c3"},{"move":"b10c8"},{"move":"c3b1"},{"move":"c8b10"},'

describe('time grows with the text, not faster', () => {
  test.each([
    { head: PGN, scrap: '(' },
    { head: PGN, scrap: ')' },
    { head: `${PGN}1. Hc3 `, scrap: '()' },
    { head: `${PGN}1. Hc3 `, scrap: '(1. Hg3 ' },
    { head: PGN, scrap: 'Hc3 Hc8 Hb1 Hb10 ' },
    { head: PGN, scrap: 'Hc3 (Hg3) Hc8 Hb1 Hb10 ' },
    { head: `${PGN}Hc3 `, scrap: '(Foo ' },
    { head: `${PGN}Hc3 `, scrap: '(Hg3 Foo (' },
    { head: PGN, scrap: '{' },
    { head: PGN, scrap: '{}' },
    { head: PGN, scrap: '[%cal ' },
    { head: `${PGN}{`, scrap: '[%cal Ga4b4]' },
    { head: PGN, scrap: '{[%csl Ga4]}' },
    { head: PGN, scrap: '\n[a "b"]\n{' },
    { head: PGN, scrap: '[a "' },
    { head: PGN, scrap: '[a "\\"' },
    { head: PGN, scrap: '[a "b"] ' },
    { head: PGN, scrap: ';' },
    { head: PGN, scrap: '\n%' },
    { head: PGN, scrap: '$1' },
    { head: PGN, scrap: 'P ' },
    { head: PGN, scrap: '1' },
    { head: PGN, scrap: '1-0 ' },
    { head: PGN, scrap: '1-0\n1. Hc3 ' },
    { head: '', scrap: `${PGN}1. Hc3 *\n\n` },
    { head: '', scrap: '[Event "x"]\n1. Hc3 *\n' },
    { head: `${FEN} w\n`, scrap: 'x\n' },
    { head: `${FEN} w `, scrap: 'id "x"; ' },
    { head: `FEN=${FEN} w\n`, scrap: `FEN=${FEN} w\n` },
    { head: `${JANGGI}{"start":{"fen":"${FEN} w"},"nodes":[`, scrap: NODE },
    { head: JANGGI, scrap: '{},' },
    { head: JANGGI, scrap: '[' },
    { head: JANGGI, scrap: '{"a":' },
    { head: JANGGI, scrap: '"' },
    { head: '{"format":"janggi-studio",', scrap: '"a":1,' },
  ])('$head … $scrap', ({ head, scrap }) => {
    const filled = (length: number): string => head + scrap.repeat(Math.ceil(length / scrap.length))
    const short = filled(SIZE / 4)
    const long = filled(SIZE)
    expect(growth(short, long, 8)).toBeLessThan(8)
  })
})

test('ten megabytes of open parentheses', () => {
  const [read] = readRecords(`${PGN}1. Hc3 ${'('.repeat(10_000_000)}`).games
  expect(read?.game.tree.nodes.size).toBe(2)
  expect(read?.diagnostics.at(-1)).toMatchObject({ code: 'more-diagnostics' })
})

const SHUTTLE = ['b1c3', 'b10c8', 'c3b1', 'c8b10'] as const

/** A tree in which each move of the line is a variation beside a pass: 5,000 deep, twice as many moves. */
function staircase(): Game {
  const { game } = readOne(`${PGN}*`)
  const builder = new TreeBuilder()
  let at = builder.root
  for (let i = 0; i < 5000; i++) {
    const move = parseUci(SHUTTLE[i % 4]!)!
    builder.add(at, PASS)
    at = builder.add(at, move)
  }
  return { ...game, tree: builder.freeze() }
}

describe('ten thousand moves', () => {
  test.each([
    { name: 'in a row', game: readOne(PGN + 'Hc3 Hc8 Hb1 Hb10 '.repeat(2500)).game },
    { name: 'in variations inside one another', game: staircase() },
  ])('$name, through every format of trees', ({ game }) => {
    expect(game.tree.nodes.size).toBe(10_001)
    for (const write of [writePgn, writeNotation, writeJanggi]) {
      expect(outlineOf(readOne(write([game])).game.tree)).toEqual(outlineOf(game.tree))
    }
  })

  test('in a row, as .gib', () => {
    const { game } = readOne(PGN + 'Hc3 Hc8 Hb1 Hb10 '.repeat(2500))
    expect(outlineOf(readOne(writeGib([game])).game.tree)).toEqual(outlineOf(game.tree))
  })
})

test('a file of 100,000 games is listed', () => {
  const { games } = scanRecords(`${PGN}1. Hc3 Hc8 *\n\n`.repeat(100_000))
  expect(games).toHaveLength(100_000)
  expect(games.at(-1)).toMatchObject({ index: 99_999, line: 99_999 * 5 + 1, plies: 2 })
})
