import type { GameEntry } from './game-entry.ts'
import { type RawHeader, understandHeaders } from './headers.ts'
import { LineCounter } from './line-counter.ts'
import { PgnLexer } from './pgn-lexer.ts'
import { unescapeTagValue } from './pgn-tag-span.ts'
import { nameTags } from './pgn-tags.ts'
import type { TextStart } from './reporter.ts'
import { type SplitGames, type SplitRange, WHOLE_TEXT } from './split-range.ts'

/**
 * Finds the games of a PGN text. A game ends where a tag follows moves, a comment behind tags or a
 * result; or where moves go on behind its result.
 */
export const splitPgn = (text: string): readonly GameEntry[] =>
  splitPgnRange(text, WHOLE_TEXT).entries

/** The same for a part of a text: what a game is does not depend on the games before it. */
export const splitPgnRange = (text: string, range: SplitRange): SplitGames =>
  new Splitter(text, range).split()

class Splitter {
  private readonly range: SplitRange
  private readonly lexer: PgnLexer
  private readonly lines: LineCounter
  private readonly entries: GameEntry[] = []
  private start: TextStart | undefined
  private tags: RawHeader[] = []
  private plies = 0
  private depth = 0
  private hasBody = false
  private hasComment = false
  private hasResult = false
  private isSettled = true

  constructor(text: string, range: SplitRange) {
    this.range = range
    this.lexer = new PgnLexer(text, range.start.from, text.length)
    this.lines = new LineCounter(text, range.start)
  }

  split(): SplitGames {
    const { lexer } = this
    for (let kind = lexer.advance(); kind !== 'end'; kind = lexer.advance()) {
      if (this.isNewGame()) {
        this.close(lexer.from)
        if (this.range.isKnown(lexer.from)) return this.games(this.lines.startAt(lexer.from))
      }
      this.start ??= this.lines.startAt(lexer.from)
      this.count()
    }
    this.close(lexer.text.length)
    return this.games(undefined)
  }

  private games(known: TextStart | undefined): SplitGames {
    return { entries: this.entries, isSettled: this.isSettled, known }
  }

  private isNewGame(): boolean {
    switch (this.lexer.kind) {
      case 'tag':
        return this.hasBody || (this.tags.length > 0 && (this.hasComment || this.isFirstTag()))
      case 'number':
      case 'move':
        return this.hasResult
      default:
        return false
    }
  }

  /** The tag that the game begins with comes again: the game before had nothing but tags. */
  private isFirstTag(): boolean {
    const { text, tag } = this.lexer
    return tag !== undefined && text.slice(tag.keyFrom, tag.keyTo) === this.tags[0]?.key
  }

  private count(): void {
    const { lexer } = this
    switch (lexer.kind) {
      case 'tag':
        this.addTag()
        return
      case 'comment':
        this.hasComment = true
        this.isSettled &&= lexer.isClosed
        return
      case 'open':
        this.depth += 1
        break
      case 'close':
        this.depth = Math.max(0, this.depth - 1)
        break
      case 'move':
        if (this.depth === 0) this.plies += 1
        break
      case 'result':
        if (this.depth === 0) this.hasResult = true
        break
      default:
    }
    this.hasBody = true
  }

  private addTag(): void {
    const { text, tag } = this.lexer
    if (!tag) return
    const key = text.slice(tag.keyFrom, tag.keyTo)
    this.tags.push({ key, value: unescapeTagValue(text.slice(tag.valueFrom, tag.valueTo)) })
  }

  private close(to: number): void {
    if (!this.start) return
    const info = understandHeaders(nameTags(this.tags))
    const index = this.range.index + this.entries.length
    const { from, line, column } = this.start
    const { plies } = this
    this.entries.push({ format: 'pgn', index, from, line, column, to, info, plies })
    this.start = undefined
    this.tags = []
    this.plies = 0
    this.depth = 0
    this.hasBody = false
    this.hasComment = false
    this.hasResult = false
  }
}
