import { existsSync } from 'node:fs'
import { startChild } from '../support/children.ts'
import { findBrowser } from '../support/find-browser.ts'
import { rootPath } from '../support/paths.ts'

const run = async (command: string, ...args: readonly string[]): Promise<boolean> => {
  const { ended } = startChild(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return (await ended).code === 0
}

async function hasBrowser(): Promise<boolean> {
  if (findBrowser() !== undefined) return true
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath())
}

/** Sees to it that there is a browser for the end-to-end tests: the system's, else one is installed. */
export async function provideBrowser(): Promise<boolean> {
  if (await hasBrowser()) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('No browser is installed: installing chromium with apt-get')
    const installed =
      (await run('apt-get', 'update', '-q')) &&
      (await run('apt-get', 'install', '-q', '-y', '--no-install-recommends', 'chromium'))
    if (installed && (await hasBrowser())) return true
  }
  console.log("No browser is installed: fetching Playwright's Chromium")
  const cli = rootPath('node_modules/@playwright/test/cli.js')
  return (await run(process.execPath, cli, 'install', 'chromium')) && (await hasBrowser())
}
