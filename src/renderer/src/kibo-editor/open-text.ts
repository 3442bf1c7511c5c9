import type { editor } from 'monaco-editor/editor/editor.api'
import { isDialect, type TextDialect } from '#engine/kibo-text/text-dialect'
import type { TextEdit } from '#engine/kibo-text/text-edit'
import type { Diagnostic } from '#engine/notation/diagnostic'
import type { RecordFormat } from '#engine/notation/formats'
import { LANGUAGE_IDS, PLAIN_LANGUAGE } from './language-ids.ts'
import type { Monaco } from './load-monaco.ts'
import { rangeOf } from './text-ranges.ts'
import type { TextService } from './text-service.ts'
import { type SyncedGames, TextSync } from './text-sync.ts'

/** The text of an open document in the editor. It lives as long as the document, shown or not. */
export interface OpenText {
  readonly model: editor.ITextModel
  readonly dialect: TextDialect | undefined
  /** Undefined for what is only shown. */
  readonly sync: TextSync | undefined
  /** Undefined until the text was read for the first time. */
  diagnostics: readonly Diagnostic[] | undefined
  /** True while the text is changed by the studio itself. */
  isApplying: boolean
  /** Takes in what was typed last; undefined while it is not shown. */
  settle: (() => Promise<void>) | undefined
  /** Where its reader was when it was shown last. */
  view: editor.ICodeEditorViewState | null
}

/** The text of a file as it is opened, before anybody has read it. */
export interface TextToOpen {
  readonly id: string
  readonly text: string
  readonly format: RecordFormat
}

export async function openText(
  monaco: Monaco,
  service: TextService,
  { id, text: fileText, format }: TextToOpen,
  games: SyncedGames,
): Promise<OpenText> {
  const { text, dialect } = isDialect(format)
    ? { text: fileText, dialect: format }
    : await service.ask(id, 'writeOut', { text: fileText })
  const language = dialect ? LANGUAGE_IDS[dialect] : PLAIN_LANGUAGE
  const model = monaco.editor.createModel(text, language, monaco.Uri.parse(`kibo:/${id}`))
  // The editor gives every line the same end: offsets are those of its text.
  void service.ask(id, 'open', { text: model.getValue() })
  const open: OpenText = {
    model,
    dialect,
    sync: dialect && new TextSync({ ask: ask(service, id), apply }, games, dialect),
    diagnostics: undefined,
    isApplying: false,
    settle: undefined,
    view: null,
  }
  function apply(edits: readonly TextEdit[]): void {
    open.isApplying = true
    model.pushStackElement()
    model.pushEditOperations(
      null,
      edits.map((edit) => ({ range: rangeOf(model, edit), text: edit.text })),
      () => null,
    )
    model.pushStackElement()
    open.isApplying = false
  }
  model.onDidChangeContent(({ changes }) => {
    open.sync?.changed(
      changes.map(({ rangeOffset: from, rangeLength, text: added }) => ({
        from,
        to: from + rangeLength,
        text: added,
      })),
    )
  })
  return open
}

const ask =
  (service: TextService, id: string): ConstructorParameters<typeof TextSync>[0]['ask'] =>
  (question, about) =>
    service.ask(id, question, about)
