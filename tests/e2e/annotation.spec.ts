import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { readRecords } from '../../engine/game/read-records.ts'
import { TWO_GAMES } from '../renderer/support/records.ts'
import { expectNoViolation } from './support/accessibility.ts'
import { dataFolderOf, expect, test } from './support/studio.ts'
import { currentMove, expectPly, notice, openPanel, openTabs, typeMove } from './support/window.ts'

const comment = (page: Page) => page.getByRole('textbox', { name: '해설', exact: true })
const unsaved = (page: Page) => page.locator('[data-unsaved]')

/** Annotates the first game: two variations, marks, a drawing and comments. */
async function annotate(page: Page): Promise<void> {
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('1')
  await comment(page).fill('첫 수. <b>굵지 않다</b>')
  await page.locator('[data-fen]').focus()
  await typeMove(page, '41병42')
  await page.keyboard.press('ArrowLeft')
  await typeMove(page, '49병48')
  await page.keyboard.press('5')
  await typeMove(page, 'P71-72')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await typeMove(page, '한수쉼')
  await comment(page).fill('쉬어 본다')
  const board = page.locator('[data-fen]')
  const box = (await board.boundingBox())!
  const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y })
  await page.mouse.move(at(0.5, 0.4).x, at(0.5, 0.4).y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(at(0.5, 0.6).x, at(0.5, 0.6).y, { steps: 4 })
  await page.mouse.up({ button: 'right' })
}

const keptDocuments = async (home: string): Promise<readonly string[]> =>
  (await readdir(join(dataFolderOf(home), 'recovery'), { recursive: true })).filter((path) =>
    path.endsWith('document.json'),
  )

test('a game is annotated, the host is killed, everything comes back and is saved @core', async ({
  openStudio,
  killStudio,
  home,
}) => {
  const path = join(home, '결승.gib')
  await writeFile(path, TWO_GAMES)
  let page = await openStudio(path)
  await expectPly(page, 0, 4)
  await annotate(page)
  await expect(unsaved(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  // What a kill may cost is what came in the last moment: nothing waits longer than this.
  await page.waitForTimeout(400)
  await killStudio()

  page = await openStudio()
  await expect(notice(page, 'restored')).toBeVisible()
  await expect(openTabs(page)).toHaveText([/결승\.gib/])
  await expect(unsaved(page)).toHaveCount(1)
  await expect(page.getByText('<b>굵지 않다</b>')).toBeVisible()
  await expect(page.locator('[data-ply]').filter({ hasText: '49병48' })).toContainText('!?')
  // At the move that was in view.
  await expect(currentMove(page)).toContainText('한수쉼')
  await expect(comment(page)).toHaveValue('쉬어 본다')

  await page.keyboard.press('Escape')
  await page.locator('[data-fen]').focus()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('이 형식에 남지 않는 것')
  await expect(page.locator('[data-losses]')).toContainText('수 평가 기호')
  await expect(page.locator('[data-losses]')).toContainText('화살표와 동그라미')
  expect(await readFile(path, 'utf8')).toBe(TWO_GAMES)

  await page.getByRole('button', { name: '다른 이름으로 저장…' }).click()
  await expect(page.getByText('모든 것이 그대로 남습니다')).toBeVisible()
  await page.getByRole('button', { name: '저장할 곳 고르기…' }).click()
  await expect(page.getByRole('textbox', { name: '파일 이름' })).toHaveValue('결승.janggi')
  await expect(page.getByRole('option', { name: /결승\.gib/ })).toBeVisible()
  await page.getByRole('textbox', { name: '파일 이름' }).press('Enter')
  await expect(notice(page, 'saved')).toBeVisible()
  await expect(unsaved(page)).toHaveCount(0)
  // What was kept for a crash is dropped a moment after the file is written.
  await expect.poll(() => keptDocuments(home)).toEqual([])

  const saved = readRecords(await readFile(join(home, '결승.janggi'), 'utf8'))
  expect(saved.games).toHaveLength(2)
  const { tree } = saved.games[0]!.game
  const all = [...tree.nodes.values()]
  expect(all.filter(({ children }) => children.length > 1)).toHaveLength(1)
  expect(all.find(({ children }) => children.length === 3)).toBeDefined()
  expect(all.flatMap(({ annotations }) => annotations.shapes ?? [])).toHaveLength(1)
  expect(all.flatMap(({ annotations }) => annotations.glyphs ?? []).toSorted()).toEqual([1, 5])
  await killStudio()

  page = await openStudio(join(home, '결승.janggi'))
  await expect(unsaved(page)).toHaveCount(0)
  await expect(page.getByText('쉬어 본다')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(currentMove(page)).toContainText('79졸78')
})

test('a refused move says why, can stand, and an unsaved record is not closed unasked', async ({
  openStudio,
}) => {
  const page = await openStudio()
  await page.keyboard.press('Alt+n')
  await page.getByRole('button', { name: '대국 시작' }).click()
  await expectPly(page, 0, 0)
  const field = page.getByRole('textbox', { name: '수 입력' })
  await field.fill('01차21')
  await field.press('Enter')
  await expect(notice(page, 'move-refused')).toBeVisible()
  await page.getByRole('button', { name: '둘 수 없는 수를 그대로 넣기' }).click()
  await expect(currentMove(page)).toContainText('반칙')
  await page.locator('[data-fen]').focus()
  await page.keyboard.press('Control+F4')
  await expect(page.getByRole('dialog')).toHaveAccessibleName('저장하지 않은 기보')
  await page.keyboard.press('Escape')
  await expect(openTabs(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expectPly(page, 0, 0)
  await page.keyboard.press('Control+F4')
  await expect(openTabs(page)).toHaveCount(0)
})

test('a file that changed on disk is not written over unasked, and recent files come back', async ({
  openStudio,
  home,
}) => {
  const path = join(home, '연구.gib')
  await writeFile(path, TWO_GAMES)
  const page = await openStudio(path)
  await expectPly(page, 0, 4)
  await openPanel(page, 'headers')
  await page.locator('[data-header="cho"]').fill('새 이름')
  await openPanel(page, 'games')
  await expect(page.locator('[data-game="0"]')).toContainText('새 이름')
  const other = `${TWO_GAMES}\n${TWO_GAMES}`
  await writeFile(path, other)
  await page.locator('[data-fen]').focus()
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: '파일이 바뀌었습니다' })
  await expect(dialog).toBeVisible()
  expect(await readFile(path, 'utf8')).toBe(other)
  await dialog.getByRole('button', { name: '덮어쓰기' }).click()
  await expect(notice(page, 'saved')).toBeVisible()
  expect(await readFile(path, 'utf8')).toContain('새 이름')
  // What was larger is kept beside it.
  expect(await readFile(`${path}.bak`, 'utf8')).toBe(other)

  await page.keyboard.press('Control+F4')
  await expect(openTabs(page)).toHaveCount(0)
  await page.keyboard.press('Control+Shift+o')
  await expect(page.getByRole('dialog', { name: '최근에 연 기보' })).toBeVisible()
  await expectNoViolation(page, 'recent files')
  await page.getByRole('dialog').locator('[data-recent]').first().click()
  await expect(openTabs(page)).toHaveText([/연구\.gib/])
  await expect(page.locator('[data-side="cho"]')).toContainText('새 이름')
})
