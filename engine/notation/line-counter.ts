import type { TextStart } from './reporter.ts'

/** Tells lines and columns of offsets that only grow, in one walk over the text. */
export class LineCounter {
  private readonly text: string
  private counted = 0
  private line = 1
  private lineStart = 0

  constructor(text: string) {
    this.text = text
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
