import { nextTick } from 'vue'
import type { PanelId } from './panel-groups.ts'

/** Fields that commands lead to. */
export type FieldName = 'move' | 'comment'

/** Puts the cursor into a field of a panel that is in front. */
export function focusField(name: FieldName): void {
  void focusSoon(`[data-field="${name}"]`)
}

const FOCUSABLE = ['[tabindex="0"]', 'button', 'input', 'select', 'textarea']

/** Goes to the first control of a panel that is in front. */
export function focusPanel(id: PanelId): void {
  void focusSoon(FOCUSABLE.map((each) => `[data-panel-name="${id}"] ${each}:not(:disabled)`).join())
}

async function focusSoon(selector: string): Promise<void> {
  await nextTick()
  document.querySelector<HTMLElement>(selector)?.focus()
}
