import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { describe, expect, test, vi } from 'vitest'
import { startChild } from '../../scripts/support/children.ts'

const SLEEP = 'setInterval(() => undefined, 1000)'

/** Zombies don't count: in a container nobody may collect them. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return (
      process.platform !== 'linux' || !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z')
    )
  } catch {
    return false
  }
}

async function firstLine(stream: NodeJS.ReadableStream | null): Promise<string> {
  const [line] = (await once(createInterface({ input: stream! }), 'line')) as [string]
  return line
}

// Process groups are POSIX's; on Windows taskkill does the same.
describe.skipIf(process.platform === 'win32')('a child', () => {
  test('is ended with all that it started, even what does not listen', async () => {
    const inner = `process.on('SIGTERM', () => undefined); console.log(process.pid); ${SLEEP}`
    const outer = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(inner)}], { stdio: 'inherit' }); ${SLEEP}`
    const cleanUp = vi.fn(() => Promise.resolve())
    const child = startChild(
      process.execPath,
      ['-e', outer],
      { stdio: ['ignore', 'pipe', 'inherit'] },
      cleanUp,
    )
    const grandchild = Number(await firstLine(child.process.stdout))
    expect(isAlive(grandchild)).toBe(true)
    await child.stop()
    await vi.waitFor(() => expect(isAlive(grandchild)).toBe(false))
    expect((await child.ended).reason).toBe('SIGTERM')
    expect(cleanUp).toHaveBeenCalledOnce()
  })

  test('says how it ended', async () => {
    const failed = startChild(process.execPath, ['-e', 'process.exit(3)'])
    expect(await failed.ended).toEqual({ code: 3, reason: '3' })
    const missing = startChild('/no/such/program', [])
    expect(await missing.ended).toEqual({ code: null, reason: 'ENOENT' })
    await missing.stop()
  })
})

describe.skipIf(process.platform === 'win32')('a command', () => {
  const command = `
    const { startChild, stopChildren, stopOnSignals } = await import(${JSON.stringify(
      new URL('../../scripts/support/children.ts', import.meta.url).href,
    )})
    stopOnSignals(async () => { await stopChildren(); process.exit(0) })
    const child = startChild(process.execPath, ['-e', ${JSON.stringify(SLEEP)}])
    console.log(child.process.pid)
    ${SLEEP}`
  const node = (script: string) =>
    spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends its children on %s', async (signal) => {
    const started = node(command)
    const child = Number(await firstLine(started.stdout))
    started.kill(signal)
    expect(await once(started, 'exit')).toEqual([0, null])
    expect(isAlive(child)).toBe(false)
  })

  test('ends its children when the one that started it is killed', async () => {
    const parent = node(`
      const { spawn } = await import('node:child_process')
      spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(command)}], { stdio: 'inherit' })`)
    const child = Number(await firstLine(parent.stdout))
    expect(isAlive(child)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitFor(() => expect(isAlive(child)).toBe(false), { timeout: 10_000 })
  })
})
