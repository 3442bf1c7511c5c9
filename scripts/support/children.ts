import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { readStat, watchStarter } from './process-tree.ts'

/** How a child process ended. */
export interface Ending {
  /** Null when a signal ended it or it never started. */
  readonly code: number | null
  /** The exit code, the signal's name or why it could not start, for a message. */
  readonly reason: string
}

export interface Child {
  readonly process: ChildProcess
  /** Settles when the process itself has ended; some that it started may still be ending. */
  readonly ended: Promise<Ending>
  /** Ends the process and all that it started; resolves when none of them is left. */
  readonly stop: () => Promise<void>
}

/** Time a process has to end by itself before it is killed, in ms. */
const GRACE = 4000

const running = new Set<Child>()

/**
 * Starts a process at the head of a group of its own, so that all it starts can be ended with it.
 * A key pressed in the terminal therefore doesn't reach it: `stopOnSignals` does that.
 *
 * @param cleanUp run when the process and all that it started are gone
 */
export function startChild(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
  cleanUp: () => Promise<void> = () => Promise.resolve(),
): Child {
  const child = spawn(command, args, { ...options, detached: process.platform !== 'win32' })
  const ended = new Promise<Ending>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      resolve({ code: null, reason: error.code ?? error.message }),
    )
    child.once('exit', (code, signal) => resolve({ code, reason: signal ?? String(code) }))
  })
  const gone = ended
    .then(() => stopGroup(child))
    .then(cleanUp)
    .finally(() => running.delete(started))
  const stop = async (): Promise<void> => {
    await stopGroup(child)
    await gone
  }
  const started: Child = { process: child, ended, stop }
  running.add(started)
  return started
}

/** Ends every child that was started, the last one first. */
export async function stopChildren(): Promise<void> {
  for (const child of [...running].reverse()) await child.stop()
}

async function stopGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return
  if (process.platform === 'win32') {
    await once(spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' }), 'exit')
    return
  }
  if (!signalGroup(pid, 'SIGTERM')) return
  const deadline = performance.now() + GRACE
  while (performance.now() < deadline) {
    if (!hasLiving(pid)) return
    await pause(20)
  }
  signalGroup(pid, 'SIGKILL')
}

/**
 * Whether anything in a group still runs. In a container whose first process doesn't collect the
 * dead, they remain as zombies for ever; on Linux `/proc` tells them apart.
 */
function hasLiving(group: number): boolean {
  if (process.platform !== 'linux') return signalGroup(group, 0)
  return readdirSync('/proc').some((name) => {
    const found = /^\d+$/.test(name) ? readStat(Number(name)) : undefined
    return found?.group === group && found.state !== 'Z'
  })
}

/** False when the group has no process left. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(-pid, signal)
    return true
  } catch {
    return false
  }
}

/**
 * Calls `stop` when the user or the system wants us to end: Ctrl+C, SIGTERM, a closed terminal, or
 * the death of the process that started us. A second Ctrl+C doesn't wait.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false
  const begin = (): void => {
    if (stopping) process.exit(130)
    stopping = true
    unwatch()
    void stop()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, begin)
  const unwatch = watchStarter(begin)
}
