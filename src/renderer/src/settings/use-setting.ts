import { computed, type WritableComputedRef } from 'vue'
import type { Settings } from '#shared/contract/settings'
import { useSettingsStore } from './settings-store.ts'

/** One setting, for `v-model`. */
export function useSetting<K extends keyof Settings>(key: K): WritableComputedRef<Settings[K]> {
  const settings = useSettingsStore()
  return computed({
    get: () => settings.current[key],
    set: (value) => settings.change({ [key]: value }),
  })
}

/** The choices of a setting with their names, in the order given. */
export const optionsOf = <T extends string>(
  names: Readonly<Record<T, string>>,
  values: readonly T[],
): { value: T; text: string }[] => values.map((value) => ({ value, text: names[value] }))
