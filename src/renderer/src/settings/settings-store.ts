import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { DEFAULT_SETTINGS, type Settings } from '#shared/contract/settings'
import { type Language, languageFor } from '#shared/text/index'
import { useHost } from '../host/use-host.ts'
import { useNoticeStore } from '../shell/notice-store.ts'

/** Changes that come within this time, such as a dragged split, are saved together. */
export const SAVE_DELAY_MS = 400

export const ZOOM_STEPS = [80, 90, 100, 110, 125, 150, 175, 200] as const

export const useSettingsStore = defineStore('settings', () => {
  const host = useHost()
  const notices = useNoticeStore()
  const current = shallowRef<Settings>(DEFAULT_SETTINGS)
  const systemLocale = ref('ko')
  let waiting: ReturnType<typeof setTimeout> | undefined

  const language = computed<Language>(() =>
    current.value.language === 'system' ? languageFor(systemLocale.value) : current.value.language,
  )

  async function load(): Promise<void> {
    const loaded = await host.run('settings.load', {})
    if (loaded.ok) current.value = loaded.value
    else notices.show({ kind: 'line', fault: loaded.error })
  }

  async function save(): Promise<void> {
    waiting = undefined
    const saved = await host.run('settings.save', current.value)
    if (saved.ok) return
    const detail = 'detail' in saved.error ? saved.error.detail : saved.error.code
    notices.show({ kind: 'settings-not-saved', detail })
  }

  function change(part: Partial<Settings>): void {
    current.value = { ...current.value, ...part }
    clearTimeout(waiting)
    waiting = setTimeout(() => void save(), SAVE_DELAY_MS)
  }

  /** One step along `ZOOM_STEPS`: 1 is larger. */
  function zoomBy(direction: 1 | -1): void {
    const steps = direction === 1 ? ZOOM_STEPS : ZOOM_STEPS.toReversed()
    const next = steps.find((step) => (step - current.value.zoom) * direction > 0)
    if (next !== undefined) change({ zoom: next })
  }

  return { current, systemLocale, language, load, change, zoomBy }
})
