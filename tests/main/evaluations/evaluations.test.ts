import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, describe, expect, test } from 'vitest'
import { formatStanding, loadedStanding, startStanding } from '#engine/rules/past'
import { PRESETS, type RuleSet } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { BUILT_IN, type EngineUpdate } from '#shared/contract/engines'
import { EvaluationFile } from '#main/evaluations/evaluation-file'
import { createHost, type Host } from '#main/host'
import {
  failOnCrash,
  type HostWindow,
  openWindow,
  platformWith,
} from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const found = (depth: number, lines = 1): EngineUpdate => ({
  lines: Array.from({ length: lines }, () => ({
    score: { kind: 'points', value: 1.5 },
    depth,
    moves: ['a4b4'],
  })),
  depth,
  nodes: 1000,
  speed: 1,
  ms: 1,
})

describe('the file', () => {
  const pathIn = (): string => join(temporaryFolder(), '평가 🐘', 'evaluations.db')

  test('holds what was found until it is opened again, each key for itself', () => {
    const path = pathIn()
    const first = new EvaluationFile(path)
    first.keep('a', found(8), 1)
    first.keep('b', found(5), 2)
    first.close()
    const second = new EvaluationFile(path)
    expect([second.get('a'), second.get('b'), second.get('c')]).toEqual([
      found(8),
      found(5),
      undefined,
    ])
    second.close()
  })

  test.each([
    { was: found(8), next: found(7, 5), stays: true },
    { was: found(8, 3), next: found(8, 2), stays: true },
    { was: found(8), next: found(8, 3), stays: false },
    { was: found(8), next: found(9), stays: false },
    { was: found(8), next: { ...found(20), lines: [] }, stays: true },
  ])('a deeper one is not replaced by a shallower, nor more lines by fewer', (step) => {
    const file = new EvaluationFile(pathIn())
    file.keep('a', step.was, 1)
    file.keep('a', step.next, 2)
    expect(file.get('a')).toEqual(step.stays ? step.was : step.next)
    file.close()
  })

  test('forgets the oldest where there are too many', () => {
    const file = new EvaluationFile(pathIn(), 10)
    for (let i = 0; i < 12; i++) file.keep(`${i}`, found(3), i)
    const held = Array.from({ length: 12 }, (_, i) => file.get(`${i}`) !== undefined)
    expect(held).toEqual([false, false, ...Array<boolean>(10).fill(true)])
    file.close()
  })

  test('is made anew where it is damaged', () => {
    const path = pathIn()
    new EvaluationFile(path).close()
    writeFileSync(path, 'not a database, and longer than its header of a hundred bytes'.repeat(9))
    const file = new EvaluationFile(path)
    file.keep('a', found(4), 1)
    expect(file.get('a')).toEqual(found(4))
    file.close()
  })

  test('that another studio holds is left as it is', () => {
    const path = pathIn()
    const other = new EvaluationFile(path)
    other.keep('a', found(4), 1)
    const lock = new Database(path)
    lock.pragma('locking_mode = EXCLUSIVE')
    other.close()
    lock.exec('BEGIN EXCLUSIVE')
    new EvaluationFile(path).close()
    lock.exec('COMMIT')
    lock.close()
    const again = new EvaluationFile(path)
    expect(again.get('a')).toEqual(found(4))
    again.close()
  })

  test('keeps nothing, and hinders nothing, where no file can be', () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'file'), '')
    const file = new EvaluationFile(join(folder, 'file', 'evaluations.db'))
    file.keep('a', found(4), 1)
    expect(file.get('a')).toBeUndefined()
    file.close()
  })
})

describe('what the engine found', () => {
  let host: Host
  let window: HostWindow
  const open = (dataFolder: string, version = '1.2.3'): void => {
    const info = { version, host: 'browser', platform: 'linux', locale: 'ko-KR' } as const
    host = createHost(platformWith({ dataFolder, info }), [], failOnCrash)
    window = openWindow(host)
  }
  afterEach(() => host.close())

  const start = arrangementSetup('MSSM', 'MSSM')
  const position = formatStanding(startStanding(start))
  const asked = { engine: BUILT_IN, standing: position, rules: PRESETS.standard }
  const analyse = (depth: number) =>
    window.host.run('engines.analyse', {
      ...asked,
      use: 'analysis',
      lines: 1,
      threads: 1,
      hashMegabytes: 16,
      limits: { depth },
    })
  const recall = async (own: { rules?: RuleSet; standing?: string } = {}) => {
    const answer = await window.host.run('engines.recall', { ...asked, ...own })
    return answer.ok ? answer.value.found : answer.error
  }

  test('is there after a new start, for this position with its past, these rules and this version', async () => {
    const folder = temporaryFolder()
    open(folder)
    expect(await recall()).toBeNull()
    const analysed = await analyse(5)
    const deep = analysed.ok ? analysed.value : undefined
    await analyse(2)
    await host.close()

    open(folder)
    const again = await recall()
    expect(again).toMatchObject({ depth: 5, lines: deep?.lines })
    const passed = loadedStanding({ ...start, turn: 'han' })
    expect(await recall({ rules: PRESETS.casual })).toBeNull()
    expect(await recall({ standing: formatStanding(passed) })).toBeNull()
    await host.close()

    open(folder, '1.2.4')
    expect(await recall()).toBeNull()
  })
})
