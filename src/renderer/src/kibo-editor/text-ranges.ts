import type { editor, IRange, languages } from 'monaco-editor/editor/editor.api'
import type { Fold } from '#engine/kibo-text/folding'
import type { TextEdit } from '#engine/kibo-text/text-edit'
import type { Span } from '#engine/notation/gib-syntax'

/** Lines and columns of two offsets. */
export function rangeOf(model: editor.ITextModel, { from, to }: Span): IRange {
  const start = model.getPositionAt(from)
  const end = model.getPositionAt(to)
  return {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  }
}

export const toEdits = (
  model: editor.ITextModel,
  edits: readonly TextEdit[],
): languages.TextEdit[] => edits.map((edit) => ({ range: rangeOf(model, edit), text: edit.text }))

/** Folds of more than one line. */
export const foldingRanges = (
  model: editor.ITextModel,
  folds: readonly Fold[],
): languages.FoldingRange[] =>
  folds
    .map((fold) => ({
      start: model.getPositionAt(fold.from).lineNumber,
      end: model.getPositionAt(fold.to).lineNumber,
    }))
    .filter(({ start, end }) => end > start)
