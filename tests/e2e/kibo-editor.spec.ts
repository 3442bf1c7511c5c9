import type { CDPSession, Locator, Page } from '@playwright/test'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import { announced, command, currentMove, expectPly, pasteText, positionOf } from './support/window.ts'

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

const games = (page: Page): Locator => page.locator('[data-panel-name="games"] .count').first()

test('a game is written into a long text, and the document has it', async ({ openStudio }) => {
  const page = await openStudio()
  await pasteText(page, `${GAME}\n`.repeat(300))
  await openText(page)
  const delays: number[] = []
  await page.keyboard.press('Control+End')
  for (const line of OTHER.split('\n')) {
    const start = Date.now()
    await page.keyboard.insertText(line)
    await page.keyboard.press('Enter')
    delays.push(Date.now() - start)
  }
  await expect(games(page)).toHaveText('301')
  await expect(currentMove(page)).toHaveText(/49병48/)
  // A text that is laid out or read whole for a key takes seconds for each.
  expect(delays.toSorted((a, b) => a - b)[delays.length >> 1]).toBeLessThan(1500)
})
