import { describe, expect, test } from 'vitest'
import { negated } from '#engine/score'
import { MATE, RULED, scoreOf } from '#engine/search/score'
import { EXACT, LOWER, Table, UPPER } from '#engine/search/table'

const table = (): Table => Table.ofMegabytes(1)

describe('the table', () => {
  test('gives back what was stored', () => {
    const t = table()
    t.store(5, -77, 3, 0x3abc, 9, LOWER, -123, 456)
    expect(t.probe(5, -77, 3)).toBe(true)
    expect([t.step, t.depth, t.bound, t.value, t.evaluation]).toEqual([0x3abc, 9, LOWER, -123, 456])
    expect(t.probe(5, -78, 3)).toBe(false)
  })

  test('tells the pass from no step', () => {
    const t = table()
    t.store(1, 1, 0, 0, 1, EXACT, 0, 0)
    t.store(2, 2, 0, -1, 1, EXACT, 0, 0)
    t.probe(1, 1, 0)
    expect(t.step).toBe(0)
    t.probe(2, 2, 0)
    expect(t.step).toBe(-1)
  })

  test.each([
    { name: 'mate', value: MATE - 9 },
    { name: 'being mated', value: 9 - MATE },
    { name: 'a ruling', value: RULED - 9 },
  ])('counts $name from where it is read', ({ value }) => {
    const t = table()
    t.store(9, 9, 4, 1, 5, EXACT, value, 0)
    t.probe(9, 9, 4)
    expect(t.value).toBe(value)
    t.probe(9, 9, 6)
    expect(t.value).toBe(value > 0 ? value - 2 : value + 2)
  })

  test('keeps a known step when a new entry has none', () => {
    const t = table()
    t.store(3, 3, 0, 77, 2, EXACT, 10, 0)
    t.store(3, 3, 0, -1, 6, UPPER, 5, 0)
    t.probe(3, 3, 0)
    expect([t.step, t.depth]).toEqual([77, 6])
  })

  test('gives up old and shallow entries of a full bucket first', () => {
    const t = table()
    const buckets = t.buffer.byteLength / 48
    const low = (n: number): number => n * buckets
    t.store(low(1), 1, 0, -1, 2, EXACT, 0, 0)
    t.startSearch()
    for (const [n, depth] of [2, 3, 4].entries())
      t.store(low(n + 2), n + 2, 0, -1, depth, EXACT, 0, 0)
    t.store(low(5), 5, 0, -1, 1, EXACT, 0, 0)
    expect(t.probe(low(1), 1, 0)).toBe(false)
    expect([2, 3, 4, 5].map((n) => t.probe(low(n), n, 0))).toEqual([true, true, true, true])
  })

  test('does not take a torn entry for one', () => {
    const t = table()
    t.store(4, 4, 0, 12, 3, EXACT, 1, 1)
    const words = new Int32Array(t.buffer)
    words[4 * 12 + 2]! ^= 0x10000
    expect(t.probe(4, 4, 0)).toBe(false)
  })
})

test.each([
  { value: MATE - 1, score: { kind: 'mate', value: 1 } },
  { value: MATE - 5, score: { kind: 'mate', value: 3 } },
  { value: 4 - MATE, score: { kind: 'mate', value: -2 } },
  { value: RULED - 2, score: { kind: 'ruling', value: 1 } },
  { value: 150, score: { kind: 'points', value: 1.5 } },
])('$value is told as $score.kind $score.value', ({ value, score }) => {
  expect(scoreOf(value)).toEqual(score)
  expect(negated(scoreOf(value)).value).toBe(-score.value)
})
