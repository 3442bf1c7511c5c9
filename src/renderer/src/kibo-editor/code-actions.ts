import type { editor, languages } from 'monaco-editor/editor/editor.api'
import type { FoundFix } from '#engine/kibo-text/fixes'
import { describeFix } from '#shared/text/quick-fixes'
import type { Texts } from '#shared/text/index'
import { messageOf } from './markers.ts'
import { rangeOf } from './text-ranges.ts'

/** Fixes as the editor offers them, each at the marker of its finding. */
export const actionsFor = (
  model: editor.ITextModel,
  found: readonly FoundFix[],
  markers: readonly editor.IMarkerData[],
  texts: Texts,
): languages.CodeAction[] =>
  found.map(({ diagnostic, fix }, index) => {
    const { startLineNumber, startColumn } = rangeOf(model, diagnostic)
    const own = markers.filter(
      (marker) =>
        marker.message === messageOf(diagnostic, texts) &&
        marker.startLineNumber === startLineNumber &&
        marker.startColumn === startColumn,
    )
    return {
      title: describeFix(texts, fix),
      kind: 'quickfix',
      diagnostics: own,
      isPreferred: index === 0,
      edit: {
        edits: fix.edits.map((edit) => ({
          resource: model.uri,
          versionId: model.getVersionId(),
          textEdit: { range: rangeOf(model, edit), text: edit.text },
        })),
      },
    }
  })
