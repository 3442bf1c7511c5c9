import { expect, test } from 'vitest'
import { formatDay, parseDay } from '#engine/notation/day'
import { formatRank, parseRank } from '#engine/notation/rank'

test.each([
  { text: '2008-11-20', day: 20_081_120 },
  { text: '2008.11.20', day: 20_081_120 },
  { text: '2008년 11월 20일', day: 20_081_120 },
  { text: '20081120', day: 20_081_120 },
  { text: '2010.3', day: 20_100_300 },
  { text: '2020.01~2020.06', day: 20_200_100 },
  { text: '2008', day: 20_080_000 },
  { text: '2008-13-40', day: 20_080_000 },
  { text: '제2008회', day: 20_080_000 },
  { text: '미상', day: undefined },
  { text: '0808', day: undefined },
  { text: '123456', day: undefined },
])('a date as written: $text', ({ text, day }) => {
  expect(parseDay(text)).toBe(day)
})

test.each([20_081_120, 20_081_100, 20_080_000])('a day is read as it is written: %d', (day) => {
  expect(parseDay(formatDay(day))).toBe(day)
})

test.each([
  { text: '9단', rank: 9 },
  { text: '1단', rank: 1 },
  { text: '1급', rank: 0 },
  { text: '18급', rank: -17 },
])('a rank is a number that grows with strength: $text', ({ text, rank }) => {
  expect(parseRank(text)).toBe(rank)
  expect(formatRank(rank)).toBe(text)
})

test.each([
  { text: '九단', rank: 9 },
  { text: '初段', rank: 1 },
  { text: '三級', rank: -2 },
  { text: '프로 七단', rank: 7 },
  { text: '아마3단', rank: 3 },
])('ranks are read in Hanja too: $text', ({ text, rank }) => {
  expect(parseRank(text)).toBe(rank)
})

test('other texts are no rank', () => {
  expect([parseRank('고수'), parseRank('0단'), parseRank('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
