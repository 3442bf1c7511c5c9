import type { Locator, Page } from '@playwright/test'
import { fakeEngine } from '../main/engines/fake-engines.ts'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import {
  board,
  command,
  expectPly,
  openPanel,
  panel,
  pasteText,
  positionOf,
} from './support/window.ts'

const GAME = `[초대국자 "김초"]
[한대국자 "이한"]
[초차림 "마상마상"]
[한차림 "마상마상"]

1. 79졸78 2. 41병42 3. 71졸72 4. 49병48
`

const analysis = (page: Page): Locator => panel(page, 'analysis')
const lines = (page: Page): Locator => analysis(page).locator('[data-engine-line]')
const evaluation = (page: Page): Locator => page.locator('[data-evaluation]')

test('an engine analyses the position in view, and its line becomes a variation', async ({
  openStudio,
}) => {
  test.slow()
  const page = await openStudio()
  await pasteText(page, GAME)
  await expectPly(page, 0, 4)
  await expect(evaluation(page)).toBeHidden()
  await page.keyboard.press('Space')
  await expect(lines(page)).toHaveCount(3)
  await expect(analysis(page).locator('[data-analysis-facts]')).toContainText(/깊이 \d+/)
  await expect(evaluation(page)).toHaveAttribute('data-evaluation', /^([+−]?\d+\.\d|[초한] .*)$/)
  await expectNoViolation(page, 'analysis')

  await page.keyboard.press('ArrowRight')
  await expectPly(page, 1, 4)
  await expect(lines(page).first().locator('.move').first()).toHaveClass(/han/)

  const second = lines(page).first().locator('.move').nth(1)
  await second.hover()
  await expect(page.locator('.line-preview')).toBeVisible()
  await analysis(page).getByRole('button', { name: '분석 멈춤' }).click()
  await expect(analysis(page).getByText('앞서 분석한 결과입니다.')).toBeVisible()

  const before = await positionOf(page)
  await second.click()
  await expectPly(page, 3, 3)
  expect(await positionOf(page)).not.toBe(before)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => positionOf(page)).toBe(before)

  await page.keyboard.press('x')
  await analysis(page).getByRole('button', { name: '분석 시작' }).click()
  await expect(analysis(page).getByText('상대가 한 수 더 둔다면')).toBeVisible()
  await expect(lines(page).first().locator('.move').first()).toHaveClass(/cho/)
})

test('an engine of the user is added and set up; one that dies is told with its last words', async ({
  openStudio,
  home,
}) => {
  test.slow()
  const dying = await fakeEngine(home, 'dies')
  const good = await fakeEngine(home, 'behaves')
  const page = await openStudio()
  await pasteText(page, GAME)
  await openPanel(page, 'analysis')
  await command(page, 'engine.manage').click()
  const dialog = page.getByRole('dialog', { name: '엔진 관리' })
  const add = async (path: string): Promise<void> => {
    await dialog.getByRole('button', { name: '엔진 추가…' }).click()
    await dialog.getByRole('textbox', { name: '프로그램 경로' }).fill(path)
    await page.keyboard.press('Enter')
  }
  await add('/bin/ls')
  await expect(dialog.getByRole('alert')).toContainText('허락된 폴더 밖')
  await add(good)
  const name = dialog.getByRole('textbox', { name: '이름' })
  await expect(name).toHaveValue('Fake engine')
  await name.fill('착한 엔진')
  await dialog.getByRole('combobox', { name: 'Style' }).selectOption('Very solid')
  await dialog.getByRole('button', { name: '저장' }).click()
  await expect(dialog.getByText('저장했습니다.')).toBeVisible()
  await add(dying)
  await expect(name).toHaveValue('Fake engine')
  await expectNoViolation(page, 'engines')
  await page.keyboard.press('Escape')

  const choose = async (engine: string): Promise<void> => {
    await analysis(page).getByRole('combobox', { name: '엔진' }).click()
    await page.getByRole('option', { name: engine }).click()
  }
  await choose('Fake engine')
  await analysis(page).getByRole('button', { name: '분석 시작' }).click()
  const fault = analysis(page).locator('[data-engine-fault]')
  await expect(fault).toContainText('엔진이 스스로 꺼졌습니다')
  await fault.getByText('엔진의 마지막 말').click()
  await expect(fault).toContainText('segmentation fault')
  await expectNoViolation(page, 'engine fault')

  await choose('착한 엔진')
  await analysis(page).getByRole('button', { name: '분석 시작' }).click()
  await expect(lines(page)).toHaveCount(1)
  await expect(lines(page).first()).toContainText('+1.0')
  await expect(fault).toBeHidden()
  await expect(board(page)).toBeVisible()
})

test('the engine answers the moves of the user', async ({ openStudio }) => {
  const page = await openStudio()
  await pasteText(page, GAME)
  await page.keyboard.press('End')
  await expectPly(page, 4, 4)
  await page.keyboard.press('Control+K')
  await page.getByPlaceholder('명령 이름을 입력해 주세요').fill('내가 한')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-engine-play]')).toContainText('둘 차례입니다.', {
    timeout: 20_000,
  })
  await expectPly(page, 5, 5)
})

test('a game is reviewed, its graph and findings lead to moves, and the record keeps it', async ({
  openStudio,
}) => {
  test.slow()
  const page = await openStudio()
  await pasteText(page, `${GAME}5. 02마83 6. 11차51 7. 01차51차\n`)
  const review = await openPanel(page, 'review')
  await review.getByRole('button', { name: '복기 설정' }).click()
  await page.getByRole('radio', { name: '0.1초' }).click()
  await page.keyboard.press('Escape')
  await review.locator('[data-review-start]').click()
  await expect(review.locator('[data-review-progress]')).toHaveText('복기를 마쳤습니다.', {
    timeout: 30_000,
  })
  await expectNoViolation(page, 'review')
  const graph = review.getByRole('slider', { name: '평가 그래프' })
  await graph.focus()
  await page.keyboard.press('End')
  await expect(graph).toHaveAttribute('aria-valuenow', /^[1-9]/)
  await review.locator('[data-review-keep]').click()
  await expect(review.getByText('기보에 넣었습니다.')).toBeVisible()
})
