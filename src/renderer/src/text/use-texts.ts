import { computed, type ComputedRef } from 'vue'
import { type Texts, texts } from '#shared/text/index'
import { useSettingsStore } from '../settings/settings-store.ts'

/** All words in the language the user reads; they change at once with the setting. */
export function useTexts(): ComputedRef<Texts> {
  const settings = useSettingsStore()
  return computed(() => texts[settings.language])
}
