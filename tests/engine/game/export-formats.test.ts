import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EXPORT_FORMAT_IDS, EXPORT_FORMATS, EXPORT_OPTIONS } from '#engine/game/export-formats'
import { partsOf } from '#engine/game/losses'
import { anyAnnotatedGame } from '../../support/random-trees.ts'
import { readOne } from './read-one.ts'

const FEN = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR'
const FULL = `[Event "대회"]\n[FEN "${FEN} w"]\n\n1. Pab4! {말 [%emt 3][%clk 9][%csl Ga4][%eval 1,2]} (1. pass) 1... Pih7 Foo`

describe('what each format cannot hold', () => {
  test.each([
    { id: 'gib', losses: ['clocks', 'glyphs', 'shapes', 'evaluations'] },
    { id: 'pgn', losses: [] },
    { id: 'notation', losses: [] },
    { id: 'janggi', losses: [] },
    {
      id: 'uci',
      losses: [
        'headers',
        'comments',
        'times',
        'clocks',
        'variations',
        'glyphs',
        'shapes',
        'evaluations',
        'unread',
      ],
    },
    {
      id: 'fen',
      losses: [
        'moves',
        'headers',
        'comments',
        'times',
        'clocks',
        'variations',
        'glyphs',
        'shapes',
        'evaluations',
        'unread',
      ],
    },
    {
      id: 'epd',
      losses: [
        'moves',
        'headers',
        'comments',
        'times',
        'clocks',
        'variations',
        'glyphs',
        'shapes',
        'evaluations',
        'unread',
      ],
    },
  ] as const)('$id', ({ id, losses }) => {
    expect(EXPORT_FORMATS[id].losses(readOne(FULL).game, EXPORT_OPTIONS)).toEqual(losses)
  })

  test('nothing is lost that is not there', () => {
    fc.assert(
      fc.property(anyAnnotatedGame, fc.constantFrom(...EXPORT_FORMAT_IDS), (game, id) => {
        const there = new Set([...partsOf(game), 'header-text', 'comment-text'])
        const losses = EXPORT_FORMATS[id].losses(game, EXPORT_OPTIONS)
        expect(losses.filter((loss) => !there.has(loss))).toEqual([])
      }),
    )
  })
})

test('a game in every format', () => {
  const { game } = readOne(`[Event "x"]\n[FEN "${FEN} w"]\n\n1. Pab4 pass *`)
  const textIn = (id: (typeof EXPORT_FORMAT_IDS)[number]): string =>
    EXPORT_FORMATS[id].write([game], EXPORT_OPTIONS)
  expect(textIn('gib')).toContain('1. 71졸72 2. 한수쉼\r\n')
  expect(textIn('pgn')).toMatch(/\n1\. Pab4 Ke9\n\*\n$/)
  expect(textIn('notation')).toMatch(/\n1\. P71-72 K25-25\n\*\n$/)
  expect(textIn('uci')).toBe(`position fen ${FEN} w - - 0 1 moves a4b4 e9e9\n`)
  const end = FEN.replace('P1P1P1P1P', '1PP1P1P1P')
  expect(textIn('fen')).toBe(`${end} w - - 0 1\n`)
  expect(textIn('epd')).toBe(`${end} w - - id "x";\n`)
  expect(JSON.parse(textIn('janggi'))).toMatchObject({
    format: 'janggi-studio',
    version: 3,
    games: [{ nodes: [{ move: 'a4b4' }, { move: 'pass' }] }],
  })
})
