import { type LogLine, MAX_LOG_LINES } from '#shared/contract/engines'

/** Longest text of a line that is kept, in UTF-16 units. */
const LONGEST = 400

/** The latest lines said to an engine and by it. */
export class EngineLog {
  readonly #lines: LogLine[] = []
  #next = 0

  add(from: LogLine['from'], text: string): void {
    this.#lines[this.#next] = { from, text: text.slice(0, LONGEST) }
    this.#next = (this.#next + 1) % MAX_LOG_LINES
  }

  /** The oldest first. */
  lines(): LogLine[] {
    return [...this.#lines.slice(this.#next), ...this.#lines.slice(0, this.#next)]
  }

  /** The latest few, for a message. */
  last(count: number): LogLine[] {
    return this.lines().slice(-count)
  }
}
