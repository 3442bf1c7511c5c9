import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decode, encode } from 'iconv-lite'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import {
  announced,
  command,
  expectPly,
  notice,
  openPanel,
  pasteText,
  positionOf,
  typeMove,
} from './support/window.ts'

const GAME = `[초차림 "마상마상"]
[한차림 "마상마상"]

1. 79졸78 2. 41병42 {한은 귀를 넓힌다} 3. 78졸68 4. 한수쉼
`

const panel = (page: Page): Locator => page.locator('[data-panel-name="text"]')
const status = (page: Page): Locator => panel(page).locator('.status')

/** The move that the text marks as the one in view; its parts are coloured one by one. */
const expectShown = (page: Page, move: string): Promise<void> =>
  expect
    .poll(async () => (await panel(page).locator('.kibo-current').allInnerTexts()).join(''))
    .toBe(move)
const suggestions = (page: Page): Locator => page.locator('.suggest-widget .monaco-list-row')

/** Opens the text of the record in view, with the caret in it. */
async function openText(page: Page): Promise<void> {
  // The command waits for a record to be open.
  await expect(page.locator('[data-position]')).toBeVisible()
  await page.keyboard.press('F4')
  await expect(panel(page).locator('.monaco-editor.focused')).toBeVisible({ timeout: 30_000 })
  await expect(status(page)).not.toHaveText('읽는 중…')
}

/** Selects the move with a number in the text of the game in view. */
async function selectMove(page: Page, ply: number): Promise<void> {
  await panel(page).getByRole('button', { name: '수로 가기' }).click()
  await page.keyboard.type(String(ply))
  await page.keyboard.press('Enter')
  await expectPlyInView(page, ply)
}

const expectPlyInView = (page: Page, ply: number): Promise<void> =>
  expect(page.locator('[data-position]')).toHaveText(new RegExp(`^\\s*${ply} /`))

test('a move is broken in the text, said to be so, and mended; the board follows @core', async ({
  openStudio,
}) => {
  const page = await openStudio()
  await pasteText(page, GAME)
  await page.keyboard.press('End')
  const atEnd = await positionOf(page)
  await openText(page)
  await expect(status(page)).toHaveText('문제 없음')
  await expectShown(page, '한수쉼')
  await expectNoViolationInChrome(page)

  await selectMove(page, 2)
  await page.keyboard.type('41병9')
  await page.keyboard.press('Escape')
  await expect(status(page)).toHaveText('오류 1 · 주의 0')
  await expect(panel(page).locator('.squiggly-error')).toBeVisible()
  await expect(panel(page).getByText('그 뒤의 수순은 고칠 때까지')).toBeVisible()
  // The game stays whole while its text is broken.
  await expect(page.locator('[data-position]')).toContainText('/ 4')

  await status(page).click()
  await expect(page.locator('.marker-widget')).toContainText('판에 없는 자리입니다')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+.')
  const first = page.locator('.action-widget .monaco-list-row').filter({ hasText: '41병42' })
  await expect(first).toContainText('수 바꾸기: 41병42')
  await first.click()
  await expect(status(page)).toHaveText('문제 없음')
  await page.keyboard.press('End')

  // Another legal move: the board shows it at once.
  await selectMove(page, 2)
  await page.keyboard.type('49병48')
  await page.keyboard.press('Escape')
  await expect(announced(page)).toContainText(/49병48/)
  expect(await positionOf(page)).not.toBe(atEnd)
})

/** The editor itself is another's work; what stands around it is ours. */
const expectNoViolationInChrome = (page: Page): Promise<void> =>
  expectNoViolation(page, 'text panel', '.monaco-editor')

/** One syllable by way of an input method, as typing it letter by letter composes it. */
async function compose(cdp: CDPSession, steps: readonly string[]): Promise<void> {
  for (const text of steps) {
    await cdp.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
  await cdp.send('Input.insertText', { text: steps.at(-1) ?? '' })
}

test('moves are written in Hangul and taken from the list; text and board go together', async ({
  openStudio,
  page: blank,
}) => {
  const page = await openStudio()
  const cdp = await blank.context().newCDPSession(page)
  await pasteText(page, '[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n1. 71졸72\n')
  await openText(page)

  await page.keyboard.press('Control+End')
  await page.keyboard.type('2. 41')
  await compose(cdp, ['ㅂ', '벼', '병'])
  await page.keyboard.type('42 ')
  await expect(announced(page)).toContainText(/41병42/)
  await expectPly(page, 2, 2)

  await page.keyboard.press('Escape')
  await page.keyboard.type('3. 75')
  await expect(suggestions(page).first()).toContainText('75졸')
  await suggestions(page).filter({ hasText: '75졸76' }).click()
  await expect(announced(page)).toContainText(/75졸76/)
  await expectPly(page, 3, 3)

  // The board leads: the text shows the move.
  await command(page, 'go.start').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expectShown(page, '71졸72')
  // The text leads: the board shows the move.
  await panel(page).locator('.view-line').getByText('병').click()
  await expect(announced(page)).toContainText(/41병42/)
})

const OTHER = `
[초차림 "상마상마"]
[한차림 "상마상마"]

1. 71졸72 2. 49병48 `

const games = (page: Page): Locator => page.locator('[data-panel-tab="games"] .count')

async function typeLines(page: Page, text: string): Promise<void> {
  for (const [i, line] of text.split('\n').entries()) {
    if (i > 0) await page.keyboard.press('Enter')
    await page.keyboard.insertText(line)
  }
}

test('a game is written into a long text, and the document has it', async ({ openStudio }) => {
  const page = await openStudio()
  await pasteText(page, `${GAME}\n`.repeat(300))
  await openText(page)
  await page.keyboard.press('Control+End')
  const start = Date.now()
  await typeLines(page, OTHER)
  const delay = (Date.now() - start) / OTHER.split('\n').length
  await expect(games(page)).toHaveText('301')
  await expect(announced(page)).toContainText(/49병48/)
  // A text that is laid out or read whole for a key takes seconds for each.
  expect(delay).toBeLessThan(1500)
})

/** As a program of thirty years ago wrote it, with spaces of its own. */
const HANJA = `[초차림 "마상상마"]
[한차림 "마상상마"]

1. 79楚卒78   2. 41漢兵42 {한은 귀를 넓힌다}
`
const SECOND = '[초차림 "상마상마"]\n[한차림 "상마상마"]\n\n1. 71楚卒72 2. 49漢兵48\n'

test('games come and go with the text, which is saved as it was typed', async ({
  openStudio,
  home,
}) => {
  const path = join(home, '옛 기보.gib')
  await writeFile(path, encode(`${HANJA}\n${SECOND}`, 'cp949'))
  const page = await openStudio(path)
  await expectPly(page, 0, 2)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('1')
  await openText(page)

  await page.keyboard.press('Control+Home')
  for (let line = 0; line < HANJA.split('\n').length; line++) {
    await page.keyboard.press('Shift+ArrowDown')
  }
  await page.keyboard.press('Delete')
  const removed = panel(page).getByText('글에서 지운 1판에는')
  await expect(removed).toBeVisible()
  await expect(games(page)).toHaveCount(0)
  await panel(page).getByRole('button', { name: '되살리기' }).click()
  await expect(removed).toBeHidden()
  await expect(games(page)).toHaveText('2')

  await panel(page).locator('.view-line').last().click()
  await page.keyboard.press('Control+End')
  await typeLines(page, OTHER)
  await expect(games(page)).toHaveText('3')
  await expect(announced(page)).toContainText(/49병48/)

  // What is played is written as the game's other moves are.
  await openPanel(page, 'games')
  await page.locator('[data-game="0"]').click()
  await openPanel(page, 'moves')
  await expect(page.locator('[data-ply="1"]')).toContainText('79졸78!')
  await page.locator('[data-fen]').focus()
  await page.keyboard.press('End')
  await typeMove(page, '78졸68')
  await openText(page)
  await expectShown(page, '78楚卒68')
  // Nobody can read this yet, and it is kept.
  await page.keyboard.press('Control+End')
  await page.keyboard.insertText('3. 79')
  await expect(status(page)).toHaveText('오류 1 · 주의 0')

  await page.keyboard.press('Control+s')
  await expect(page.locator('[data-losses]')).toContainText('수 평가 기호')
  await page.getByRole('button', { name: '빼고 저장' }).click()
  await expect(notice(page, 'saved')).toBeVisible()
  const first = HANJA.replace('넓힌다}', '넓힌다}\n3. 78楚卒68')
  expect(decode(await readFile(path), 'cp949').trimEnd()).toBe(`${first}\n${SECOND}${OTHER}3. 79`)
})
