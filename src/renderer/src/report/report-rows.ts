import type { Diagnostic } from '#engine/notation/diagnostic'
import type { Texts } from '#shared/text/index'
import { describeDiagnostic, describePlace } from '#shared/text/problems'
import { findingLine } from './finding-line.ts'

/** Everything that was found in a file, and the text it was found in. */
export interface ReadingReport {
  readonly name: string
  readonly text: string
  readonly games: number
  readonly findings: readonly Diagnostic[]
}

/** The report for people: each finding with its place and the line it is about. */
export function reportText(texts: Texts, { name, text, games, findings }: ReadingReport): string {
  const words = texts.convert.report
  const head = [words.title(name), words.summary(games, findings.length), '']
  const body = findings.flatMap((finding) => {
    const { before, marked, after } = findingLine(text, finding)
    const place = [finding.source, describePlace(texts, finding)].filter(
      (part) => part !== undefined && part !== '',
    )
    return [
      `[${texts.kibo.severities[finding.severity]}] ${place.join(' · ')}`,
      `  ${describeDiagnostic(texts, finding)}`,
      `  > ${before}»${marked}«${after}`,
      '',
    ]
  })
  return [...head, ...(findings.length > 0 ? body : [words.none, ''])].join('\r\n')
}

/** The report as a table that spreadsheets open: with a mark of UTF-8, which they want. */
export function reportCsv(texts: Texts, { text, findings }: ReadingReport): string {
  const rows = findings.map((finding) => [
    finding.source ?? '',
    finding.game === undefined ? '' : String(finding.game + 1),
    finding.ply === undefined ? '' : String(finding.ply),
    String(finding.line),
    String(finding.column),
    texts.kibo.severities[finding.severity],
    finding.code,
    describeDiagnostic(texts, finding),
    findingLine(text, finding).marked,
  ])
  const lines = [texts.convert.report.columns, ...rows].map((cells) => cells.map(csvCell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/** Quoted; what a spreadsheet would take for a formula is made a text. */
function csvCell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${plain.replaceAll('"', '""')}"`
}
