import { type Diagnostic, type Finding, severityOf } from './diagnostic.ts'

/** Findings kept for one game; a hostile text does not get to make millions. */
const MOST = 100

/** Where a stretch of text begins, so that lines need not be counted from the start of the file. */
export interface TextStart {
  readonly from: number
  /** Both from 1. */
  readonly line: number
  readonly column: number
}

/** Where every text begins. */
export const TEXT_START: TextStart = { from: 0, line: 1, column: 1 }

/** Collects diagnostics about one stretch of a text and knows its lines. */
export class Reporter {
  private readonly text: string
  private readonly start: TextStart
  private readonly end: number
  private readonly game: number | undefined
  private readonly found: Diagnostic[] = []
  private dropped = 0
  private lineStarts: number[] | undefined

  constructor(text: string, start: TextStart, end: number, game: number | undefined) {
    this.text = text
    this.start = start
    this.end = end
    this.game = game
  }

  add(finding: Finding, from: number, to: number, ply?: number): void {
    const severity = severityOf(finding.code)
    if (this.found.length >= MOST && severity !== 'error') {
      this.dropped += 1
      return
    }
    const { line, column } = this.lineAndColumn(from)
    this.found.push({ ...finding, severity, from, to, line, column, game: this.game, ply })
  }

  /** What was found, in the order of the text. */
  finish(): readonly Diagnostic[] {
    this.found.sort((a, b) => a.from - b.from)
    const last = this.found.at(-1)
    if (this.dropped > 0 && last) {
      const { from, to, line, column, game } = last
      const code = 'more-diagnostics'
      const facts = { count: this.dropped }
      const severity = severityOf(code)
      this.found.push({ code, facts, severity, from, to, line, column, game, ply: undefined })
      this.dropped = 0
    }
    return this.found
  }

  private lineAndColumn(offset: number): { line: number; column: number } {
    const starts = (this.lineStarts ??= lineStartsIn(this.text, this.start.from, this.end))
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    const lineStart = starts[low - 1]
    if (lineStart === undefined) {
      return { line: this.start.line, column: this.start.column + offset - this.start.from }
    }
    return { line: this.start.line + low, column: offset - lineStart + 1 }
  }
}

/** Offsets at which lines begin after `from`; LF, CR and CRLF end a line. */
function lineStartsIn(text: string, from: number, to: number): number[] {
  const starts: number[] = []
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i)
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) starts.push(i + 1)
  }
  return starts
}
