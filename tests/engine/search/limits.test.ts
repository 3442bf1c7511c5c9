import { expect, test } from 'vitest'
import { startStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { bench } from '#engine/search/bench'
import { iterate, type Progress, type Task } from '#engine/search/iterate'
import type { Limits, Surroundings } from '#engine/search/surroundings'
import { Table } from '#engine/search/table'
import { timeLimits } from '#engine/search/time'
import { NO_CLOCK } from './search-of.ts'

const standing = startStanding(arrangementSetup('MSSM', 'SMSM'))
const task = (limits: Limits, more: Partial<Task> = {}): Task => ({
  standing,
  rules: PRESETS.standard,
  limits,
  ...more,
})
const run = (
  limits: Limits,
  surroundings: Surroundings = NO_CLOCK,
  onProgress?: (progress: Progress) => void,
): Progress => iterate(task(limits), Table.ofMegabytes(2), surroundings, onProgress)

/**
 * Nodes of the bench at depth 5: the signature of the search. A change of it is a change of play,
 * made on purpose and said so.
 */
const SIGNATURE = 9689

test('the bench visits the nodes of the signature', () => {
  expect(bench(NO_CLOCK, 5).nodes).toBe(SIGNATURE)
})

test('the same task on an empty table visits the same nodes and finds the same lines', () => {
  const first = run({ nodes: 5000 })
  expect(run({ nodes: 5000 })).toEqual(first)
})

test('a limit of nodes is kept to the node once the first depth is done', () => {
  expect(run({ nodes: 3000 }).nodes).toBe(3000)
})

test('a limit of depth ends with that depth, told after each one', () => {
  const depths: number[] = []
  const found = run({ depth: 5 }, NO_CLOCK, ({ depth }) => depths.push(depth))
  expect(depths).toEqual([1, 2, 3, 4, 5])
  expect(found.depth).toBe(5)
})

test('stops soon after it is told to, with the move it has', () => {
  let asked = 0
  const surroundings = { now: () => 0, shouldStop: () => (asked += 1) > 20 }
  const found = run({}, surroundings)
  expect(found.lines[0]?.moves.length).toBeGreaterThan(0)
  expect(asked).toBe(21)
})

test('a search told to stop before it began still answers with a move', () => {
  const found = run({}, { now: () => 0, shouldStop: () => true })
  expect(found.depth).toBe(1)
  expect(found.lines[0]?.moves.length).toBeGreaterThan(0)
})

test('hard and soft limits of time are kept by the clock it is given', () => {
  let ms = 0
  const ticking = { now: () => (ms += 1), shouldStop: () => false }
  expect(run({ hardMs: 12 }, ticking).ms).toBeLessThan(30)
  ms = 0
  let depths = 0
  run({ softMs: 1 }, ticking, () => (depths += 1))
  expect(depths).toBe(1)
})

test('while the opponent thinks no time counts', () => {
  let ms = 0
  const isPondering = (): boolean => ms < 40
  const ticking = { now: () => (ms += 1), shouldStop: () => false, isPondering }
  expect(run({ hardMs: 10 }, ticking).ms).toBeGreaterThanOrEqual(40)
})

test('several lines begin with different moves, the best first', () => {
  const { lines } = iterate(task({ depth: 4 }, { lines: 5 }), Table.ofMegabytes(2), NO_CLOCK)
  expect(lines).toHaveLength(5)
  expect(new Set(lines.map(({ moves }) => JSON.stringify(moves[0]))).size).toBe(5)
  const values = lines.map(({ score }) => score.value)
  expect(values.toSorted((a, b) => b - a)).toEqual(values)
})

test.each([
  { remainingMs: 60_000, incrementMs: 0 },
  { remainingMs: 500, incrementMs: 1000 },
  { remainingMs: 5, incrementMs: 0 },
  { remainingMs: 10_000, incrementMs: 0, movesToGo: 1 },
])('with $remainingMs ms left no move costs them all', (clock) => {
  const { softMs = NaN, hardMs = NaN } = timeLimits(clock)
  expect(softMs).toBeGreaterThan(0)
  expect(hardMs).toBeGreaterThanOrEqual(softMs)
  expect(hardMs).toBeLessThanOrEqual(Math.max(1, clock.remainingMs * 0.8))
})
