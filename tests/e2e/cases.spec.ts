import { TWO_GAMES } from '../renderer/support/records.ts'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import { board, expectPly, openTabs, pasteText } from './support/window.ts'

test('a case is found, followed on the board, and opened as a game', async ({ openStudio }) => {
  const page = await openStudio()
  await page.getByRole('button', { name: '규칙 사례' }).click()
  await page.getByRole('searchbox').fill('ㄴ ㅂㅉ ㄱㅁ')
  await page.locator('[data-case="repetition-forbid-01"]').click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('네 번째 국면은 둘 수 없습니다')
  await expect(page.locator('[data-case-verdict="agrees"]')).toContainText('반복수')
  await expect(page.locator('[data-reading]')).toHaveCount(6)

  const step = page.locator('[data-case-step]')
  await expect(step).toHaveText('시작 국면입니다.')
  await page.keyboard.press('End')
  await expect(step).toContainText('둘 수 없습니다')
  await page.keyboard.press('ArrowLeft')
  await expect(step).not.toContainText('둘 수 없습니다')
  await expectNoViolation(page, 'a case')

  await page.getByRole('button', { name: '대국으로 열기' }).click()
  await expect(openTabs(page)).toHaveCount(1)
  await expect(board(page)).toBeVisible()
  await expectPly(page, 0, 12)
})

test('a case of one’s own is made of the position in view, kept, and given up', async ({
  openStudio,
}) => {
  const page = await openStudio()
  await pasteText(page, TWO_GAMES)
  await page.keyboard.press('End')
  await expectPly(page, 4, 4)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('사례 만들기')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '규칙 사례 만들기' })
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('쉰 다음')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('제목과 설명')
  await dialog.getByRole('textbox', { name: '설명' }).fill('한 번 쉰 국면입니다.')
  await expectNoViolation(page, 'a new case')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: '규칙 사례' }).click()
  await page.getByRole('searchbox').fill('쉰 다음')
  await page.locator('[data-case^="own-"]').click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('쉰 다음')
  await expect(page.locator('[data-case-verdict="agrees"]')).toBeVisible()
  await page.getByRole('button', { name: '이 사례 지우기' }).click()
  await expect(page.locator('[data-case^="own-"]')).toHaveCount(0)
})
