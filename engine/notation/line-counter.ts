import { TEXT_START, type TextStart } from './reporter.ts'

/** Tells lines and columns of offsets that only grow, in one walk over the text. */
export class LineCounter {
  private readonly text: string
  private counted: number
  private line: number
  private lineStart: number

  constructor(text: string, start: TextStart = TEXT_START) {
    this.text = text
    this.counted = start.from
    this.line = start.line
    this.lineStart = start.from - start.column + 1
  }

  /** No offset may be smaller than one asked for before. LF, CR and CRLF end a line. */
  startAt(from: number): TextStart {
    for (; this.counted < from; this.counted++) {
      const code = this.text.charCodeAt(this.counted)
      if (code !== 10 && (code !== 13 || this.text.charCodeAt(this.counted + 1) === 10)) continue
      this.line += 1
      this.lineStart = this.counted + 1
    }
    return { from, line: this.line, column: from - this.lineStart + 1 }
  }
}
