import { expect, test } from 'vitest'
import { formatFen, parseFen } from '#engine/notation/fen'
import { ARRANGEMENTS, arrangementSetup, arrangementsOf, checkSetup } from '#engine/rules/setup'

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1'

test('the start position is read and written', () => {
  const setup = parseFen(START)
  expect(setup).toEqual({ ok: true, value: arrangementSetup('MSSM', 'MSSM') })
  expect(setup.ok && formatFen(setup.value)).toBe(START)
})

test.each([
  {
    name: 'letters h and e',
    fen: START.replaceAll('n', 'h').replaceAll('N', 'H').replaceAll('b', 'e'),
  },
  { name: 'turn and one counter', fen: START.replace(' - - 0 1', ' 0 1') },
  { name: 'no counters', fen: START.replace(' - - 0 1', '') },
  { name: 'no turn: Cho', fen: START.slice(0, START.indexOf(' ')) },
  { name: 'space around', fen: `  ${START}\n` },
])('accepts $name', ({ fen }) => {
  expect(parseFen(fen)).toEqual(parseFen(START))
})

test.each([
  { fen: '', error: { code: 'fen-empty', at: 0 } },
  { fen: '   \n', error: { code: 'fen-empty', at: 0 } },
  { fen: '9/9', error: { code: 'fen-row-count', at: 0, rows: 2 } },
  {
    fen: START.replace('1c5c1', '1c5c'),
    error: { code: 'fen-row-length', at: 14, row: 8, points: 8 },
  },
  { fen: START.replace('1c5c1', '1c5c11'), error: { code: 'fen-row-length', row: 8, points: 10 } },
  { fen: START.replace('4k4', '4x4'), error: { code: 'fen-bad-letter', at: 11, letter: 'x' } },
  { fen: START.replace('9/9', '0/9'), error: { code: 'fen-bad-letter', letter: '0' } },
  { fen: START.replace(' w', ' W'), error: { code: 'fen-bad-turn', text: 'W' } },
  { fen: START.replace('4k4', '4constructor4'), error: { code: 'fen-bad-letter' } },
  { fen: '/'.repeat(100_000), error: { code: 'fen-row-count' } },
])('says where $error.code stands', ({ fen, error }) => {
  expect(parseFen(fen)).toMatchObject({ ok: false, error })
})

test('all sixteen starts survive the text and are recognised', () => {
  for (const cho of ARRANGEMENTS) {
    for (const han of ARRANGEMENTS) {
      const read = parseFen(formatFen(arrangementSetup(cho, han)))
      expect(read.ok && arrangementsOf(read.value.board)).toEqual({ cho, han })
      expect(read.ok && checkSetup(read.value)).toEqual([])
    }
  }
})

test('left and right of an arrangement are the own ones', () => {
  expect(formatFen(arrangementSetup('SMSM', 'SMSM'))).toBe(
    'rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RBNA1ABNR w - - 0 1',
  )
})
