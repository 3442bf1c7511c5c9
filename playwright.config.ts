import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/support/find-browser.ts'

/** The system's browser where there is one; else Playwright's own. */
const executablePath = findBrowser()?.path

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 840 },
    // Copies of the page at every step would take longer than the journeys.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--disable-background-networking', '--disable-gpu'],
    },
  },
  projects: [
    {
      /** The studio as people without Electron have it: the built browser host in a real browser. */
      name: 'browser',
      testIgnore: ['electron/**', 'electron-stand-in/**'],
    },
    {
      /** The built Electron entry, preload and window, joined without Electron's program. */
      name: 'electron-stand-in',
      testDir: 'tests/e2e/electron-stand-in',
    },
    {
      /** Electron itself, where its program is. */
      name: 'electron',
      testDir: 'tests/e2e/electron',
    },
  ],
})
