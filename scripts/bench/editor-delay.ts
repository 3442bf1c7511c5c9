import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { kiboEditorKo } from '#shared/text/kibo-editor.ko'
import type { Row } from './measure.ts'
import { realTexts, textOfGames } from './records.ts'
import { delayRow, delaysOf, inStudio } from './studio-page.ts'

const GAMES = 500
const KEYS = 80
/** Longer than the pause after which a text is read: every key is also read and taken into its game. */
const BETWEEN_MS = 140
/** Leads to the middle of the text, roughly. */
const PAGES_DOWN = 120

/** From a key in the text editor to the picture that shows it, in a file of 500 games. */
export async function benchEditorDelay(): Promise<Row[]> {
  const what = `text editor in the window, key to picture in ${GAMES} games`
  const none = [{ what, figure: 'no real records or no browser at hand', aim: '' }]
  const texts = realTexts()
  if (!texts) return none
  const home = mkdtempSync(join(tmpdir(), 'janggi-bench-home-'))
  const file = join(home, 'games.gib')
  writeFileSync(file, textOfGames(texts, GAMES))
  try {
    const rows = await inStudio(home, [file], async (page) => {
      await page.locator('[data-panel-tab="games"]').waitFor()
      // Two digits of a move are typed and taken away again.
      const typing = {
        key: (place: number) => ['7', '1', 'Backspace', 'Backspace'][place % 4] ?? '7',
        betweenMs: BETWEEN_MS,
        isOn: (keys: number) => Promise.resolve(keys < KEYS),
      }
      await page.locator('[data-field="move"]').focus()
      const plain = await delaysOf(page, typing)
      const started = performance.now()
      await page.keyboard.press('F4')
      await page.locator('.monaco-editor.focused').waitFor()
      const opened = performance.now() - started
      const status = page.locator('[data-panel-name="text"] .status')
      await status.filter({ hasNotText: kiboEditorKo.reading }).waitFor()
      for (let i = 0; i < PAGES_DOWN; i++) await page.keyboard.press('PageDown')
      await page.keyboard.press('End')
      const delays = await delaysOf(page, typing)
      return [
        delayRow(what, delays, '≤ 50 ms'),
        delayRow('  the same keys in a field of one line', plain, ''),
        { what: '  opening it, s', figure: (opened / 1000).toFixed(1), aim: '' },
      ]
    })
    return rows ?? none
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
}
