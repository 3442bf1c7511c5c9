import { type ChildProcess, spawn } from 'node:child_process'
import { dirname } from 'node:path'
import type { Duplex, Readable, Writable } from 'node:stream'

/** A program that does not outlive the studio. */
export interface GuardedProcess {
  readonly child: ChildProcess
  readonly stdin: Writable
  readonly stdout: Readable
  readonly stderr: Readable
  /** Ends it at once, with all that it started. */
  readonly kill: () => void
}

/**
 * Watches a line that only the studio holds: when the studio is gone, however it went, the line ends
 * and the whole group is killed, also an engine that does not mind that nobody listens any more. The
 * watcher is a shell that sleeps in `read`; the program itself takes the place of the other shell.
 */
const GUARD = '{ read -r _; kill -9 0; } <&3 >/dev/null 2>&1 & exec "$0" "$@" 3<&-'

/**
 * Starts a program with its folder as working directory, where engines look for their files. On
 * Windows the system itself ends what a process started when that process ends.
 */
export function guardedSpawn(path: string, args: readonly string[] = []): GuardedProcess {
  const cwd = dirname(path)
  if (process.platform === 'win32') {
    const child = spawn(path, [...args], { cwd, stdio: 'pipe', windowsHide: true })
    const { stdin, stdout, stderr } = child
    return { child, stdin, stdout, stderr, kill: () => void child.kill('SIGKILL') }
  }
  const child = spawn('/bin/sh', ['-c', GUARD, path, ...args], {
    cwd,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  const { stdin, stdout, stderr } = child
  const line = child.stdio[3] as Duplex
  line.on('error', () => undefined)
  child.once('exit', () => {
    line.destroy()
    killGroup(child)
  })
  return { child, stdin, stdout, stderr, kill: () => killGroup(child) }
}

/** The program leads a group of its own, to which everything it starts belongs. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of it is left.
  }
}
