import type { editor } from 'monaco-editor/editor/editor.api'
import { type Ref, watch } from 'vue'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useTheme } from '../settings/use-appearance.ts'
import { editorTheme } from './editor-theme.ts'
import type { ShownText } from './shown-text.ts'

const THEME = 'kibo'
const FONT_SIZE = 13
const LINE_HEIGHT = 1.55
/** Squares stand under one another; where the machine has no such font with Hangul, the window's. */
const FONTS =
  "'D2Coding', 'Cascadia Mono', Consolas, Menlo, 'DejaVu Sans Mono', 'Noto Sans KR Variable', monospace"

/**
 * Lines are broken by the width of a wide sign, which the editor measures once: the window's font, which
 * comes in parts, must have it by then.
 */
export const wideSignsLoaded = (): Promise<unknown> =>
  document.fonts.load(`${FONT_SIZE}px 'Noto Sans KR Variable'`, '\uff4d')

/** Its type at a zoom of the window, in percent. */
export function editorType(
  zoom: number,
): Pick<editor.IEditorOptions, 'fontFamily' | 'fontSize' | 'lineHeight'> {
  const fontSize = Math.round((FONT_SIZE * zoom) / 100)
  return { fontFamily: FONTS, fontSize, lineHeight: Math.round(fontSize * LINE_HEIGHT) }
}

/** Gives the editor the colours and the size of the window, and follows their changes. */
export function useEditorLook(shown: Readonly<Ref<ShownText | undefined>>): void {
  const settings = useSettingsStore()
  const theme = useTheme()
  watch(
    [shown, theme, () => settings.current.zoom],
    ([now, name, zoom]) => {
      if (!now) return
      const style = getComputedStyle(document.documentElement)
      const colourOf = (token: string): string => style.getPropertyValue(token).trim()
      now.monaco.editor.defineTheme(THEME, editorTheme(name, colourOf))
      now.monaco.editor.setTheme(THEME)
      now.editor.updateOptions(editorType(zoom))
    },
    // The style sheet must already be that of the theme.
    { flush: 'post' },
  )
}
