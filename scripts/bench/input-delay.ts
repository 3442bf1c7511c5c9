import { basename, dirname } from 'node:path'
import type { Page } from '@playwright/test'
import type { Row } from './measure.ts'
import { realFolder } from './records.ts'
import { at, delayRow, delaysOf, inStudio } from './studio-page.ts'

/** Keys typed before the import, for comparison. */
const KEYS = 60
const BETWEEN_MS = 60

/** From a key in the window to the picture that shows it, while the real games are imported. */
export async function benchInputDelay(): Promise<Row[]> {
  const none = [{ what: 'input delay', figure: 'no real records or no browser at hand', aim: '' }]
  const folder = realFolder()
  if (folder === undefined) return none
  const rows = await inStudio(dirname(folder), [], async (page) => {
    await page.keyboard.press('Alt+4')
    await page.getByRole('button', { name: '새 보관함' }).click()
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
      delayRow('key to picture, nothing else going on', idle, ''),
      delayRow('  while games are imported', busy, ''),
      {
        what: '  added delay, p50 / p95',
        figure: [0.5, 0.95].map((p) => (at(busy, p) - at(idle, p)).toFixed(0)).join(' / ') + ' ms',
        aim: '≤ 50 ms',
      },
      { what: '  import in the window, s', figure: (ms / 1000).toFixed(1), aim: '' },
    ]
  })
  return rows ?? none
}

/** Types into the field of names for as long as asked; milliseconds of each key. */
async function typed(
  page: Page,
  isOn: (keys: number) => Promise<boolean>,
): Promise<readonly number[]> {
  const field = page.getByRole('textbox', { name: '기사' })
  await field.focus()
  const key = (place: number): string => (place % 8 === 7 ? 'Control+a' : 'a')
  const delays = await delaysOf(page, { key, betweenMs: BETWEEN_MS, isOn })
  await field.fill('')
  return delays
}
