import { performance } from 'node:perf_hooks'
import { afterAll, expect, test } from 'vitest'
import { loadedStanding, startStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import type { EngineUpdate } from '#shared/contract/engines'
import { BuiltInEngine } from '#main/engines/built-in-engine'
import type { AnalysisTask } from '#main/engines/engine'
import { IS_DEEP } from '../../support/deep.ts'
import { setupOf } from '../../support/positions.ts'

const task: AnalysisTask = {
  standing: startStanding(arrangementSetup('MSSM', 'SMSM')),
  rules: PRESETS.standard,
  lines: 1,
  threads: 1,
  hashMegabytes: 16,
  limits: {},
}

const engine = new BuiltInEngine()
afterAll(() => engine.close())

/** Analyses until an update is enough, and says how long the engine took to stop. */
async function run(of: AnalysisTask, isEnough: (update: EngineUpdate) => boolean) {
  const controller = new AbortController()
  const updates: EngineUpdate[] = []
  let stoppedAt = 0
  const result = await engine.analyse(of, {
    signal: controller.signal,
    onPhase: () => undefined,
    onUpdate: (update) => {
      updates.push(update)
      if (!isEnough(update) || controller.signal.aborted) return
      stoppedAt = performance.now()
      controller.abort()
    },
  })
  if (!result.ok) throw new Error(result.error.code)
  return { updates, found: result.value, stopMs: performance.now() - stoppedAt }
}

test('tells lines as it goes deeper, and ends soon after it is told to', async () => {
  const waits: number[] = []
  for (let i = 0; i < 9; i++) {
    const { found, updates, stopMs } = await run(task, ({ depth }) => depth >= 6)
    expect(found.lines[0]?.moves[0]).toMatch(/^[a-i]\d+[a-i]\d+$/)
    expect(updates.length).toBeGreaterThan(0)
    waits.push(stopMs)
  }
  waits.sort((a, b) => a - b)
  // Five times of what it is on a quiet machine, see `npm run bench`.
  expect(waits[4]).toBeLessThan(100)
})

test('several lines, the best first, all for Cho', async () => {
  const mirrored = { ...task, lines: 3, limits: { depth: 5 } }
  const { found } = await run(mirrored, () => false)
  expect(found.lines).toHaveLength(3)
  const values = found.lines.map(({ score }) => score.value)
  expect(values).toEqual([...values].sort((a, b) => b - a))
})

test('Han to mate is a mate against Cho', async () => {
  const standing = loadedStanding(setupOf('4ka3/5aC2/6r2/9/9/9/9/9/c3Pb3/4AK3 b'))
  const { found } = await run({ ...task, standing, limits: { depth: 6 } }, () => false)
  expect(found.lines[0]?.score).toEqual({ kind: 'mate', value: -1 })
})

test('several threads search together, and stop together', async () => {
  const { found, stopMs } = await run({ ...task, threads: 3 }, ({ depth }) => depth >= 7)
  expect(found.lines).toHaveLength(1)
  expect(found.nodes).toBeGreaterThan(0)
  expect(stopMs).toBeLessThan(500)
  const after = await run({ ...task, limits: { depth: 4 } }, () => false)
  expect(after.found.depth).toBe(4)
})

test('a search that is closed ends with what it has', async () => {
  const closing = new BuiltInEngine()
  const ended = closing.analyse(task, {
    signal: new AbortController().signal,
    onPhase: () => undefined,
    onUpdate: () => void closing.close(),
  })
  expect((await ended).ok).toBe(true)
})

test('many starts and stops leave one warm engine', async () => {
  const cycles = IS_DEEP ? 10_000 : 200
  await run(task, () => true)
  const before = process.memoryUsage().heapUsed
  for (let i = 0; i < cycles; i++) await run({ ...task, limits: { depth: 40 } }, () => true)
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 2 ** 20)
}, 600_000)
