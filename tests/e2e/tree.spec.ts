import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import {
  currentMove,
  expectPly,
  openPanel,
  openTabs,
  panel,
  pasteText,
  positionOf,
  typeMove,
} from './support/window.ts'

const GAME = `[초차림 "마상마상"]
[한차림 "마상마상"]

1. 79졸78 2. 41병42 3. 71졸72
`
const OTHER = `[초차림 "마상마상"]
[한차림 "마상마상"]

1. 79졸78 2. 49병48 {다른 기보의 해설}
`

const moves = (page: Page): Locator => panel(page, 'moves').locator('[data-ply]')
const move = (page: Page, text: string): Locator => moves(page).filter({ hasText: text }).first()

/** Chooses from the menu of a move. */
async function choose(page: Page, on: Locator, item: string): Promise<void> {
  await on.click({ button: 'right' })
  await page.getByRole('menuitem', { name: item }).click()
  await expect(page.getByRole('menu')).toBeHidden()
}

test('variations are ordered, cut, pasted, deleted and merged in; all of it is undone', async ({
  openStudio,
}) => {
  test.slow()
  const page = await openStudio()
  await pasteText(page, GAME)
  await expectPly(page, 0, 3)
  await typeMove(page, '75졸74')
  await typeMove(page, '45병46')
  await expect(moves(page)).toHaveText([/79졸78/, /75졸74/, /45병46/, /41병42/, /71졸72/])

  await choose(page, move(page, '75졸74'), '본 수순으로 만들기')
  await expect(moves(page).first()).toContainText('75졸74')
  await expect(currentMove(page)).toContainText('75졸74')
  await choose(page, move(page, '75졸74'), '변화를 아래로')
  await expect(moves(page).first()).toContainText('79졸78')

  // The answer goes from the variation to the main line, where it can be played as well.
  await choose(page, move(page, '45병46'), '변화 잘라내기')
  await expect(move(page, '45병46')).toHaveCount(0)
  await choose(page, move(page, '79졸78'), '변화 붙이기')
  await expect(currentMove(page)).toContainText('45병46')
  await expect(moves(page)).toHaveText([/79졸78/, /75졸74/, /41병42/, /45병46/, /71졸72/])

  await choose(page, move(page, '75졸74'), '여기부터 지우기')
  await expect(move(page, '75졸74')).toHaveCount(0)
  await openPanel(page, 'tree')
  await expect(page.locator('[data-tree-node]')).toHaveCount(5)
  await choose(page, page.locator('[data-tree-node]').nth(2), '책갈피')
  await expect(page.locator('[data-tree-node] .flag')).toHaveCount(1)
  await openPanel(page, 'moves')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('합치기')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '다른 기보 합치기' })
  await dialog.getByRole('textbox').fill('이것은 기보가 아니다')
  await dialog.getByRole('button', { name: '합치기' }).click()
  await expect(dialog.getByRole('alert')).toContainText('읽을 수 있는 기보가 없습니다')
  await expectNoViolation(page, 'merge')
  await dialog.getByRole('textbox').fill(OTHER)
  await dialog.getByRole('button', { name: '합치기' }).click()
  await expect(dialog).toBeHidden()
  await expect(move(page, '49병48')).toBeVisible()
  await expect(page.getByText('다른 기보의 해설')).toBeVisible()

  await page.locator('[data-fen]').focus()
  for (let step = 0; step < 9; step++) await page.keyboard.press('Control+z')
  await expect(moves(page)).toHaveText([/79졸78/, /41병42/, /71졸72/])
  await expect(page.locator('[data-unsaved]')).toHaveCount(0)
})

test('a new game with a handicap and a rule set of its own is judged by it', async ({
  openStudio,
}) => {
  const page = await openStudio()
  await page.keyboard.press('Alt+n')
  const dialog = page.getByRole('dialog', { name: '새 대국' })
  await dialog.getByRole('radio', { name: /안상/ }).first().click()
  const preview = dialog.locator('[data-start-preview]')
  // By the mouse, and by the keyboard: from the middle of the palace below to its corner.
  await preview.locator('[data-point="81"]').click()
  await expect(dialog.locator('[data-given]')).toHaveText('뗀 기물: 한 차')
  await preview.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[data-given]')).toHaveText('뗀 기물: 초 사, 한 차')
  await page.keyboard.press('Enter')
  await expect(dialog.locator('[data-given]')).toHaveText('뗀 기물: 한 차')
  await dialog.getByRole('combobox', { name: '규칙' }).click()
  await page.getByRole('option', { name: /^친선/ }).click()
  await expectNoViolation(page, 'new game')
  await dialog.getByRole('button', { name: '대국 시작' }).click()

  await expect(openTabs(page)).toHaveCount(1)
  // Who gives moves first, and what was given was not captured.
  expect(await positionOf(page)).toMatch(/^1nb.* b$/)
  await page.keyboard.press('p')
  await page.keyboard.press('p')
  const ruling = await openPanel(page, 'ruling')
  await expect(ruling.locator('[data-verdict]')).toHaveText('무승부 (한수쉼)')
  await expect(ruling.getByText('대국에 적힌 규칙')).toBeVisible()
  await ruling.getByRole('checkbox', { name: /이 대국의 규칙/ }).uncheck()
  await expect(ruling.getByText('내가 고른 규칙')).toBeVisible()
  await expect(ruling.locator('[data-verdict]')).toContainText('판정승')
  const details = await openPanel(page, 'headers')
  await details.getByRole('combobox', { name: '규칙' }).click()
  await page.getByRole('option', { name: /^친선/ }).click()
  await expect(ruling.locator('[data-verdict]')).toHaveText('무승부 (한수쉼)')
})
