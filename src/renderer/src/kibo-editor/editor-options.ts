import type { editor } from 'monaco-editor/editor/editor.api'

/** A text editor for records: no code about it, and Tab leaves it as it leaves any field. */
export const EDITOR_OPTIONS: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  // The plain field underneath takes input methods everywhere alike.
  editContext: false,
  tabFocusMode: true,
  fixedOverflowWidgets: true,
  wordWrap: 'on',
  // Laying every line out to find where it breaks takes seconds in a long text.
  wrappingStrategy: 'simple',
  // A move is not torn at its Hanja.
  wordBreak: 'keepAll',
  lineNumbersMinChars: 4,
  lineDecorationsWidth: 6,
  glyphMargin: false,
  minimap: { enabled: false },
  overviewRulerLanes: 0,
  overviewRulerBorder: false,
  hideCursorInOverviewRuler: true,
  scrollBeyondLastLine: false,
  renderLineHighlight: 'line',
  renderWhitespace: 'none',
  occurrencesHighlight: 'off',
  selectionHighlight: false,
  matchBrackets: 'never',
  guides: { indentation: false },
  bracketPairColorization: { enabled: false },
  // A record is written in Hangul, Hanja and Latin letters: none of them is suspicious.
  unicodeHighlight: { ambiguousCharacters: false, invisibleCharacters: false },
  wordBasedSuggestions: 'off',
  quickSuggestions: { other: true, comments: false, strings: false },
  // The list waits for a rest, so that keys in quick succession do not wait for it.
  quickSuggestionsDelay: 100,
  // Who ends a line with Enter does not mean the first move of the list: ↓ chooses.
  suggest: {
    showIcons: false,
    insertMode: 'replace',
    filterGraceful: false,
    selectionMode: 'never',
  },
  autoIndent: 'none',
  formatOnPaste: false,
  links: false,
  colorDecorators: false,
  contextmenu: true,
  folding: true,
  showFoldingControls: 'always',
  smoothScrolling: false,
  padding: { top: 6, bottom: 6 },
}
