import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { startBrowserHost } from '../start/browser-host.ts'
import { findBrowser } from '../support/find-browser.ts'
import { median, type Row, thousands } from './measure.ts'
import { realFolder } from './records.ts'

/** Keys typed before the import, for comparison. */
const KEYS = 60
const BETWEEN_MS = 60
const SECONDS_TO_WAIT = 60

/** From a key in the window to the picture that shows it, while the real games are imported. */
export async function benchInputDelay(): Promise<Row[]> {
  const folder = realFolder()
  const browser = findBrowser()
  if (folder === undefined || !browser) {
    return [{ what: 'input delay', figure: 'no real records or no browser at hand', aim: '' }]
  }
  const data = mkdtempSync(join(tmpdir(), 'janggi-bench-'))
  const home = dirname(folder)
  const { child, url } = startBrowserHost([], SECONDS_TO_WAIT, {
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
    await page.keyboard.press('Alt+4')
    await page.getByRole('button', { name: '새 보관함' }).click()
    await page.evaluate(watchKeys)
    const idle = await typed(page, (keys) => Promise.resolve(keys < KEYS))
    await page.getByRole('button', { name: '폴더 가져오기…' }).click()
    const dialog = page.getByRole('dialog', { name: '가져올 기보 고르기' })
    await dialog.getByRole('option', { name: basename(folder) }).dblclick()
    await dialog.getByRole('option', { name: /\.gib/ }).first().waitFor()
    await dialog.getByRole('button', { name: '이 폴더 전체' }).click()
    const started = performance.now()
    const busy = await typed(page, () => page.locator('[data-import=running]').isVisible())
    const ms = performance.now() - started
    return [
      row('key to picture, nothing else going on', idle, ''),
      row('  while games are imported', busy, ''),
      {
        what: '  added delay, p50 / p95',
        figure: [0.5, 0.95].map((p) => (at(busy, p) - at(idle, p)).toFixed(0)).join(' / ') + ' ms',
        aim: '≤ 50 ms',
      },
      { what: '  import in the window, s', figure: (ms / 1000).toFixed(1), aim: '' },
    ]
  } finally {
    await chrome.close()
    await child.stop()
    rmSync(data, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Types into the field of names for as long as asked; milliseconds of each key. */
async function typed(
  page: Page,
  isOn: (keys: number) => Promise<boolean>,
): Promise<readonly number[]> {
  const field = page.getByRole('textbox', { name: '기사' })
  await field.focus()
  await page.evaluate(() => void (window.delays = []))
  for (let keys = 0; await isOn(keys); keys++) {
    await page.keyboard.press(keys % 8 === 7 ? 'Control+a' : 'a')
    await page.waitForTimeout(BETWEEN_MS)
  }
  const delays = await page.evaluate(() => window.delays)
  await field.fill('')
  return delays
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

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN

const row = (what: string, delays: readonly number[], aim: string): Row => ({
  what: `${what}, p50 / p95 / most (${thousands(delays.length)} keys)`,
  figure: `${[median(delays), at(delays, 0.95), Math.max(...delays)].map((n) => n.toFixed(0)).join(' / ')} ms`,
  aim,
})
