import { describe, expect, test } from 'vitest'
import { parseFen } from '#engine/notation/fen'
import { formatKiboMove, type KiboStyle, parseKiboMove } from '#engine/notation/move-text'
import { formatUci } from '#engine/notation/uci'
import { Position } from '#engine/rules/position'
import { parseUciSquare } from '#engine/rules/square'
import type { Move } from '#engine/rules/types'

const start = Position.start('MSSM', 'MSSM')

function positionOf(fen: string): Position {
  const setup = parseFen(fen)
  const position = setup.ok ? Position.from(setup.value) : undefined
  if (!position?.ok) throw new Error(fen)
  return position.value
}

const step = (from: string, to: string): Move => ({
  kind: 'step',
  from: parseUciSquare(from)!,
  to: parseUciSquare(to)!,
})

const HANJA: KiboStyle = { pieces: 'hanja', side: 'hanja', coordinates: 'row-file' }
const LETTERS: KiboStyle = { pieces: 'hangul', side: 'hangul', coordinates: 'letters' }

describe('formatKiboMove', () => {
  /** Cho's chariot may take a soldier, or a guard with check. */
  const sharp = positionOf('3aka3/9/9/4p4/9/9/9/4R4/9/3K5 w')
  const hanToMove = positionOf('4k4/9/9/p8/9/9/9/9/3K5/9 b')

  test.each([
    {
      name: 'a step',
      position: start,
      move: step('i4', 'h4'),
      plain: '79졸78',
      hanja: '79楚卒78',
      letters: 'i3초졸h3',
    },
    {
      name: 'a capture with check',
      position: sharp,
      move: step('e3', 'e7'),
      plain: '85차45병장군',
      hanja: '85楚車45兵장군',
      letters: 'e2초차e6병장군',
    },
    {
      name: 'a move of Han',
      position: hanToMove,
      move: step('a7', 'a6'),
      plain: '41병51',
      hanja: '41漢兵51',
      letters: 'a6한병a5',
    },
    {
      name: 'a pass',
      position: start,
      move: { kind: 'pass' } as const,
      plain: '한수쉼',
      hanja: '한수쉼',
      letters: '한수쉼',
    },
    {
      name: 'from an empty point',
      position: start,
      move: step('e5', 'e6'),
      plain: '?',
      hanja: '?',
      letters: '?',
    },
  ])('$name', ({ position, move, plain, hanja, letters }) => {
    expect(formatKiboMove(move, position)).toBe(plain)
    expect(formatKiboMove(move, position, HANJA)).toBe(hanja)
    expect(formatKiboMove(move, position, LETTERS)).toBe(letters)
  })
})

describe('parseKiboMove', () => {
  test.each([
    { text: '79졸78', uci: 'i4h4' },
    { text: ' 1. 79楚卒78 <3>', uci: 'i4h4' },
    { text: 'i3졸h3', uci: 'i4h4' },
    { text: '한수쉼', uci: 'e2e2' },
    { text: '79차78', uci: 'i4h4' },
  ])('$text', ({ text, uci }) => {
    const parsed = parseKiboMove(text, start)
    expect(parsed.ok && formatUci(parsed.value, start.kingSquare('cho'))).toBe(uci)
  })

  test.each([
    { text: '79졸77', code: 'illegal' },
    { text: '79졸70', code: 'not-a-move' },
    { text: '79졸', code: 'not-a-move' },
    { text: '', code: 'not-a-move' },
    { text: '79졸78 41병42', code: 'not-a-move' },
    { text: '79졸78 [a "b"]', code: 'not-a-move' },
  ])('$text: $code', ({ text, code }) => {
    expect(parseKiboMove(text, start)).toEqual({ ok: false, error: { code, text } })
  })

  test('every legal move reads back in every style', () => {
    const systems = ['row-file', 'letters', 'numbers'] as const
    for (const coordinates of systems) {
      for (const move of start.legalMoves()) {
        const text = formatKiboMove(move, start, { ...HANJA, coordinates })
        expect(parseKiboMove(text, start, coordinates)).toEqual({ ok: true, value: move })
      }
    }
  })
})
