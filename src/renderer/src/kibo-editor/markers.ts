import type { editor } from 'monaco-editor/editor/editor.api'
import type { Diagnostic, Severity } from '#engine/notation/diagnostic'
import { describeDiagnostic } from '#shared/text/problems'
import type { Texts } from '#shared/text/index'
import type { Monaco } from './load-monaco.ts'
import { rangeOf } from './text-ranges.ts'

/** What a marker says: a line for each sentence, as the place below a line of text does not wrap. */
export const messageOf = (diagnostic: Diagnostic, texts: Texts): string =>
  describeDiagnostic(texts, diagnostic).replaceAll(/([.?!]) (?=\S)/g, '$1\n')

/** Findings as the editor marks them. */
export function markersFor(
  { MarkerSeverity }: Monaco,
  model: editor.ITextModel,
  diagnostics: readonly Diagnostic[],
  texts: Texts,
): editor.IMarkerData[] {
  const severities: Readonly<Record<Severity, editor.IMarkerData['severity']>> = {
    error: MarkerSeverity.Error,
    warning: MarkerSeverity.Warning,
    info: MarkerSeverity.Info,
  }
  return diagnostics.map((diagnostic) => ({
    ...rangeOf(model, diagnostic),
    severity: severities[diagnostic.severity],
    message: messageOf(diagnostic, texts),
  }))
}
