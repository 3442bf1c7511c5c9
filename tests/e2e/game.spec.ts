import type { WebSocketRoute } from '@playwright/test'
import { TWO_GAMES } from '../renderer/support/records.ts'
import { expect, test } from './support/studio.ts'
import {
  board,
  command,
  currentMove,
  expectPly,
  notice,
  openPanel,
  pasteText,
  positionOf,
} from './support/window.ts'

const START = 'rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w'
const AFTER_TWO = 'rnba1anbr/4k4/1c5c1/1pp1p1p1p/9/9/P1P1P1PP1/1C5C1/4K4/RNBA1ANBR w'

test('steps by button, key, wheel and click, and plays by itself @core', async ({ openStudio }) => {
  const page = await openStudio()
  await pasteText(page, TWO_GAMES)
  await expectPly(page, 0, 4)
  expect(await positionOf(page)).toBe(START)

  await command(page, 'go.forward').click()
  await page.keyboard.press('ArrowRight')
  await expect(currentMove(page)).toHaveText(/41병42/)
  expect(await positionOf(page)).toBe(AFTER_TWO)

  await board(page).hover()
  await page.mouse.wheel(0, 120)
  await expectPly(page, 3, 4)
  await page.mouse.wheel(0, -120)
  await expectPly(page, 2, 4)

  await page.locator('[data-ply="4"]').click()
  await expectPly(page, 4, 4)
  await expect(page.locator('[data-announcer]')).toHaveText(
    '4수 한 한수쉼. 마지막 수입니다. 기록된 결과: 한 승리 (기권).',
  )
  await page.keyboard.press('Home')
  await expectPly(page, 0, 4)
  await page.keyboard.press('PageDown')
  await expectPly(page, 4, 4)

  await page.keyboard.press('Control+,')
  await page.getByRole('slider', { name: '자동 재생 빠르기' }).fill('0.2')
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: '자동 재생 멈추기' })).toBeVisible()
  await expectPly(page, 4, 4)
  await expect(page.getByRole('button', { name: '자동 재생', exact: true })).toBeVisible()
})

test('points, names, turn and result follow the game, and the board turns', async ({
  openStudio,
}) => {
  const page = await openStudio()
  await pasteText(page, TWO_GAMES)
  await expect(page.getByRole('img', { name: '남은 기물 점수: 초 72 : 한 73.5' })).toBeVisible()
  const cho = page.locator('[data-side="cho"]')
  await expect(cho).toContainText('김초')
  await expect(cho).toContainText('3단')
  await expect(cho).toContainText('둘 차례')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-side="han"]')).toContainText('둘 차례')
  await expect(await openPanel(page, 'headers')).toContainText('한 승리 (기권)')

  const sides = page.locator('[data-side]')
  const top = async (side: string): Promise<number> =>
    (await page.locator(`[data-side="${side}"]`).boundingBox())?.y ?? 0
  await expect(sides).toHaveCount(2)
  expect(await top('han')).toBeLessThan(await top('cho'))
  await page.keyboard.press('f')
  await expect.poll(async () => (await top('cho')) < (await top('han'))).toBe(true)
})

test('a file of many games: list, filter, reading report, next and previous', async ({
  openStudio,
}) => {
  const page = await openStudio()
  const games = Array.from({ length: 300 }, (_, i) =>
    TWO_GAMES.replaceAll('김초', `김초${i}`).replaceAll('박초', `박초${i}`),
  )
  await pasteText(page, games.join('\n'))
  await command(page, 'panel.games').click()
  const grid = page.getByRole('grid', { name: '판 목록' })
  await expect(grid).toHaveAttribute('aria-rowcount', '601')
  await expect(page.getByText('1 / 600판')).toBeVisible()
  expect(await grid.getByRole('row').count()).toBeLessThan(60)

  await page.getByRole('searchbox').fill('박초299')
  await expect(grid.getByRole('row')).toHaveCount(2)
  await grid.getByRole('row', { name: /박초299/ }).click()
  await expect(page.getByText('600 / 600판')).toBeVisible()
  await expect(page.locator('[data-side="cho"]')).toContainText('박초299')
  await openPanel(page, 'moves')
  await expect(page.getByText('여기서부터는 읽지 못했습니다.')).toBeVisible()
  await openPanel(page, 'report')
  const report = page.getByRole('group', { name: '읽기 보고' })
  await expect(report).toContainText(/\d+행 \d+열/)
  await report
    .getByRole('button', { name: /행 \d+열/ })
    .first()
    .click()
  await expectPly(page, 2, 2)

  await openPanel(page, 'games')
  await grid.focus()
  await page.keyboard.press('Shift+PageUp')
  await expect(page.locator('[data-side="cho"]')).toContainText('김초299')
  await page.getByRole('searchbox').fill('')
  await grid.focus()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('598 / 600판')).toBeVisible()
})

test('a game of five thousand moves draws only those in sight', async ({ openStudio }) => {
  const page = await openStudio()
  const opening = '1. 79졸78 2. 41병42'
  const passes = Array.from({ length: 4998 }, (_, i) => `${i + 3}. 한수쉼`).join(' ')
  await pasteText(page, `[초차림 "마상마상"]\n[한차림 "마상마상"]\n\n${opening} ${passes}\n`)
  await expectPly(page, 0, 5000)
  await page.keyboard.press('End')
  await expectPly(page, 5000, 5000)
  await expect(currentMove(page)).toBeVisible()
  expect(await page.locator('[data-ply]').count()).toBeLessThan(100)
})

test('a line that falls is missed, dialled again, and costs no record', async ({
  openStudio,
  page,
}) => {
  const lines: WebSocketRoute[] = []
  await page.routeWebSocket(/\/host$/, (line) => {
    line.connectToServer()
    lines.push(line)
  })
  await openStudio()
  await pasteText(page, TWO_GAMES)
  await expectPly(page, 0, 4)
  await lines[0]?.close()
  await expect(notice(page, 'line-back')).toBeVisible()
  await expect(notice(page, 'line-lost')).toBeHidden()
  await page.keyboard.press('End')
  await expectPly(page, 4, 4)
  await page.keyboard.press('Control+o')
  await expect(page.getByRole('dialog', { name: '기보 열기' })).toBeVisible()
  expect(lines).toHaveLength(2)
})
