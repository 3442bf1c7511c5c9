import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatFen } from '#engine/notation/fen'
import { formatGibBoard, parseGibBoard } from '#engine/notation/gib-board'
import { SQUARES } from '#engine/rules/square'
import { type Piece, ROLES, SIDES } from '#engine/rules/types'

const fenOf = (value: string): string | undefined => {
  const parsed = parseGibBoard(value)
  return parsed.ok ? formatFen(parsed.value) : undefined
}

test('the first row is the back row of Cho, and Hanja is Han', () => {
  const board =
    '차상마사1사마상차/4장/1포5포/졸1졸1졸1졸1졸///兵1兵1兵1兵/1包5包/4將/車馬象士1士象馬車 한 접장기'
  expect(fenOf(board)).toBe(
    'rnba1abnr/4k4/1c5c1/p1p1p1p2/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ANBR b - - 0 1',
  )
})

test.each([
  { name: 'Cho first by name', value: '/4장////////4將 초 접장기', turn: ' w ' },
  { name: 'Han first by name', value: '/4장////////4將  漢', turn: ' b ' },
  { name: 'Cho first where nothing is said', value: '/4장////////4將', turn: ' w ' },
  { name: 'rows cut short', value: '/4장 한', turn: ' b ' },
])('$name', ({ value, turn }) => {
  expect(fenOf(value)).toContain(turn)
})

test.each([
  { value: '차x', error: { code: 'board-letter', at: 1 } },
  { value: '/9장', error: { code: 'board-row-long', row: 1 } },
  { value: '차'.repeat(10), error: { code: 'board-row-long', row: 0 } },
  { value: '/'.repeat(10), error: { code: 'board-rows', rows: 11 } },
])('$value is refused', ({ value, error }) => {
  expect(parseGibBoard(value)).toEqual({ ok: false, error })
})

test('any placement reads back', () => {
  const piece = fc.record({ side: fc.constantFrom(...SIDES), role: fc.constantFrom(...ROLES) })
  const square = fc.option(piece, { nil: undefined, freq: 2 })
  const board = fc.array<Piece | undefined>(square, {
    minLength: SQUARES.length,
    maxLength: SQUARES.length,
  })
  fc.assert(
    fc.property(fc.record({ board, turn: fc.constantFrom(...SIDES) }), (setup) => {
      expect(parseGibBoard(formatGibBoard(setup))).toEqual({ ok: true, value: setup })
    }),
  )
})
