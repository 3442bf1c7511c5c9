import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, type Page, test as base } from '@playwright/test'
import { rootPath } from '../../../scripts/support/paths.ts'

interface Options {
  /** The language the host takes for the system's. */
  readonly language: 'ko' | 'en'
}

interface Fixtures {
  /** An empty folder that is the user's home. */
  readonly home: string
  /** Starts the browser host on these files, opens it in `page` and waits for the window to be ready. */
  readonly openStudio: (...paths: string[]) => Promise<Page>
  /** Kills every host as a crash would (SIGKILL), while its window is open. */
  readonly killStudio: () => Promise<void>
  /** The hosts that were started. */
  readonly hosts: ChildProcess[]
  /** What the page says on its console in warning or error; the test fails unless it takes it out. */
  readonly complaints: string[]
}

/** A test against the built studio, with a home and settings of its own. */
export const test = base.extend<Options & Fixtures>({
  language: ['ko', { option: true }],

  home: async ({}, use) => {
    const home = await realpath(await mkdtemp(join(tmpdir(), 'janggi-home-')))
    await use(home)
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  },

  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      listenForComplaints(page, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],

  hosts: async ({}, use) => {
    await use([])
  },

  killStudio: async ({ page, hosts, complaints }, use) => {
    await use(async () => {
      for (const host of hosts.splice(0)) {
        host.kill('SIGKILL')
        if (host.exitCode === null && host.signalCode === null) await once(host, 'exit')
      }
      await page.goto('about:blank')
      // The window missed its line, and said so.
      const others = complaints.filter((text) => !/WebSocket|ERR_CONNECTION/.test(text))
      complaints.splice(0, complaints.length, ...others)
    })
  },

  openStudio: async ({ page, home, language, hosts }, use) => {
    await use(async (...paths) => {
      const host = startHost(paths, home, language)
      hosts.push(host)
      await page.goto(await addressOf(host))
      await page.locator('[data-fen]').waitFor()
      return page
    })
    await page.close()
    for (const host of hosts) {
      host.kill('SIGTERM')
      if (host.exitCode === null) await once(host, 'exit')
    }
  },
})

export { expect } from '@playwright/test'

export function listenForComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
}

/** Where a home's own settings are kept. */
export const dataFolderOf = (home: string): string => join(home, '.janggi-data')

export const environmentOf = (home: string, language: Options['language']): NodeJS.ProcessEnv => ({
  ...process.env,
  HOME: home,
  USERPROFILE: home,
  JANGGI_DATA: dataFolderOf(home),
  LC_ALL: language === 'ko' ? 'ko_KR.UTF-8' : 'en_US.UTF-8',
})

const startHost = (
  paths: readonly string[],
  home: string,
  language: Options['language'],
): ChildProcess =>
  spawn(process.execPath, [rootPath('out/main/web.js'), '--json', '--', ...paths], {
    cwd: home,
    env: environmentOf(home, language),
    stdio: ['pipe', 'pipe', 'inherit'],
  })

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the host has no output')
  for await (const line of createInterface({ input: stdout })) {
    const said: unknown = JSON.parse(line)
    if (typeof said === 'object' && said !== null && 'url' in said) return String(said.url)
  }
  throw new Error('the host ended without an address')
}
