import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startBrowserHost } from '../start/browser-host.ts'
import { findBrowser } from '../support/find-browser.ts'
import { median, type Row, thousands } from './measure.ts'

const SECONDS_TO_WAIT = 60

/** The studio in a real browser, on files below a home; undefined where no browser is at hand. */
export async function inStudio<T>(
  home: string,
  files: readonly string[],
  use: (page: Page) => Promise<T>,
): Promise<T | undefined> {
  const browser = findBrowser()
  if (!browser) return undefined
  const data = mkdtempSync(join(tmpdir(), 'janggi-bench-'))
  const { child, url } = startBrowserHost(files, SECONDS_TO_WAIT, {
    cwd: home,
    env: { ...process.env, HOME: home, JANGGI_DATA: data, LC_ALL: 'ko_KR.UTF-8' },
  })
  const chrome = await chromium.launch({ executablePath: browser.path, args: ['--disable-gpu'] })
  try {
    const page = await chrome.newPage({ viewport: { width: 1280, height: 840 } })
    const address = await url
    if (address === undefined) throw new Error('the browser host gave no address')
    await page.goto(address)
    await page.locator('[data-fen]').waitFor()
    await page.evaluate(watchKeys)
    return await use(page)
  } finally {
    await chrome.close()
    await child.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** How keys are pressed one after another. */
export interface Typing {
  /** The key at a place of the sequence. */
  readonly key: (place: number) => string
  readonly betweenMs: number
  /** Whether one more is pressed after so many. */
  readonly isOn: (keys: number) => Promise<boolean>
}

/** Types where the focus is; milliseconds from each key to the picture that shows it. */
export async function delaysOf(
  page: Page,
  { key, betweenMs, isOn }: Typing,
): Promise<readonly number[]> {
  await page.evaluate(() => void (window.delays = []))
  for (let place = 0; await isOn(place); place++) {
    await page.keyboard.press(key(place))
    await page.waitForTimeout(betweenMs)
  }
  return page.evaluate(() => window.delays)
}

declare global {
  interface Window {
    delays: number[]
  }
}

/** Runs in the page: a message sent in a frame arrives when the frame has been drawn. */
function watchKeys(): void {
  window.delays = []
  const { port1, port2 } = new MessageChannel()
  const waiting: number[] = []
  port1.onmessage = () => {
    for (const pressed of waiting.splice(0)) window.delays.push(performance.now() - pressed)
  }
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        waiting.push(timeStamp)
        port2.postMessage(0)
      })
    },
    { capture: true },
  )
}

export const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN

export const delayRow = (what: string, delays: readonly number[], aim: string): Row => ({
  what: `${what}, p50 / p95 / most (${thousands(delays.length)} keys)`,
  figure: `${[median(delays), at(delays, 0.95), Math.max(...delays)].map((n) => n.toFixed(0)).join(' / ')} ms`,
  aim,
})
