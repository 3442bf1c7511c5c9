import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPgnCommands, holdsCommand, parsePgnComment } from '#engine/notation/pgn-comment'
import { pgnComment, pgnCommentText } from '#engine/notation/pgn-text'
import { anyMarks, anyText } from '../../support/annotations.ts'

describe('what a comment says', () => {
  test.each([
    { raw: 'plain', text: 'plain' },
    { raw: ' padded ', text: 'padded' },
    { raw: '  two  ', text: ' two ' },
    { raw: ' ', text: ' ' },
    { raw: '', text: '' },
    { raw: 'a [%cal Ga4b4] b', text: 'a b' },
    { raw: ' [%csl Ra4] ', text: undefined },
    { raw: 'a [%foo 1] b', text: 'a [%foo 1] b' },
    { raw: '<b>&amp;</b>', text: '<b>&amp;</b>' },
  ])('the text of $raw', ({ raw, text }) => {
    expect(parsePgnComment(raw).text).toBe(text)
  })

  test.each([
    { raw: '[%clk 1:02:03]', says: { clock: 3723 } },
    { raw: '[%clk 0:00:07.5]', says: { clock: 7.5 } },
    { raw: '[%emt 01:30]', says: { seconds: 90 } },
    { raw: '[%emt 12]', says: { seconds: 12 } },
    { raw: '[%emt -0:00:27]', says: { seconds: -27 } },
    { raw: '[%eval 0.35]', says: { evaluation: { value: { kind: 'points', value: 35 } } } },
    {
      raw: '[%eval -1.2,18]',
      says: { evaluation: { value: { kind: 'points', value: -120 }, depth: 18 } },
    },
    { raw: '[%eval #-3]', says: { evaluation: { value: { kind: 'mate', moves: -3 } } } },
    {
      raw: '[%csl Ga4][%cal Rb1c3,Bi10i1]',
      says: {
        shapes: [
          { kind: 'circle', at: 27, colour: 'green' },
          { kind: 'arrow', from: 1, to: 20, colour: 'red' },
          { kind: 'arrow', from: 89, to: 8, colour: 'blue' },
        ],
      },
    },
  ])('$raw', ({ raw, says }) => {
    expect(parsePgnComment(raw)).toMatchObject({ ...says, text: undefined, unreadable: [] })
  })

  test.each([
    '[%clk soon]',
    '[%eval]',
    '[%eval +-]',
    '[%cal Ga4b11]',
    '[%csl Xa4]',
    '[%emt 1:2:3:4]',
  ])('%s makes no sense and stays', (raw) => {
    const { text, unreadable } = parsePgnComment(raw)
    expect(text).toBe(raw)
    expect(unreadable).toEqual(raw === '[%eval]' ? [] : [raw])
  })
})

test('commands survive their text', () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const { text, unreadable, ...said } = parsePgnComment(
        ` ${formatPgnCommands(marks).join(' ')} `,
      )
      expect(unreadable).toEqual([])
      if (formatPgnCommands(marks).length > 0) expect(text).toBeUndefined()
      expect(said).toEqual({
        shapes: marks.shapes ?? [],
        seconds: marks.seconds,
        clock: marks.clock,
        evaluation: marks.evaluation,
      })
    }),
  )
})

test('a text is read as it was written, once it can stand between braces', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const written = pgnComment(text)
      expect(written.indexOf('}')).toBe(written.length - 1)
      expect(parsePgnComment(written.slice(1, -1)).text).toBe(
        pgnCommentText(text).replace(/\r\n?/g, '\n'),
      )
      expect(holdsCommand(written)).toBe(false)
    }),
  )
})
