import { nextTick } from 'vue'

/** Fields that commands lead to. */
type FieldName = 'move' | 'comment'

/** Puts the cursor into a field, wherever its panel stands; nothing where that is folded away. */
export function focusField(name: FieldName): void {
  void nextTick(() => {
    document.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus()
  })
}
