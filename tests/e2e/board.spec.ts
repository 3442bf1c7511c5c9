import type { Locator, Page } from '@playwright/test'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import { board, command, expectPly, notice, pasteText, positionOf } from './support/window.ts'

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w'

/** The cell of a point by its engine name, `i4`. */
const point = (page: Page, name: string): Locator => {
  const file = name.charCodeAt(0) - 97
  return page.locator(`[data-point="${(Number(name.slice(1)) - 1) * 9 + file}"]`)
}

const shapes = (page: Page): Locator => board(page).locator('g[stroke-opacity="0.9"]')

async function drawArrow(page: Page, from: string, to: string): Promise<void> {
  const middle = async (name: string) => {
    const box = await point(page, name).boundingBox()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up({ button: 'right' })
}

test('a pasted position is played on by drag, click and keyboard, and drawn on', async ({
  openStudio,
}) => {
  const page = await openStudio()
  await pasteText(page, START)
  await expectPly(page, 0, 0)
  expect(await positionOf(page)).toBe(START)

  await point(page, 'i4').dragTo(point(page, 'h4'))
  await expectPly(page, 1, 1)
  await point(page, 'a7').click()
  await expect(point(page, 'a7')).toHaveAccessibleName('4행 1열, 한 병, 선택함')
  await expect(point(page, 'b7')).toHaveAccessibleName('4행 2열, 갈 수 있음')
  await point(page, 'b7').click()
  await expectPly(page, 2, 2)

  // By keyboard: into the points, up to the soldier, taken up and set down.
  await board(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(point(page, 'e4')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expectPly(page, 3, 3)
  await expect(page.locator('[data-announcer]')).toContainText('3수 초')
  await page.keyboard.press('Escape')
  await expect(board(page)).toBeFocused()
  expect(await positionOf(page)).toBe(
    'rnba1abnr/4k4/1c5c1/1pp1p1p1p/9/9/P1P2PPP1/1C5C1/4K4/RNBA1ABNR b',
  )

  // A blocked leg is told, and the piece stays in hand.
  await point(page, 'b10').click()
  await point(page, 'd9').click()
  await expect(page.getByText('멱').first()).toBeVisible()
  await expectPly(page, 3, 3)
  await page.keyboard.press('Escape')

  await drawArrow(page, 'e2', 'e6')
  await expect(shapes(page)).toHaveCount(1)
  await page.keyboard.down('Shift')
  await drawArrow(page, 'c4', 'c4')
  await page.keyboard.up('Shift')
  await expect(shapes(page)).toHaveCount(2)
  await drawArrow(page, 'e2', 'e6')
  await expect(shapes(page)).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(shapes(page)).toHaveCount(2)
  await expectNoViolation(page, 'a game that is played')
})

test('the board leaves as picture, file and text', async ({ openStudio, context }) => {
  const page = await openStudio()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await pasteText(page, START)
  await expectPly(page, 0, 0)
  const run = async (typed: string): Promise<void> => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }

  await page.keyboard.press('Control+Shift+c')
  await expect(notice(page, 'copied').first()).toContainText('FEN')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(`${START} `)

  await run('판 그림 복사')
  await expect(notice(page, 'copied')).toHaveCount(2)
  const types = await page.evaluate(async () => {
    const items = await navigator.clipboard.read()
    return items.flatMap((item) => item.types)
  })
  expect(types).toContain('image/png')

  const saved = page.waitForEvent('download')
  await run('판 그림을 파일로(SVG)')
  expect((await saved).suggestedFilename()).toBe('장기판.svg')
  await expect(command(page, 'go.forward')).toBeDisabled()
})
