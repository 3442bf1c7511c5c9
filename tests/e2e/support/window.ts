import { expect, type Locator, type Page } from '@playwright/test'
import type { PanelId } from '#renderer/shell/panel-groups'

/** The parts of the window that journeys look at. */
export const board = (page: Page): Locator => page.locator('[data-fen]')

/** Placement and turn of the board in view: what a record's oracle knows. */
export async function positionOf(page: Page): Promise<string> {
  const fen = await board(page).getAttribute('data-fen')
  return fen?.split(' ').slice(0, 2).join(' ') ?? ''
}

const plyCounter = (page: Page): Locator => page.locator('[data-position]')
export const currentMove = (page: Page): Locator => page.locator('[data-ply][aria-current]')
export const notice = (page: Page, kind: string): Locator => page.locator(`[data-notice="${kind}"]`)
export const command = (page: Page, id: string): Locator => page.locator(`[data-command="${id}"]`)
export const panel = (page: Page, id: PanelId): Locator => page.locator(`[data-panel-name="${id}"]`)
export const openTabs = (page: Page): Locator =>
  page.getByRole('group', { name: /열린 기보|Open records/ }).locator('[title]')

/** Brings a panel to the front of its group. */
export async function openPanel(page: Page, id: PanelId): Promise<Locator> {
  await page.locator(`[data-panel-tab="${id}"]`).click()
  await expect(panel(page, id)).toBeVisible()
  return panel(page, id)
}

/** Enters a move by its text. */
export async function typeMove(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: '수 입력' })
  await field.fill(text)
  await field.press('Enter')
  await expect(field).toHaveValue('')
  await field.press('Escape')
}

/** The move in view, as it is said. */
export const announced = (page: Page): Locator => page.locator('[data-announcer]')

export const expectPly = (page: Page, ply: number, all: number): Promise<void> =>
  expect(plyCounter(page)).toHaveText(new RegExp(`^\\s*${ply} / ${all}`))

export interface GivenFile {
  readonly name: string
  readonly text: string
}

/** Lets files fall on the window, as a file manager would. */
export async function dropFiles(page: Page, files: readonly GivenFile[]): Promise<void> {
  const carried = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer()
    for (const { name, text } of given) transfer.items.add(new File([text], name))
    return transfer
  }, files)
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: carried })
  await expect(page.locator('[data-drop-target]')).toBeVisible()
  await page.dispatchEvent('body', 'drop', { dataTransfer: carried })
  await expect(page.locator('[data-drop-target]')).toBeHidden()
}

/** What Ctrl+V sends where no text field has the focus. */
export async function pasteText(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
  }, text)
}
