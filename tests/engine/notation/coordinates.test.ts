import { describe, expect, test } from 'vitest'
import { formatSquare, resolveSquare, writtenSquare } from '#engine/notation/coordinates'
import { formatUciSquare, SQUARES } from '#engine/rules/square'

describe('a square in the systems of .gib', () => {
  test.each([
    { uci: 'i4', rowFile: '79', letters: 'i3', numbers: '84' },
    { uci: 'b1', rowFile: '02', letters: 'b0', numbers: '11' },
    { uci: 'e9', rowFile: '25', letters: 'e8', numbers: '49' },
    { uci: 'e2', rowFile: '95', letters: 'e1', numbers: '42' },
    { uci: 'b10', rowFile: '12', letters: 'b9', numbers: '20' },
    { uci: 'a1', rowFile: '01', letters: 'a0', numbers: '1' },
    { uci: 'i10', rowFile: '19', letters: 'i9', numbers: '90' },
  ])('$uci', ({ uci, rowFile, letters, numbers }) => {
    const square = SQUARES.find((s) => formatUciSquare(s) === uci)!
    expect(formatSquare(square, 'row-file')).toBe(rowFile)
    expect(formatSquare(square, 'letters')).toBe(letters)
    expect(formatSquare(square, 'numbers')).toBe(numbers)
  })

  test.each(['row-file', 'letters', 'numbers'] as const)('%s reads back', (system) => {
    for (const square of SQUARES) {
      const text = formatSquare(square, system)
      expect(resolveSquare(writtenSquare(text, 0, text.length), system)).toBe(square)
    }
  })

  test.each([
    { text: '70', system: 'row-file' },
    { text: '7', system: 'row-file' },
    { text: '0', system: 'numbers' },
    { text: '00', system: 'numbers' },
    { text: '91', system: 'numbers' },
  ] as const)('$text is no point in $system', ({ text, system }) => {
    expect(resolveSquare(writtenSquare(text, 0, text.length), system)).toBeUndefined()
  })

  test('letters say for themselves what they are', () => {
    expect(resolveSquare(writtenSquare('i3', 0, 2), 'row-file')).toBe(35)
    expect(resolveSquare(writtenSquare('I3', 0, 2), 'numbers')).toBe(35)
  })
})
