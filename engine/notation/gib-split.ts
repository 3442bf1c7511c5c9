import type { GameEntry } from './game-entry.ts'
import { isLineEnd } from './gib-characters.ts'
import { GibLexer } from './gib-lexer.ts'
import { nameHeaders, type RawHeader, understandHeaders } from './headers.ts'
import { LineCounter } from './line-counter.ts'
import type { TextStart } from './reporter.ts'
import { type SplitGames, type SplitRange, WHOLE_TEXT } from './split-range.ts'

/**
 * Finds the games of a `.gib` text. A game ends where a header follows a move, or a comment behind
 * headers; or where a header comes again after an empty line.
 */
export const splitGib = (text: string): readonly GameEntry[] =>
  splitGibRange(text, WHOLE_TEXT).entries

/** The same for a part of a text: what a game is does not depend on the games before it. */
export const splitGibRange = (text: string, range: SplitRange): SplitGames =>
  new Splitter(text, range).split()

class Splitter {
  private readonly text: string
  private readonly range: SplitRange
  private readonly lexer: GibLexer
  private readonly lines: LineCounter
  private readonly entries: GameEntry[] = []
  private start: TextStart | undefined
  private headers: RawHeader[] = []
  private readonly keys = new Set<string>()
  private plies = 0
  /** Anything but headers and comments. */
  private hasBody = false
  private hasComment = false
  private isSettled = true

  constructor(text: string, range: SplitRange) {
    this.text = text
    this.range = range
    this.lexer = new GibLexer(text, range.start.from, text.length)
    this.lines = new LineCounter(text, range.start)
  }

  split(): SplitGames {
    const { lexer } = this
    let end = 0
    for (let kind = lexer.advance(); kind !== 'end'; kind = lexer.advance()) {
      if (kind === 'header') {
        if (this.isNewGame(end)) {
          this.close(lexer.from)
          if (this.range.isKnown(lexer.from)) return this.games(this.lines.startAt(lexer.from))
        }
        this.addHeader()
      } else if (kind === 'comment') {
        this.hasComment = true
        this.isSettled &&= lexer.isClosed
      } else {
        this.hasBody = true
        if (kind === 'pass' || lexer.isTarget) this.plies += 1
      }
      this.start ??= this.lines.startAt(lexer.from)
      end = lexer.to
    }
    this.close(this.text.length)
    return this.games(undefined)
  }

  private games(known: TextStart | undefined): SplitGames {
    return { entries: this.entries, isSettled: this.isSettled, known }
  }

  private addHeader(): void {
    const span = this.lexer.header
    if (!span) return
    const key = this.text.slice(span.keyFrom, span.keyTo)
    this.keys.add(key)
    this.headers.push({ key, value: this.text.slice(span.valueFrom, span.valueTo) })
  }

  private isNewGame(previousEnd: number): boolean {
    if (this.hasBody) return true
    if (this.headers.length === 0) return false
    if (this.hasComment) return true
    const span = this.lexer.header
    const isRepeated = span && this.keys.has(this.text.slice(span.keyFrom, span.keyTo))
    return isRepeated === true && hasEmptyLine(this.text, previousEnd, this.lexer.from)
  }

  private close(to: number): void {
    if (!this.start) return
    const info = understandHeaders(nameHeaders(this.headers))
    const index = this.range.index + this.entries.length
    const { from, line, column } = this.start
    const { plies } = this
    this.entries.push({ format: 'gib', index, from, line, column, to, info, plies })
    this.start = undefined
    this.headers = []
    this.keys.clear()
    this.plies = 0
    this.hasBody = false
    this.hasComment = false
  }
}

function hasEmptyLine(text: string, from: number, to: number): boolean {
  let ends = 0
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i)
    if (isLineEnd(code) && (code === 10 || text.charCodeAt(i + 1) !== 10)) ends += 1
  }
  return ends >= 2
}
