import { useMediaQuery } from '@vueuse/core'
import { computed, type ComputedRef, watchEffect } from 'vue'
import { useTexts } from '../text/use-texts.ts'
import { useSettingsStore } from './settings-store.ts'

export type Theme = 'light' | 'dark' | 'contrast'

/** The theme that holds now, with the system's wish where the user left it the choice. */
export function useTheme(): ComputedRef<Theme> {
  const settings = useSettingsStore()
  const wantsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const wantsContrast = useMediaQuery('(prefers-contrast: more)')
  return computed(() => {
    const { theme } = settings.current
    if (theme !== 'system') return theme
    if (wantsContrast.value) return 'contrast'
    return wantsDark.value ? 'dark' : 'light'
  })
}

/** Writes theme, zoom and language on the page's root, where the style sheets read them. */
export function useAppearance(): void {
  const settings = useSettingsStore()
  const theme = useTheme()
  const texts = useTexts()
  watchEffect(() => {
    const root = document.documentElement
    root.dataset['theme'] = theme.value
    root.lang = settings.language
    root.style.setProperty('--zoom', String(settings.current.zoom / 100))
    document.title = texts.value.window.appName
  })
}
