import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Child, startChild } from '../support/children.ts'
import type { Browser } from '../support/find-browser.ts'

const PROFILE_PREFIX = 'janggi-studio-window-'

/**
 * Opens an address as a window of its own, without tabs or address bar. The browser gets a
 * temporary profile: it shares nothing with the user's, and closing the window ends it.
 */
export async function openAppWindow(
  browser: Browser,
  url: string,
  noSandbox: boolean,
): Promise<Child> {
  await removeLeftProfiles()
  const profile = await mkdtemp(join(tmpdir(), `${PROFILE_PREFIX}${process.pid}-`))
  return startChild(
    browser.path,
    appWindowArguments(url, profile, noSandbox),
    // The two pipes are for --remote-debugging-pipe; nothing is ever said on them.
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    () => rm(profile, { recursive: true, force: true, maxRetries: 10 }),
  )
}

export const appWindowArguments = (url: string, profile: string, noSandbox: boolean): string[] => [
  `--app=${url}`,
  `--user-data-dir=${profile}`,
  '--window-size=1280,840',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-crash-reporter',
  '--password-store=basic',
  // The browser ends when the other end of this pipe does, so it cannot outlive us.
  '--remote-debugging-pipe',
  // Chromium refuses to run as root with its sandbox; --test-type keeps it from saying so in the window.
  ...(noSandbox ? ['--no-sandbox', '--test-type'] : []),
]

/** Removes the profiles of starts that were killed before they could do so. */
async function removeLeftProfiles(): Promise<void> {
  const names = await readdir(tmpdir())
  const left = names.filter((name) => {
    if (!name.startsWith(PROFILE_PREFIX)) return false
    const pid = Number.parseInt(name.slice(PROFILE_PREFIX.length), 10)
    return Number.isNaN(pid) || !isAlive(pid)
  })
  const remove = (name: string): Promise<void> =>
    // Another user's profile can't be removed, and needn't be.
    rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  await Promise.all(left.map(remove))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
