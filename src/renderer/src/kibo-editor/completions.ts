import type { editor, languages } from 'monaco-editor/editor/editor.api'
import type { MoveCompletion } from '#engine/kibo-text/completion'
import type { Texts } from '#shared/text/index'
import type { Monaco } from './load-monaco.ts'
import { rangeOf } from './text-ranges.ts'

/** Legal moves as the editor offers them: captures first, as they are looked for most. */
export function suggestionsAt(
  { languages: all }: Monaco,
  model: editor.ITextModel,
  moves: readonly MoveCompletion[],
  { kiboEditor: words, setup: { roles } }: Texts,
): languages.CompletionItem[] {
  return moves.map((move, index) => {
    const { text, insert, role, captured } = move
    const name = role === undefined ? words.pass : roles[role]
    const description = captured === undefined ? name : words.takes(name, roles[captured])
    return {
      label: { label: text, description },
      kind: all.CompletionItemKind.Value,
      insertText: insert,
      filterText: text,
      sortText: `${captured === undefined ? 1 : 0}${String(index).padStart(4, '0')}`,
      range: rangeOf(model, move),
    }
  })
}
