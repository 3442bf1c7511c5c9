import { expect, test } from 'vitest'
import { excerpt } from '#engine/notation/excerpt'
import { Reporter } from '#engine/notation/reporter'

test('lines end with LF, CR and CRLF, and are counted from where the stretch starts', () => {
  const text = 'xxx ab\ncd\r\nef\rgh'
  const reporter = new Reporter(text, { from: 4, line: 7, column: 5 }, text.length, 3)
  for (const word of ['ab', 'b', 'cd', 'ef', 'gh']) {
    const from = text.indexOf(word)
    reporter.add({ code: 'stray-text', facts: { text: word } }, from, from + word.length)
  }
  expect(reporter.finish().map(({ line, column }) => [line, column])).toEqual([
    [7, 5],
    [7, 6],
    [8, 1],
    [9, 1],
    [10, 1],
  ])
})

test('findings come in the order of the text', () => {
  const reporter = new Reporter('abc', { from: 0, line: 1, column: 1 }, 3, undefined)
  reporter.add({ code: 'check-mismatch', facts: { written: true } }, 2, 3, 5)
  reporter.add({ code: 'unclosed-comment', facts: {} }, 0, 1)
  expect(reporter.finish()).toMatchObject([
    { code: 'unclosed-comment', severity: 'warning', ply: undefined },
    { code: 'check-mismatch', ply: 5 },
  ])
})

test.each([
  { text: ' a\n\tb ', shown: 'a b' },
  { text: 'x'.repeat(50), shown: `${'x'.repeat(40)}…` },
  { text: `${'x'.repeat(39)}😀`, shown: `${'x'.repeat(39)}…` },
])('an excerpt of $text', ({ text, shown }) => {
  expect(excerpt(text)).toBe(shown)
})
