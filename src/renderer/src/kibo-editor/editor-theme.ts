import type { editor } from 'monaco-editor/editor/editor.api'
import type { TextTokenKind } from '#engine/kibo-text/text-tokens'
import type { Theme } from '../settings/use-appearance.ts'

const BASES: Readonly<Record<Theme, editor.BuiltinTheme>> = {
  light: 'vs',
  dark: 'vs-dark',
  contrast: 'hc-black',
}

interface Ink {
  readonly token: `--${string}`
  readonly style?: 'bold' | 'italic'
}

/** What each part of a text is drawn with: colours of the style sheet by role. */
const INKS: Readonly<Record<TextTokenKind, Ink>> = {
  bracket: { token: '--muted' },
  'header-key': { token: '--muted' },
  'header-value': { token: '--text' },
  comment: { token: '--good', style: 'italic' },
  ply: { token: '--muted' },
  square: { token: '--text' },
  side: { token: '--muted' },
  piece: { token: '--accent', style: 'bold' },
  capture: { token: '--warn', style: 'bold' },
  check: { token: '--bad', style: 'bold' },
  pass: { token: '--accent' },
  seconds: { token: '--muted' },
  variation: { token: '--muted' },
  glyph: { token: '--warn' },
  result: { token: '--text', style: 'bold' },
  stray: { token: '--bad' },
  word: { token: '--bad' },
}

const COLOURS: Readonly<Record<string, `--${string}`>> = {
  'editor.background': '--raised',
  'editor.foreground': '--text',
  'editorLineNumber.foreground': '--muted',
  'editorLineNumber.activeForeground': '--text',
  'editorCursor.foreground': '--text',
  'editor.selectionBackground': '--accent-soft',
  'editor.lineHighlightBackground': '--sunken',
  'editor.lineHighlightBorder': '--raised',
  'editorError.foreground': '--bad',
  'editorWarning.foreground': '--warn',
  'editorInfo.foreground': '--accent',
  'editorWidget.background': '--surface',
  'editorWidget.foreground': '--text',
  'editorWidget.border': '--line',
  'editorHoverWidget.background': '--surface',
  'editorHoverWidget.foreground': '--text',
  'editorHoverWidget.border': '--line',
  'editorSuggestWidget.background': '--surface',
  'editorSuggestWidget.foreground': '--text',
  'editorSuggestWidget.border': '--line',
  'editorSuggestWidget.selectedBackground': '--accent-soft',
  'editorSuggestWidget.selectedForeground': '--text',
  'editorSuggestWidget.highlightForeground': '--accent',
  'editorSuggestWidget.focusHighlightForeground': '--accent',
  'input.background': '--raised',
  'input.foreground': '--text',
  'input.border': '--line-strong',
  'menu.background': '--surface',
  'menu.foreground': '--text',
  'menu.selectionBackground': '--accent-soft',
  'menu.selectionForeground': '--text',
  'list.hoverBackground': '--sunken',
  'list.focusBackground': '--accent-soft',
  'textLink.foreground': '--accent',
  focusBorder: '--accent',
  'scrollbar.shadow': '--raised',
}

/** The editor's colours out of the style sheet as it holds now. */
export function editorTheme(
  theme: Theme,
  colourOf: (token: string) => string,
): editor.IStandaloneThemeData {
  return {
    base: BASES[theme],
    inherit: true,
    rules: Object.entries(INKS).map(([token, { token: colour, style = '' }]) => ({
      token,
      foreground: colourOf(colour).replace('#', ''),
      fontStyle: style,
    })),
    colors: Object.fromEntries(
      Object.entries(COLOURS).map(([name, colour]) => [name, colourOf(colour)]),
    ),
  }
}
