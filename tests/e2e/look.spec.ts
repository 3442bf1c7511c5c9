import type { Page } from '@playwright/test'
import { TWO_GAMES } from '../renderer/support/records.ts'
import { PANEL_IDS } from '#renderer/shell/panel-groups'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import {
  board,
  dropFiles,
  expectPly,
  notice,
  openPanel,
  panel,
  pasteText,
} from './support/window.ts'

const escape = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** File dialog, new game, recent files, saving elsewhere, settings, palette, keys. */
const DIALOG_KEYS = [
  'Control+o',
  'Alt+n',
  'Control+Shift+o',
  'Control+Shift+s',
  'Control+,',
  'Control+k',
  'F1',
]

interface Look {
  readonly language: 'ko' | 'en'
  readonly theme: 'light' | 'dark'
}
const LOOKS: readonly Look[] = [
  { language: 'ko', theme: 'light' },
  { language: 'en', theme: 'dark' },
]

for (const { language, theme } of LOOKS) {
  test.describe(`${language}, ${theme}`, () => {
    test.use({ language, colorScheme: theme })

    test('no screen breaks a rule of accessibility', async ({ openStudio }) => {
      test.slow()
      const page = await openStudio()
      await expectNoViolation(page, 'empty')
      await dropFiles(page, [
        { name: 'x.gib', text: TWO_GAMES },
        { name: 'empty.gib', text: '' },
      ])
      await expect(notice(page, 'refused')).toBeVisible({ timeout: 60_000 })
      await page.keyboard.press('Shift+PageDown')
      await page.keyboard.press('End')
      await expectPly(page, 2, 2)
      await expectNoViolation(page, 'game and notice')
      await notice(page, 'refused').getByRole('button').last().click()
      await expect(notice(page, 'refused')).toBeHidden()
      for (const id of PANEL_IDS) {
        if (id === 'text') continue
        await openPanel(page, id)
        await expectNoViolation(page, id)
      }

      await board(page).focus()
      for (const keys of DIALOG_KEYS) {
        await page.keyboard.press(keys)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectNoViolation(page, keys)
        await escape(page)
      }
      await page.keyboard.press('p')
      await expectPly(page, 3, 3)
      await page.keyboard.press('Control+F4')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoViolation(page, 'closing what is not saved')
      await escape(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await expectNoViolation(page, 'stacked')
    })
  })
}

test('the language changes at once and is kept', async ({ openStudio }) => {
  const page = await openStudio()
  await pasteText(page, TWO_GAMES)
  await page.keyboard.press('Control+,')
  await page.getByRole('radio', { name: 'English' }).click()
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(page).toHaveTitle('Janggi Studio')
  await escape(page)
  const details = await openPanel(page, 'headers')
  await expect(details.getByText('Han wins (resignation)')).toBeVisible()
  await page.waitForTimeout(600)
  await page.reload()
  await expect(details.getByText('Han wins (resignation)')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

/** Visible text that is cut off, by an ellipsis or by a clipped box. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, h2, h3, dt, label, .count, .turn, p')]
      .filter((element) => !element.closest('.visually-hidden, [role="grid"], .tab'))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map((element) => element.outerHTML.slice(0, 160)),
  )

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 700 },
  { width: 360, height: 740 },
]

for (const language of ['ko', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language })

    test('nothing is cut and nothing sticks out, at every width and at 200 %', async ({
      openStudio,
    }) => {
      const page = await openStudio()
      await pasteText(page, TWO_GAMES)
      await expectPly(page, 0, 4)
      for (const size of SIZES) {
        await page.setViewportSize(size)
        expect(await cutTexts(page), `${size.width} px`).toEqual([])
        await expectInside(page)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
      for (let step = 0; step < 5; step++) await page.keyboard.press('Control+Equal')
      await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'stacked')
      expect(await cutTexts(page), '200 %').toEqual([])
      await expectInside(page)
      await page.keyboard.press('Control+0')
      await expect(page.locator('[data-layout]')).toHaveAttribute('data-layout', 'wide')
    })
  })
}

/** The board is all in sight, and the page has no scroll bar of its own. */
async function expectInside(page: Page): Promise<void> {
  const view = page.viewportSize()
  const box = await board(page).boundingBox()
  expect(box?.x ?? -1).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(view?.width ?? 0)
  expect(box?.width).toBeGreaterThan(200)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

test('panels are tabs of groups that fold, are dragged and moved by keys, and keep all that', async ({
  openStudio,
}) => {
  const page = await openStudio()
  await pasteText(page, TWO_GAMES)
  const shown = page.locator('[data-panel-name]')
  await expect(shown).toHaveCount(2)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['수순', '해설'])

  // Arrows go from tab to tab and open none; a tab of a folded group unfolds it.
  await page.getByRole('tab', { name: '엔진 분석' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: '판정' })).toBeFocused()
  await expect(shown).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(panel(page, 'ruling')).toBeVisible()
  await page.keyboard.press('F3')
  await expect(page.getByRole('group', { name: '변화도' })).toBeFocused()
  await expect(panel(page, 'moves')).toBeHidden()
  await page.getByRole('button', { name: '해설과 정보 접기' }).click()
  await expect(page.getByRole('button', { name: '해설과 정보 펴기' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  await page.waitForTimeout(600)
  await page.reload()
  await expect(shown).toHaveCount(2)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['변화도', '판정'])
  // A command that leads to a field opens its panel.
  await page.keyboard.press('Control+e')
  await expect(page.getByRole('textbox', { name: '해설', exact: true })).toBeFocused()
  await page.locator('[data-fen]').focus()

  const first = page.locator('[data-panel-group="record"]')
  const height = async (): Promise<number> => (await first.boundingBox())?.height ?? 0
  const before = await height()
  const split = page.locator('[data-panel-group="record"] ~ [role="separator"]').first()
  const at = await split.boundingBox()
  await page.mouse.move((at?.x ?? 0) + 40, at?.y ?? 0)
  await page.mouse.down()
  await page.mouse.move((at?.x ?? 0) + 40, (at?.y ?? 0) - 60, { steps: 4 })
  await page.mouse.up()
  await expect.poll(height).toBeLessThan(before - 30)
  const dragged = await height()
  await split.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(height).toBeGreaterThan(dragged)

  await page.setViewportSize({ width: 360, height: 740 })
  await expect.poll(async () => (await board(page).boundingBox())?.width).toBeGreaterThan(320)
})
