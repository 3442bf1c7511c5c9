import { expect, test } from 'vitest'
import { foldsOf } from '#engine/kibo-text/folding'
import { formatEdits } from '#engine/kibo-text/format-text'
import { hoverAt } from '#engine/kibo-text/hover'
import { placeOf, placeOfPly, pointAt } from '#engine/kibo-text/places'
import { readRecordText } from '#engine/kibo-text/record-text'
import { applyEdits } from '#engine/kibo-text/text-edit'
import { parseUci } from '#engine/notation/uci'
import { oddTexts, realTexts } from './real-texts.ts'

const HEAD = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n'
const TWO = `${HEAD}\n1. 71졸72 2. 41병42 {좋다}\n3. 75졸76\n\n${HEAD}\n1. 79졸78 2. 49병48\n`
const PGN =
  '[FEN "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1"]\n\n' +
  '1. Pab4 Pab7 (1... Pih7 2. Pih4) 2. Pih4 1-0\n'

const moves = (...texts: readonly string[]) => texts.map((text) => parseUci(text)!)
const textOf = (text: string, span: { from: number; to: number } | undefined) =>
  span && text.slice(span.from, span.to)

test.each([
  { name: 'in the headers', at: TWO.indexOf('한차림'), game: 0, line: [] },
  { name: 'on a move', at: TWO.indexOf('졸72'), game: 0, line: ['a4b4'] },
  { name: 'on the next number', at: TWO.indexOf('2. 41'), game: 0, line: ['a4b4'] },
  { name: 'in a comment', at: TWO.indexOf('좋다'), game: 0, line: ['a4b4', 'a7b7'] },
  { name: 'in the second game', at: TWO.indexOf('49병'), game: 1, line: ['i4h4', 'i7h7'] },
])('the point $name', ({ at, game, line }) => {
  expect(pointAt(readRecordText(TWO), at)).toEqual({ game, moves: moves(...line) })
})

test('a point is found in the text, or the last move before it', () => {
  const two = readRecordText(TWO)
  const place = (game: number, ...line: readonly string[]) =>
    textOf(TWO, placeOf(two, { game, moves: moves(...line) }))
  expect(place(0, 'a4b4', 'a7b7')).toBe('41병42')
  expect(place(0, 'a4b4', 'i7h7')).toBe('71졸72')
  expect(place(1, 'i4h4', 'i7h7', 'e4f4')).toBe('49병48')
  expect(placeOf(two, { game: 1, moves: [] })).toEqual({
    from: TWO.lastIndexOf(HEAD),
    to: TWO.lastIndexOf(HEAD),
  })
  expect(textOf(TWO, placeOfPly(two, 0, 3))).toBe('75졸76')
  expect(textOf(TWO, placeOfPly(two, 0, 300))).toBe('75졸76')
})

test('moves in variations have their places', () => {
  const record = readRecordText(PGN)
  const line = moves('a4b4', 'i7h7', 'i4h4')
  const span = placeOf(record, { game: 0, moves: line })
  expect(span?.from).toBe(PGN.indexOf('Pih4'))
  expect(pointAt(record, PGN.indexOf('Pih4'))).toEqual({ game: 0, moves: line })
  const main = moves('a4b4', 'a7b7', 'i4h4')
  expect(placeOf(record, { game: 0, moves: main })?.from).toBe(PGN.lastIndexOf('Pih4'))
})

test('over a move stand the boards before and after it', () => {
  const at = TWO.indexOf('41병42') + 2
  expect(hoverAt(readRecordText(TWO), at)).toEqual({
    from: at - 2,
    to: at + 3,
    ply: 2,
    side: 'han',
    move: parseUci('a7b7'),
    text: '41병42',
    fenBefore: 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/1PP1P1P1P/1C5C1/4K4/RNBA1ABNR b - - 0 1',
    fenAfter: 'rnba1abnr/4k4/1c5c1/1pp1p1p1p/9/9/1PP1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1',
    points: { cho: 72, han: 73.5 },
    isCheck: false,
  })
  expect(hoverAt(readRecordText(TWO), TWO.indexOf('좋다'))).toBeUndefined()
  expect(hoverAt(readRecordText(TWO), 3)).toBeUndefined()
})

test('games, their headers and comments fold', () => {
  const folds = foldsOf(readRecordText(TWO)).map(({ kind, from, to }) => [kind, from, to])
  const second = TWO.lastIndexOf(HEAD)
  expect(folds).toEqual([
    ['game', 0, TWO.indexOf('75졸76') + 5],
    ['comment', TWO.indexOf('{'), TWO.indexOf('}') + 1],
    ['headers', 0, HEAD.length - 1],
    ['game', second, TWO.length - 1],
    ['headers', second, second + HEAD.length - 1],
  ])
})

const formatted = (text: string): string => applyEdits(text, formatEdits(readRecordText(text)))

test('formatting writes games in their own style and loses nothing', () => {
  const loose = `${HEAD}1.71楚卒72 2.41漢兵42{좋다} 3.75楚卒76`
  expect(formatted(loose)).toBe(
    `${HEAD}[총수 "3"]\n\n1. 71楚卒72 2. 41漢兵42\n{좋다}\n3. 75楚卒76\n`,
  )
  expect(formatted(formatted(loose))).toBe(formatted(loose))
})

test('a game that breaks off, or would be read otherwise, is left as it is', () => {
  const broken = `${HEAD}1.71졸72 2.41병99`
  expect(formatted(broken)).toBe(broken)
  const old = `${HEAD}[기보형식 "구좌표"]\n1.4졸14 2.7병17`
  expect(formatted(old)).toContain('1. 4졸14 2. 7병17')
})

test.each([...realTexts(40), ...oddTexts()])('$name is formatted to the same games', ({ text }) => {
  const before = readRecordText(text)
  const after = readRecordText(formatted(text))
  expect(after.games.map(({ game }) => [...game.read.game.tree.nodes])).toEqual(
    before.games.map(({ game }) => [...game.read.game.tree.nodes]),
  )
  expect(formatEdits(after)).toEqual([])
})
