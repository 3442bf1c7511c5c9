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

/** Presses a key; milliseconds from it to the picture in which an element of this kind stands. */
export async function delayUntil(page: Page, key: string, selector: string): Promise<number> {
  await page.evaluate(watchFor, selector)
  await page.keyboard.press(key)
  return page.evaluate(() => window.shown)
}

declare global {
  interface Window {
    delays: number[]
    shown: Promise<number>
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

/** Runs in the page: looks in every frame after the next key until it shows the element. */
function watchFor(selector: string): void {
  window.shown = new Promise((resolve) => {
    const look = (from: number): void => {
      // A task put off in a frame comes when the frame has been drawn.
      if (document.querySelector(selector)) setTimeout(() => resolve(performance.now() - from))
      else requestAnimationFrame(() => look(from))
    }
    const onKey = ({ timeStamp }: KeyboardEvent): void =>
      void requestAnimationFrame(() => look(timeStamp))
    addEventListener('keydown', onKey, { capture: true, once: true })
  })
}

export const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN

export const delayRow = (
  what: string,
  delays: readonly number[],
  aim: string,
  counted = 'keys',
): Row => ({
  what: `${what}, p50 / p95 / most (${thousands(delays.length)} ${counted})`,
  figure: `${[median(delays), at(delays, 0.95), Math.max(...delays)].map((n) => n.toFixed(0)).join(' / ')} ms`,
  aim,
})
