import { expect, test } from 'vitest'
import { formatUci, parseUci } from '#engine/notation/uci'
import {
  formatKiboSquare,
  formatUciSquare,
  parseKiboSquare,
  parseUciSquare,
  SQUARES,
} from '#engine/rules/square'
import { PASS, sameMove } from '#engine/rules/types'

test('every square survives both of its names', () => {
  for (const square of SQUARES) {
    expect(parseUciSquare(formatUciSquare(square))).toBe(square)
    expect(parseKiboSquare(formatKiboSquare(square))).toBe(square)
  }
})

test.each([
  { kibo: '79', uci: 'i4' },
  { kibo: '02', uci: 'b1' },
  { kibo: '25', uci: 'e9' },
  { kibo: '95', uci: 'e2' },
  { kibo: '11', uci: 'a10' },
])('$kibo is $uci', ({ kibo, uci }) => {
  expect(parseKiboSquare(kibo)).toBe(parseUciSquare(uci))
})

test.each(['', 'a0', 'a11', 'j1', 'A1', 'a1 ', 'a01', '80', '7', '799', '٣٤'])(
  '%j is no square',
  (text) => {
    expect(parseUciSquare(text)).toBeUndefined()
    expect(parseKiboSquare(text)).toBeUndefined()
  },
)

test('every step survives its text', () => {
  for (const from of SQUARES) {
    for (const to of SQUARES) {
      if (from === to) continue
      const move = { kind: 'step', from, to } as const
      const read = parseUci(formatUci(move, undefined))
      expect(read && sameMove(read, move)).toBe(true)
    }
  }
})

test.each(['e2e2', 'a10a10', '0000', '@@@@'])('%s is a pass', (text) => {
  expect(parseUci(text)).toEqual(PASS)
})

test("a pass is written as the general's square twice", () => {
  expect(formatUci(PASS, parseUciSquare('e2'))).toBe('e2e2')
  expect(formatUci(PASS, parseUciSquare('d10'))).toBe('d10d10')
})

test.each(['', 'a4', 'a4b', 'a4b11', 'a4-b4', 'a4b4q', 'j4b4'])('%j is no move', (text) => {
  expect(parseUci(text)).toBeUndefined()
})
