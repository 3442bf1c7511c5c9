import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import type { EnginePhase, EngineUpdate } from '#shared/contract/engines'
import type { AnalysisTask } from '#main/engines/engine'
import { ExternalUciEngine } from '#main/engines/external-engine'
import { IS_DEEP } from '../../support/deep.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { fakeEngine, isAlive } from './fake-engines.ts'

const DEADLINES = { start: 1500, ready: 1500, stop: 300 }
const task: AnalysisTask = {
  standing: startStanding(arrangementSetup('MSSM', 'MSSM')),
  rules: PRESETS.standard,
  lines: 1,
  threads: 1,
  hashMegabytes: 16,
  limits: {},
}

const open: ExternalUciEngine[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.close()))
})

async function engineThat(way: string, folder = temporaryFolder()): Promise<ExternalUciEngine> {
  const path = await fakeEngine(folder, way)
  const settings = { path, options: { Style: 'Very solid' }, pointsPerPawn: 2 }
  const engine = new ExternalUciEngine(settings, DEADLINES)
  open.push(engine)
  return engine
}

/** Analyses until the update that `isEnough`, then stops. */
async function run(engine: ExternalUciEngine, isEnough: (update: EngineUpdate) => boolean) {
  const controller = new AbortController()
  const phases: EnginePhase[] = []
  const result = await engine.analyse(task, {
    signal: controller.signal,
    onPhase: (phase) => phases.push(phase),
    onUpdate: (update) => {
      if (isEnough(update)) controller.abort()
    },
  })
  return { result, phases }
}
const atDepth3 = ({ depth }: EngineUpdate): boolean => depth >= 3

describe('an engine that behaves', () => {
  test('is set up, says lines, stops, and is warm for the next task', async () => {
    const engine = await engineThat('behaves')
    const first = await run(engine, atDepth3)
    expect(first.phases).toEqual(['starting', 'setting-up', 'thinking'])
    expect(first.result).toMatchObject({
      ok: true,
      value: { lines: [{ score: { kind: 'points', value: 1 }, moves: ['a4b4', 'a7b7', 'a1a9'] }] },
    })
    expect((await run(engine, atDepth3)).phases).toEqual(['setting-up', 'thinking'])
    const said = engine.log().flatMap(({ from, text }) => (from === 'studio' ? [text] : []))
    expect(said).toContain('setoption name Style value Very solid')
    expect(said).toContain('setoption name UCI_Variant value janggimodern')
    expect(said.filter((text) => text.startsWith('setoption name Hash'))).toHaveLength(1)
    expect(said).toContain('go infinite')
  })

  test('leaves nothing behind after many starts', async () => {
    const cycles = IS_DEEP ? 100 : 8
    const folder = temporaryFolder()
    for (let i = 0; i < cycles; i++) {
      const engine = await engineThat('behaves', folder)
      expect((await run(engine, ({ depth }) => depth >= 1)).result.ok).toBe(true)
      await engine.close()
    }
  })
})

describe('an engine that fails', () => {
  test.each([
    { way: 'hangs', code: 'engine-silent' },
    { way: 'never-ready', code: 'engine-silent' },
    { way: 'ends-at-once', code: 'engine-ended' },
    { way: 'dies', code: 'engine-ended' },
    { way: 'chess-only', code: 'engine-without-janggi' },
    { way: 'ignores-stop', code: 'engine-did-not-stop' },
  ])('$way: $code', async ({ way, code }) => {
    const { result } = await run(await engineThat(way), atDepth3)
    expect(result).toMatchObject({ ok: false, error: { code } })
  })

  test('is started once more when it died at work, and goes on', async () => {
    const { result, phases } = await run(await engineThat('dies-once'), atDepth3)
    expect(result.ok).toBe(true)
    expect(phases).toContain('restarting')
  })

  test('its last words come along', async () => {
    const { result } = await run(await engineThat('dies'), atDepth3)
    const log = result.ok || !('log' in result.error) ? [] : result.error.log
    expect(log).toContainEqual({ from: 'error', text: 'segmentation fault' })
  })

  test('what makes no sense and what the rules forbid is passed over', async () => {
    const seen: EngineUpdate[] = []
    await run(await engineThat('garbage'), (update) => {
      seen.push(update)
      return update.depth >= 4
    })
    for (const { lines } of seen) {
      for (const line of lines) expect(line.moves).toEqual(['a4b4', 'a7b7', 'a1a9'])
    }
  })

  test('a missing file and one that is no program are told apart', async () => {
    const settings = { options: {}, pointsPerPawn: 2 }
    const nowhere = new ExternalUciEngine({ ...settings, path: '/nowhere/엔진' })
    expect((await run(nowhere, atDepth3)).result).toMatchObject({
      error: { code: 'engine-not-found' },
    })
    const text = new ExternalUciEngine({
      ...settings,
      path: join(import.meta.dirname, 'fake-engines.ts'),
    })
    expect((await run(text, atDepth3)).result).toMatchObject({
      error: { code: 'engine-not-executable' },
    })
  })
})

describe('an engine that floods', () => {
  test.each(['floods', 'one-long-line'])('%s: the studio stays responsive', async (way) => {
    const engine = await engineThat(way)
    const gaps: number[] = []
    let last = performance.now()
    const timer = setInterval(() => {
      gaps.push(performance.now() - last)
      last = performance.now()
    }, 5)
    const { result } = await run(engine, () => false)
    clearInterval(timer)
    expect(result).toMatchObject({ ok: false, error: { code: 'engine-flooded' } })
    gaps.sort((a, b) => a - b)
    expect(gaps[Math.floor(gaps.length * 0.9)]).toBeLessThan(50)
  })
})

describe('no orphans', () => {
  test('what the engine started ends with it', async () => {
    const folder = temporaryFolder()
    const engine = await engineThat('has-children', folder)
    await run(engine, atDepth3)
    const path = join(folder, '장기 엔진', 'has-children.mjs.child')
    const child = Number(await readFile(path, 'utf8'))
    expect(await isAlive(child)).toBe(true)
    await engine.close()
    await vi.waitFor(async () => expect(await isAlive(child)).toBe(false))
  })

  test('a killed studio takes an engine with it that minds nothing', async () => {
    const path = await fakeEngine(temporaryFolder(), 'ignores-the-end')
    const module = pathToFileURL(
      join(import.meta.dirname, '../../../src/main/engines/guarded-spawn.ts'),
    )
    const script = `import { guardedSpawn } from ${JSON.stringify(module.href)}
      console.log(guardedSpawn(${JSON.stringify(path)}).child.pid)
      setInterval(() => undefined, 1000)`
    const studio = spawn(process.execPath, ['--input-type=module', '-e', script])
    const [line] = (await once(studio.stdout, 'data')) as [Buffer]
    const pid = Number(String(line))
    await vi.waitFor(async () => expect(await isAlive(pid)).toBe(true))
    studio.kill('SIGKILL')
    await vi.waitFor(async () => expect(await isAlive(pid)).toBe(false), 5000)
  })
})
