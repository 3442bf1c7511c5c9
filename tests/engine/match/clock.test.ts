import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { endTurn, spend, startClock, turnBudget } from '#engine/match/clock'

const P = 30_000

describe('a turn on the clock', () => {
  test.each([
    { name: 'nothing used', main: 600_000, periods: 3, elapsed: 0, left: [600_000, 3] },
    { name: 'main time only', main: 600_000, periods: 3, elapsed: 599_999, left: [1, 3] },
    { name: 'main time to the end', main: 600_000, periods: 3, elapsed: 600_000, left: [0, 3] },
    { name: 'a moment into byo-yomi', main: 600_000, periods: 3, elapsed: 600_001, left: [0, 3] },
    {
      name: 'one millisecond before a period ends',
      main: 0,
      periods: 3,
      elapsed: P - 1,
      left: [0, 3],
    },
    { name: 'exactly one period', main: 0, periods: 3, elapsed: P, left: [0, 3] },
    { name: 'a moment into the second', main: 0, periods: 3, elapsed: P + 1, left: [0, 2] },
    { name: 'exactly two periods', main: 0, periods: 3, elapsed: 2 * P, left: [0, 2] },
    { name: '65 seconds', main: 0, periods: 3, elapsed: 65_000, left: [0, 1] },
    { name: 'the last moment', main: 0, periods: 3, elapsed: 3 * P - 1, left: [0, 1] },
    { name: 'all periods to the end', main: 0, periods: 3, elapsed: 3 * P, left: undefined },
    { name: 'the only period to the end', main: 0, periods: 1, elapsed: P, left: undefined },
    { name: 'main time and periods', main: 5000, periods: 2, elapsed: 5000 + P + 1, left: [0, 1] },
    { name: 'main time and all periods', main: 5000, periods: 2, elapsed: 65_000, left: undefined },
    { name: 'longer than all', main: 600_000, periods: 3, elapsed: 690_001, left: undefined },
  ])('$name', ({ main, periods, elapsed, left }) => {
    const spent = spend({ mainMs: main, periods }, elapsed, P)
    expect(spent && [spent.mainMs, spent.periods]).toEqual(left)
  })

  test('whoever is in time keeps a period, and never gains', () => {
    fc.assert(
      fc.property(
        fc.nat(1_200_000),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(20_000, 30_000, 60_000),
        fc.nat(2_000_000),
        (mainMs, periods, periodMs, elapsed) => {
          const left = spend({ mainMs, periods }, elapsed, periodMs)
          expect(left === undefined).toBe(elapsed >= turnBudget({ mainMs, periods }, periodMs))
          if (!left) return
          expect(left.periods).toBeGreaterThanOrEqual(1)
          expect(left.periods).toBeLessThanOrEqual(periods)
          expect(left.mainMs).toBe(Math.max(0, mainMs - elapsed))
          // Byo-yomi, counted second by second as an arbiter would.
          const periodsBegun = Math.ceil(Math.max(0, elapsed - mainMs) / periodMs)
          expect(left.periods).toBe(periods - Math.max(0, periodsBegun - 1))
        },
      ),
    )
  })
})

describe('the clocks of a match', () => {
  const control = { kind: 'byoyomi', mainSec: 600, periodSec: 30, periods: 3 } as const

  test('only the side that played is charged', () => {
    const clock = endTurn(startClock(control, 1000), control, 'han', 5000)
    expect(clock).toEqual({
      mainMs: { cho: 600_000, han: 596_000 },
      periodsLeft: { cho: 3, han: 3 },
      turnStartedAt: 5000,
    })
  })

  test('a host clock that was set back charges nothing', () => {
    const clock = endTurn(startClock(control, 5000), control, 'cho', 1000)
    expect(clock.mainMs).toEqual({ cho: 600_000, han: 600_000 })
    expect(clock.turnStartedAt).toBe(1000)
  })

  test('a turn that took all leaves nothing', () => {
    const clock = endTurn(startClock(control, 0), control, 'cho', 690_000)
    expect([clock.mainMs.cho, clock.periodsLeft.cho]).toEqual([0, 0])
  })

  test('without a time control only the turn is noted', () => {
    const clock = endTurn(startClock({ kind: 'none' }, 0), { kind: 'none' }, 'cho', 77)
    expect(clock).toEqual({
      mainMs: { cho: 0, han: 0 },
      periodsLeft: { cho: 0, han: 0 },
      turnStartedAt: 77,
    })
  })
})
