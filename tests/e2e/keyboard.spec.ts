import type { Page } from '@playwright/test'
import { TWO_GAMES } from '../renderer/support/records.ts'
import { expectNoViolation } from './support/accessibility.ts'
import { expect, test } from './support/studio.ts'
import { expectPly, openTabs, pasteText } from './support/window.ts'

/** A key as it arrives while the keyboard is in Hangul mode. */
const pressInHangul = (
  page: Page,
  key: string,
  code: string,
  held?: 'ctrl' | 'alt',
): Promise<void> =>
  page.evaluate(
    ([text, place, modifier]) => {
      const event = new KeyboardEvent('keydown', {
        key: text,
        code: place,
        ctrlKey: modifier === 'ctrl',
        altKey: modifier === 'alt',
        bubbles: true,
        cancelable: true,
      })
      ;(document.activeElement ?? document.body).dispatchEvent(event)
    },
    [key, code, held] as const,
  )

/** Whether all of what has the focus can be seen, and the window is not wider than its screen. */
const isFocusInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const box = (document.activeElement ?? document.body).getBoundingClientRect()
    const { scrollWidth, clientWidth, clientHeight } = document.documentElement
    const isInside = box.left >= 0 && box.top >= 0 && box.right <= clientWidth
    return isInside && box.top < clientHeight && scrollWidth <= clientWidth
  })

const isFlipped = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const top = (side: string): number =>
      document.querySelector(`[data-side="${side}"]`)?.getBoundingClientRect().top ?? 0
    return top('cho') < top('han')
  })

test('letters work in Hangul mode, and stay letters in text fields and dialogs', async ({
  openStudio,
}) => {
  const page = await openStudio()
  await pasteText(page, TWO_GAMES)
  await expectPly(page, 0, 4)
  await pressInHangul(page, 'ㄹ', 'KeyF')
  await expect.poll(() => isFlipped(page)).toBe(true)
  await pressInHangul(page, 'Process', 'KeyF')
  await expect.poll(() => isFlipped(page)).toBe(false)
  await pressInHangul(page, 'ㅐ', 'KeyO', 'ctrl')
  await expect(page.getByRole('dialog', { name: '기보 열기' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('판 목록')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('af')
  await page.keyboard.press('Home')
  await expect(page.getByRole('searchbox')).toHaveValue('af')
  expect(await isFlipped(page)).toBe(false)

  await page.keyboard.press('Escape')
  await page.locator('[data-fen]').focus()
  await page.keyboard.press('F1')
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible()
  await page.keyboard.press('f')
  await page.keyboard.press('Escape')
  expect(await isFlipped(page)).toBe(false)
})

test('a whole journey by keyboard alone @core', async ({ openStudio }) => {
  const page = await openStudio()
  const dialog = page.getByRole('dialog')

  await page.keyboard.press('Control+k')
  await page.keyboard.type('붙여')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveAccessibleName('기보 붙여넣기')
  await page.getByRole('textbox', { name: '기보 글' }).evaluate((field, text) => {
    if (field instanceof HTMLTextAreaElement) field.value = text
    field.dispatchEvent(new Event('input'))
  }, TWO_GAMES)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(openTabs(page)).toHaveCount(1)

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expectPly(page, 2, 4)
  await page.keyboard.press('Shift+PageDown')
  await expect(page.getByText('2 / 2판')).toBeVisible()

  await page.keyboard.press('?')
  await expect(dialog).toHaveAccessibleName('단축키')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.keyboard.press('Control+F4')
  await expect(openTabs(page)).toHaveCount(0)

  await page.getByRole('button', { name: '메뉴' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '설정' })).toBeVisible()
})

test('a game is annotated at 200 % in Hangul mode, by keyboard alone', async ({ openStudio }) => {
  const page = await openStudio()
  const dialog = page.getByRole('dialog')
  const comment = page.getByRole('textbox', { name: '해설', exact: true })
  for (let step = 0; step < 10; step++) await page.keyboard.press('Control+=')
  await expect(page.locator('html')).toHaveAttribute('style', /--zoom: 2;/)

  await pressInHangul(page, 'ㅜ', 'KeyN', 'alt')
  await expect(dialog).toHaveAccessibleName(/새 대국/)
  await page.keyboard.press('Enter')
  await expectPly(page, 0, 0)

  await pressInHangul(page, 'ㅡ', 'KeyM')
  await page.keyboard.insertText('79졸78')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await pressInHangul(page, 'ㅔ', 'KeyP')
  await expectPly(page, 2, 2)
  await pressInHangul(page, '1', 'Digit1')
  await pressInHangul(page, 'ㄷ', 'KeyE', 'ctrl')
  await expect(comment).toBeFocused()
  expect(await isFocusInSight(page)).toBe(true)
  await page.keyboard.insertText('쉬어 갑니다')
  // Letters and the keys of editing stay the field's; others are commands from within it.
  await pressInHangul(page, 'ㄹ', 'KeyF')
  await pressInHangul(page, 'ㅋ', 'KeyZ', 'ctrl')
  await expect(comment).toHaveValue('쉬어 갑니다')
  expect(await isFlipped(page)).toBe(false)
  await pressInHangul(page, 'ㅏ', 'KeyK', 'ctrl')
  await expect(dialog).toHaveAccessibleName('명령 찾기')
  expect(await isFocusInSight(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(comment).toBeFocused()
  await pressInHangul(page, 'ㄴ', 'KeyS', 'ctrl')
  await expect(dialog).toHaveAccessibleName(/저장/)
  expect(await isFocusInSight(page)).toBe(true)
  await page.keyboard.press('Escape')

  for (const key of ['F2', 'F3', 'F7', 'F9', 'Control+i', 'Control+j']) {
    await page.keyboard.press(key)
    await expect.poll(() => isFocusInSight(page), key).toBe(true)
    const control = await page.evaluate(() => document.activeElement?.closest('[data-panel-name]'))
    expect(control, key).not.toBeNull()
  }
})

test('everything that has the focus shows it', async ({ openStudio }) => {
  const page = await openStudio()
  await pasteText(page, TWO_GAMES)
  await expectPly(page, 0, 4)
  await page.keyboard.press('Home')
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return { html: element.outerHTML.slice(0, 120), outlineStyle, outlineWidth }
    })
    if (!focused) continue
    expect(focused, focused.html).not.toMatchObject({ outlineStyle: 'none' })
  }
})

test('keys are changed, taken over and given back', async ({ openStudio }) => {
  const page = await openStudio()
  await page.keyboard.press('F1')
  await page.getByRole('button', { name: '단축키 바꾸기…' }).click()
  const row = page.locator('[data-key-row="view.flip"]')
  const key = row.getByRole('button', { name: /키 바꾸기$/ })
  await key.click()
  await page.keyboard.press('a')
  await expect(row).toContainText('자동 재생')
  await page.keyboard.press('Escape')
  await expect(key).toContainText('F')
  await key.click()
  await page.keyboard.press('g')
  await expect(key).toContainText('G')
  await expectNoViolation(page, 'the keys')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('g')
  await expect.poll(() => isFlipped(page)).toBe(true)
  await page.keyboard.press('f')
  expect(await isFlipped(page)).toBe(true)
})
