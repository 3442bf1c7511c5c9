import { nextTick } from 'vue'
import type { PanelId } from './panel-groups.ts'

/** Fields that commands lead to. */
export type FieldName = 'move' | 'comment'

/** Puts the cursor into a field of a panel that is in front. */
export function focusField(name: FieldName): void {
  void focusSoon(`[data-field="${name}"]`)
}

const CONTROLS = ['button', 'input', 'select', 'textarea', 'summary', '[tabindex="0"]']
  .map((each) => `${each}:not(:disabled, [tabindex="-1"])`)
  .join()

/**
 * Goes to the first control of a panel that is in front. What only scrolls stands around controls:
 * it has the focus where there are none, and the panel itself where nothing can have it.
 */
export async function focusPanel(id: PanelId): Promise<void> {
  await nextTick()
  const panel = document.querySelector<HTMLElement>(`[data-panel-name="${id}"]`)
  const controls = [...(panel?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  const first = controls.find((each) => each.checkVisibility() && !each.querySelector(CONTROLS))
  ;(first ?? panel)?.focus()
}

async function focusSoon(selector: string): Promise<void> {
  await nextTick()
  document.querySelector<HTMLElement>(selector)?.focus()
}
