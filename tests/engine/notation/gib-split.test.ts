import { expect, test } from 'vitest'
import { splitGib } from '#engine/notation/gib-split'

const gamesIn = (text: string): string[] =>
  splitGib(text).map(({ from, to }) => text.slice(from, to))

test.each([
  { name: 'a header behind a move', text: '[a "1"] 79졸78\n', next: '[b "2"] 79졸78' },
  { name: 'a header on the line of a move', text: '[a "1"] 79졸78 ', next: '[b "2"]' },
  { name: 'a header behind a comment', text: '[a "1"]\n{x}\n', next: '[a "2"]\n' },
  { name: 'a header that comes again behind an empty line', text: '[a "1"]\n\n', next: '[a "2"]' },
  { name: 'a header behind unreadable text', text: '[a "1"] ??? x\n', next: '[b "2"]' },
  { name: 'left-overs between', text: '79졸78\n\uF8F7\uF8F7', next: '[a "1"]' },
])('a game begins with $name', ({ text, next }) => {
  expect(gamesIn(text + next)).toEqual([text, next])
})

test.each([
  { name: 'an empty line among the moves', text: '[a "1"]\n79졸78\n\n\n41병42' },
  { name: 'an empty line among the headers', text: '[a "1"]\n\n[b "2"]\n79졸78' },
  { name: 'a header twice in one block', text: '[a "1"]\n[a "2"]\n79졸78' },
  { name: 'a comment before the headers', text: '{x}\n[a "1"]\n79졸78' },
  { name: 'headers in a comment', text: '[a "1"]\n79졸78 {\n[a "2"]\n}' },
])('no game begins with $name', ({ text }) => {
  expect(gamesIn(text)).toEqual([text])
})

test('entries know what a list shows', () => {
  const text = '\n [초대국자 "가람 3단"]\r\n1. 79졸78 2. 한수쉼 3. 79졸\r\n\r\n[총수 "1"]'
  expect(splitGib(text)).toMatchObject([
    { index: 0, from: 2, line: 2, column: 2, plies: 2, info: { cho: { name: '가람' } } },
    { index: 1, line: 5, column: 1, plies: 0, info: { cho: undefined } },
  ])
})

test('a text of nothing but blanks holds no game', () => {
  expect(splitGib(' \n\uFEFF')).toEqual([])
})
