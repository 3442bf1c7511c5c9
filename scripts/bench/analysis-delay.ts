import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { gibGame, LINE } from '../../tests/support/library-games.ts'
import { fakeEngine } from '../../tests/main/engines/fake-engines.ts'
import { rootPath } from '../support/paths.ts'
import { Peer } from './fairy-stockfish.ts'
import { type Row, timed } from './measure.ts'
import { delayRow, delaysOf, delayUntil, inStudio } from './studio-page.ts'

const STOPS = 20
/** Time to think between keys: as long as somebody looks at a position at least. */
const BETWEEN_MS = 400
const TYPING_MS = 60
/** Keys before the flood, for comparison. */
const KEYS = 40
/** An engine that floods is ended after two seconds. */
const FLOODS = 3

const BUTTON = '[data-command="engine.analyse"]'

/** What the reader of an analysis waits for, in the window: its first line, its stop, and the keys meanwhile. */
export async function benchAnalysisDelay(): Promise<Row[]> {
  const home = mkdtempSync(join(tmpdir(), 'janggi-bench-home-'))
  const file = join(home, 'game.gib')
  writeFileSync(file, gibGame())
  const flooding = await fakeEngine(home, 'floods')
  try {
    const rows = await inStudio(home, [file], async (page) => [
      ...(await lineDelays(page)),
      ...(await floodDelays(page, flooding)),
    ])
    const none = [{ what: 'analysis in the window', figure: 'no browser at hand', aim: '' }]
    return [...(rows ?? none), await engineStop()]
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Forward through the game with the analysis on; then stopped and started again. */
async function lineDelays(page: Page): Promise<Row[]> {
  const first = (ply: number): string => `[data-analysis-of="${ply}"] [data-engine-line="1"]`
  await page.locator('[data-ply]').first().waitFor()
  await delayUntil(page, 'Space', first(0))
  const lines: number[] = []
  for (let ply = 1; ply < LINE.length; ply++) {
    await page.waitForTimeout(BETWEEN_MS)
    lines.push(await delayUntil(page, 'ArrowRight', first(ply)))
  }
  const stops: number[] = []
  for (let i = 0; i < STOPS; i++) {
    await page.waitForTimeout(BETWEEN_MS)
    stops.push(await delayUntil(page, 'Space', `${BUTTON}[aria-pressed="false"]`))
    await delayUntil(page, 'Space', `${BUTTON}[aria-pressed="true"]`)
  }
  await page.keyboard.press('Space')
  return [
    delayRow('analysis, step to its first line in the picture', lines, '≤ 50 ms'),
    delayRow('  stop to the picture that says so', stops, ''),
  ]
}

/** Typing into a field while an engine of the user writes as fast as it can. */
async function floodDelays(page: Page, engine: string): Promise<Row[]> {
  await page.locator('[data-command="engine.manage"]').click()
  const dialog = page.getByRole('dialog', { name: '엔진 관리' })
  await dialog.getByRole('button', { name: '엔진 추가…' }).click()
  await dialog.getByRole('textbox', { name: '프로그램 경로' }).fill(engine)
  await page.keyboard.press('Enter')
  await dialog.getByRole('textbox', { name: '이름' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: '엔진' }).click()
  await page.getByRole('option', { name: 'Fake engine' }).click()

  const quiet = await typed(page, (keys) => Promise.resolve(keys < KEYS))
  const flooded: number[] = []
  const fault = page.locator('[data-engine-fault]')
  for (let i = 0; i < FLOODS; i++) {
    await page.locator(BUTTON).first().click()
    await fault.waitFor({ state: 'hidden' })
    flooded.push(...(await typed(page, async () => !(await fault.isVisible()))))
  }
  return [
    delayRow('key to picture while an engine floods', flooded, '≤ 50 ms'),
    delayRow('  nothing else going on', quiet, ''),
  ]
}

async function typed(
  page: Page,
  isOn: (keys: number) => Promise<boolean>,
): Promise<readonly number[]> {
  const field = page.locator('[data-field="move"]')
  await field.focus()
  const key = (place: number): string => ['7', '1', 'Backspace', 'Backspace'][place % 4] ?? '7'
  const delays = await delaysOf(page, { key, betweenMs: TYPING_MS, isOn })
  await field.fill('')
  return delays
}

/** The built-in engine as a program: from `stop` to its best move. */
async function engineStop(): Promise<Row> {
  const engine = new Peer(process.execPath, [rootPath('out/main/cli.js'), 'uci'])
  const delays: number[] = []
  engine.send('position startpos')
  for (let i = 0; i < STOPS; i++) {
    engine.send('go infinite')
    await engine.answer(/^info depth 4 /)
    delays.push(
      await timed(async () => {
        engine.send('stop')
        await engine.answer(/^bestmove/)
      }),
    )
  }
  await engine.close()
  return delayRow('  stop to the best move of the engine', delays, '≤ 20 ms', 'stops')
}
