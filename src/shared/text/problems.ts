import type { Diagnostic, DiagnosticCode, Finding } from '#engine/notation/diagnostic'
import type { Texts } from './index.ts'
import type { DiagnosticTexts } from './kibo.ko.ts'

/** The sentence for a finding about a record. A code without words does not compile. */
export const describeDiagnostic = (texts: Texts, finding: Finding): string =>
  sentence(texts.kibo.diagnostics, finding)

function sentence<C extends DiagnosticCode>(texts: DiagnosticTexts, finding: Finding<C>): string {
  return texts[finding.code](finding.facts)
}

/** Where a finding is: game, move, line and column, as far as they are known. */
export function describePlace(texts: Texts, { game, ply, line, column }: Diagnostic): string {
  const { gameAt, plyAt, lineAt } = texts.kibo
  return [
    game === undefined ? undefined : gameAt(game + 1),
    ply === undefined ? undefined : plyAt(ply),
    lineAt(line, column),
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}
