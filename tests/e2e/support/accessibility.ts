import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Fails where the page breaks a rule of axe; `except` leaves out what others have made. */
export async function expectNoViolation(
  page: Page,
  screen: string,
  except?: string,
): Promise<void> {
  // A tooltip belongs to its button, wherever its box is put.
  const axe = new AxeBuilder({ page })
    .exclude(['[data-reka-popper-content-wrapper]', ...(except === undefined ? [] : [except])])
    .options({ resultTypes: ['violations'], preload: false })
  const { violations } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))
  expect(found, screen).toEqual([])
}
