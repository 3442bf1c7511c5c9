import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import { expectPly, openPanel, panel, pasteText } from './support/window.ts'

const TWO_PASSES = `[초대국자 "김초"]
[한대국자 "이한"]
[초차림 "마상마상"]
[한차림 "마상마상"]
[대국결과 "초 기권승"]

1. 79졸78 2. 41병42 3. 한수쉼 4. 한수쉼 5. 78졸68
`

const ruling = (page: Page): Locator => panel(page, 'ruling')
const verdict = (page: Page): Locator => ruling(page).locator('[data-verdict]')

async function chooseRules(page: Page, name: string | RegExp): Promise<void> {
  await ruling(page).getByRole('combobox', { name: '규칙' }).click()
  await page.getByRole('option', { name }).click()
}

/** The sheet of the game in view: another position, the file, and an opinion that outlives the window. */
async function makeSheet(page: Page, home: string): Promise<void> {
  const open = ruling(page).getByRole('button', { name: '판정서 만들기' })
  const dialog = page.getByRole('dialog', { name: '판정서 만들기' })
  const paper = dialog.locator('[data-sheet-preview]')
  const opinion = dialog.getByRole('textbox', { name: '심판 의견' })
  await open.click()
  await expect(paper).toContainText('한 판정승 73.5 : 72 (수 제한)')
  await expect(paper).toContainText('2수 한 41병42 뒤')
  await opinion.fill('두 쪽이 <동의>함')
  await dialog.getByRole('textbox', { name: '심판 이름' }).fill('박심판')
  await dialog.getByRole('textbox', { name: '수 번호' }).fill('3')
  await page.keyboard.press('Enter')
  await expect(paper).toContainText('3수 초 한수쉼 뒤')
  await expectNoViolation(page, 'ruling sheet')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Control+Alt+J')
  await expect(opinion).toHaveValue('두 쪽이 <동의>함')

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.printed-sheet')).toContainText('판정서')
  await expect(dialog).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await dialog.getByRole('button', { name: 'HTML로 저장' }).click()
  await expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('판정서 김초-이한.html')
  await dialog.getByRole('button', { name: '여기에 저장' }).click()
  await expect(dialog.locator('[data-sheet-done]')).toContainText('저장했습니다')
  const saved = await readFile(join(home, '판정서 김초-이한.html'), 'utf8')
  for (const part of [
    '두 쪽이 &lt;동의&gt;함',
    '박심판',
    '우리 동호회',
    '3수 초 한수쉼 뒤',
    '<svg ',
  ])
    expect(saved).toContain(part)
  await page.reload()
  await open.click()
  await expect(opinion).toHaveValue('두 쪽이 <동의>함')
  await dialog.getByRole('button', { name: '닫기' }).last().click()
  await expect(dialog).toBeHidden()
}

test('a game is judged, read under other rules, and under rules of the user', async ({
  openStudio,
  home,
}) => {
  test.slow()
  const page = await openStudio()
  await pasteText(page, TWO_PASSES)
  await openPanel(page, 'ruling')
  await expect(verdict(page)).toHaveText('한 판정승 73.5 : 72 (한수쉼)')
  await expect(ruling(page)).toContainText('초 승리 (기권)')
  await expect(ruling(page)).toContainText('기록된 결과와 다릅니다.')
  await expectNoViolation(page, 'ruling')

  await ruling(page).getByRole('button', { name: '4수로 가기' }).first().click()
  await expectPly(page, 4, 5)
  await expect(ruling(page).locator('[data-ruling-ply="5"]')).toContainText('끝난 뒤')

  await chooseRules(page, /친선\(점수 없음\)/)
  await expect(verdict(page)).toHaveText('무승부 (한수쉼)')
  await page.keyboard.press('ArrowLeft')
  await expectPly(page, 3, 5)

  await ruling(page).getByRole('button', { name: '규칙 만들기' }).click()
  const dialog = page.getByRole('dialog', { name: '규칙 만들기' })
  await expect(dialog.getByRole('checkbox', { name: '점수제' })).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('이름을 적어 주세요.')).toBeVisible()
  await expectNoViolation(page, 'rules dialog')
  await dialog.getByRole('textbox', { name: '이름' }).fill('우리 동호회')
  await dialog.getByRole('textbox', { name: '수 제한' }).fill('많이')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog.getByText(/정수를 적어 주세요/)).toBeVisible()
  await dialog.getByRole('textbox', { name: '수 제한' }).fill('2')
  await dialog.getByRole('checkbox', { name: '점수제' }).check()
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog).toBeHidden()
  await expect(verdict(page)).toHaveText('한 판정승 73.5 : 72 (수 제한)')

  await makeSheet(page, home)

  await page.waitForTimeout(600)
  await page.reload()
  await expect(ruling(page).getByRole('combobox', { name: '규칙' })).toHaveText('우리 동호회')
  await expect(verdict(page)).toHaveText('한 판정승 73.5 : 72 (수 제한)')
})

test('own rules are edited, given up on and removed', async ({ openStudio }) => {
  const page = await openStudio()
  await pasteText(page, TWO_PASSES)
  await openPanel(page, 'ruling')
  const name = page.getByRole('dialog').getByRole('textbox', { name: '이름' })
  const make = ruling(page).getByRole('button', { name: '규칙 만들기' })
  const edit = ruling(page).getByRole('button', { name: '규칙 고치기' })
  await expect(edit).toBeHidden()
  await make.click()
  await name.fill('kja')
  await page.keyboard.press('Enter')
  await expect(page.getByText('준비된 규칙이 쓰는 이름입니다.')).toBeVisible()
  await name.fill('하나')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()

  await make.click()
  await name.fill('하나')
  await page.keyboard.press('Enter')
  await expect(page.getByText('같은 이름의 규칙이 있습니다.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await edit.click()
  await name.fill('둘')
  await page.getByRole('checkbox', { name: '점수제' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(verdict(page)).toHaveText('한 판정승 73.5 : 72 (한수쉼)')
  await edit.click()
  await expect(name).toHaveValue('하나')
  await name.fill('둘')
  await page.getByRole('checkbox', { name: '점수제' }).uncheck()
  await page.getByRole('button', { name: '저장' }).click()
  await expect(verdict(page)).toHaveText('무승부 (한수쉼)')
  await expect(ruling(page).getByRole('combobox')).toHaveText('둘')

  await edit.click()
  await page.getByRole('button', { name: '지우기' }).click()
  await expect(page.getByText('「둘」 규칙을 지울까요?')).toBeVisible()
  await page.getByRole('button', { name: '지우기' }).click()
  await expect(ruling(page).getByRole('combobox')).toContainText('표준')
  await ruling(page).getByRole('combobox').click()
  await expect(page.getByRole('option')).toHaveCount(6)
})
