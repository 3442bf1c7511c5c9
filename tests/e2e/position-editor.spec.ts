import { TWO_GAMES } from '../renderer/support/records.ts'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import { expectPly, openTabs, pasteText, positionOf } from './support/window.ts'

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR'

test('a position is put together, undone, and played from', async ({ openStudio }) => {
  const page = await openStudio()
  await pasteText(page, TWO_GAMES)
  await expectPly(page, 0, 4)
  const opened = await positionOf(page)

  await page.getByRole('button', { name: '국면', exact: true }).click()
  const edited = page.locator('[data-edited-fen]')
  const placement = async (): Promise<string> =>
    (await edited.getAttribute('data-edited-fen'))?.split(' ')[0] ?? ''
  // The copy begins with what the game shows.
  expect(await placement()).toBe(opened.split(' ')[0])
  await page.locator('[data-start="MSSM/MSSM"]').click()
  await expect.poll(placement).toBe(START)

  // By drag from the palette, by click with a tool, by right click, and off the board.
  await page.locator('[data-palette="han-general"]').dragTo(page.locator('[data-point="40"]'))
  await expect(page.locator('[data-problems] .bad')).toHaveCount(2)
  await page.locator('[data-point="40"]').click({ button: 'right' })
  await expect(page.locator('[data-problems]')).toContainText('초의 궁')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect.poll(placement).toBe(START)
  await page.locator('[data-palette="cho-soldier"]').click()
  await page.locator('[data-point="36"]').click()
  await expect(page.locator('[data-problems]')).toContainText('6개')
  await page.getByRole('button', { name: '옮기기' }).click()
  await page.locator('[data-point="36"]').dragTo(page.locator('[data-palette="han-guard"]'))
  await expect.poll(placement).toBe(START)

  // As text, both ways.
  const fen = page.getByRole('textbox', { name: '국면 글(FEN)' })
  await fen.fill('4k4/9/9/9/9/9/9/9/4K4/R8')
  await expect.poll(placement).toBe('4k4/9/9/9/9/9/9/9/4K4/R8')
  await fen.fill('4k4/9')
  await expect(page.locator('#fen-problem')).toContainText('줄')
  await expect.poll(placement).toBe('4k4/9/9/9/9/9/9/9/4K4/R8')
  await expectNoViolation(page, 'the position editor')

  await page.getByRole('button', { name: '이 국면에서 새 대국' }).click()
  await expect(openTabs(page)).toHaveCount(2)
  expect(await positionOf(page)).toBe('4k4/9/9/9/9/9/9/9/4K4/R8 w')
})
