import type { editor } from 'monaco-editor/editor/editor.api'
import type { EditorContext } from './editor-context.ts'
import type { OpenText } from './open-text.ts'

/** An editor in its room and the text that is shown in it. */
export interface ShownText extends EditorContext {
  readonly editor: editor.IStandaloneCodeEditor
  readonly open: OpenText
  /** Id of the document. */
  readonly document: string
}
