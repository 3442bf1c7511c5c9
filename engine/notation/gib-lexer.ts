import { CHARACTER, digitOf, isDot, isFullWidth, kindOf } from './gib-characters.ts'
import { findComment, findHeader, type HeaderSpan } from './gib-spans.ts'

export type GibTokenKind =
  /** A whole `[key "value"]`; `header` says where its parts lie. */
  | 'header'
  /** A whole `{…}`, which may run over lines. */
  | 'comment'
  /** Ply number with its dot. */
  | 'number'
  | 'square'
  /** 楚 漢 초 한 before a piece. */
  | 'side'
  | 'piece'
  /** 타, "takes". */
  | 'capture'
  /** 장군. */
  | 'check'
  /** 한수쉼. */
  | 'pass'
  /** `<12>`, seconds used. */
  | 'seconds'
  /** Punctuation that means nothing here. */
  | 'stray'
  /** What this format has no name for. */
  | 'word'
  | 'end'

const PASS_WORDS = ['한수쉼', '한수 쉼']
const CHECK_WORD = '장군'

/**
 * Walks over `.gib` text token by token. The fields describe the current token and change with
 * `advance`, so that a file of millions of tokens makes no objects. Blanks and what old programs
 * left between games are passed over. Every text has tokens: nothing here fails.
 */
export class GibLexer {
  readonly text: string
  readonly end: number
  kind: GibTokenKind = 'end'
  from: number
  to: number
  /** Parts of the current header. */
  header: HeaderSpan | undefined
  /** False for a comment without its closing brace. */
  isClosed = true
  /** Whether the current square is where a move goes to. */
  isTarget = false
  /** Full-width or curly characters met so far that were read as plain ones, and the first of them. */
  fullWidthCount = 0
  firstFullWidth = 0

  /** What the move at hand still lacks: this tells a target square from a ply number. */
  private awaits: 'origin' | 'piece' | 'target' = 'origin'

  constructor(text: string, from: number, end: number) {
    this.text = text
    this.end = end
    this.from = from
    this.to = from
  }

  /** Goes to the next token and returns its kind; at the end it stays there. */
  advance(): GibTokenKind {
    const before = this.to
    this.from = this.skipBlanks(before)
    this.isTarget = false
    if (this.from >= this.end) return this.take('end', this.from)
    switch (kindOf(this.text.charCodeAt(this.from))) {
      case CHARACTER.digit:
        return this.digits(this.from === before)
      case CHARACTER.letter:
        return this.letter()
      case CHARACTER.side:
        return this.sideOrPass()
      case CHARACTER.piece:
        return this.pieceOrCheck()
      case CHARACTER.capture:
        return this.take('capture', this.from + 1)
      case CHARACTER.headerOpen:
        return this.headerOrStray()
      case CHARACTER.commentOpen:
        return this.comment()
      case CHARACTER.secondsOpen:
        return this.seconds()
      case CHARACTER.stray:
        return this.stray()
      default:
        return this.word()
    }
  }

  private take(kind: GibTokenKind, to: number): GibTokenKind {
    this.kind = kind
    this.to = to
    return kind
  }

  private skipBlanks(from: number): number {
    let i = from
    while (i < this.end && kindOf(this.text.charCodeAt(i)) === CHARACTER.blank) i += 1
    return i
  }

  private kindAt(at: number): number {
    return at < this.end ? kindOf(this.text.charCodeAt(at)) : CHARACTER.blank
  }

  /** A target square may touch the next ply number (`79졸782.`), a ply number stands apart. */
  private digits(touchesPiece: boolean): GibTokenKind {
    if (this.awaits === 'target' && touchesPiece) {
      const isPair = this.kindAt(this.from + 1) === CHARACTER.digit
      return this.square(this.from + (isPair ? 2 : 1))
    }
    let to = this.from + 1
    while (this.kindAt(to) === CHARACTER.digit) to += 1
    const next = this.skipBlanks(to)
    const hasDot = next < this.end && isDot(this.text.charCodeAt(next))
    const isAlone = this.awaits !== 'target' && next > to && this.isMoveAt(next)
    if (!hasDot && to - this.from <= 2 && !isAlone) return this.square(to)
    if (hasDot) {
      to = next + 1
      while (to < this.end && isDot(this.text.charCodeAt(to))) to += 1
    }
    this.noteFullWidth(this.from, to)
    this.awaits = 'origin'
    return this.take('number', to)
  }

  private isMoveAt(at: number): boolean {
    const kind = this.kindAt(at)
    if (kind === CHARACTER.digit) return true
    if (kind === CHARACTER.letter) return this.kindAt(at + 1) === CHARACTER.digit
    return kind === CHARACTER.side && this.passEnd(at) !== undefined
  }

  private square(to: number): GibTokenKind {
    this.noteFullWidth(this.from, to)
    this.isTarget = this.awaits === 'target'
    this.awaits = this.isTarget ? 'origin' : 'piece'
    return this.take('square', to)
  }

  private letter(): GibTokenKind {
    if (this.kindAt(this.from + 1) !== CHARACTER.digit) return this.word()
    if (this.awaits === 'target') return this.square(this.from + 2)
    const after = this.kindAt(this.from + 2)
    if (after === CHARACTER.digit || after === CHARACTER.letter) return this.word()
    return this.square(this.from + 2)
  }

  private passEnd(at: number): number | undefined {
    const word = PASS_WORDS.find((pass) => this.text.startsWith(pass, at))
    return word !== undefined && at + word.length <= this.end ? at + word.length : undefined
  }

  private sideOrPass(): GibTokenKind {
    const passEnd = this.passEnd(this.from)
    if (passEnd === undefined) return this.take('side', this.from + 1)
    this.awaits = 'origin'
    return this.take('pass', passEnd)
  }

  private pieceOrCheck(): GibTokenKind {
    if (this.text.startsWith(CHECK_WORD, this.from) && this.from + 2 <= this.end) {
      return this.take('check', this.from + 2)
    }
    if (this.awaits === 'piece') this.awaits = 'target'
    return this.take('piece', this.from + 1)
  }

  private headerOrStray(): GibTokenKind {
    this.header = findHeader(this.text, this.from, this.end)
    if (!this.header) return this.stray()
    const { to, keyFrom, keyTo, valueFrom, valueTo } = this.header
    this.noteFullWidth(this.from, keyFrom)
    this.noteFullWidth(keyTo, valueFrom)
    this.noteFullWidth(valueTo, to)
    this.awaits = 'origin'
    return this.take('header', to)
  }

  private comment(): GibTokenKind {
    const { to, isClosed } = findComment(this.text, this.from, this.end)
    this.isClosed = isClosed
    this.noteFullWidth(this.from, this.from + 1)
    if (isClosed) this.noteFullWidth(to - 1, to)
    return this.take('comment', to)
  }

  private seconds(): GibTokenKind {
    let to = this.from + 1
    if (this.text.charAt(to) === '-') to += 1
    const digitsFrom = to
    while (to - digitsFrom < 9 && this.kindAt(to) === CHARACTER.digit) to += 1
    const close = this.text.charAt(to)
    if (to === digitsFrom || to >= this.end || (close !== '>' && close !== '＞')) return this.word()
    this.noteFullWidth(this.from, to + 1)
    return this.take('seconds', to + 1)
  }

  private stray(): GibTokenKind {
    let to = this.from + 1
    for (; to < this.end; to++) {
      const kind = this.kindAt(to)
      if (kind === CHARACTER.headerOpen) {
        if (findHeader(this.text, to, this.end)) break
      } else if (kind !== CHARACTER.stray) break
    }
    return this.take('stray', to)
  }

  private word(): GibTokenKind {
    let to = this.from + 1
    for (; to < this.end; to++) {
      const kind = this.kindAt(to)
      if (kind === CHARACTER.blank || kind === CHARACTER.commentOpen) break
      if (kind === CHARACTER.headerOpen) break
    }
    this.awaits = 'origin'
    return this.take('word', to)
  }

  private noteFullWidth(from: number, to: number): void {
    for (let i = from; i < to; i++) {
      if (!isFullWidth(this.text.charCodeAt(i))) continue
      if (this.fullWidthCount === 0) this.firstFullWidth = i
      this.fullWidthCount += 1
    }
  }
}

/** Value of the digits in a token such as `12.` or `<-27>`; what is no digit is passed over. */
export function numberIn(text: string, from: number, to: number): number {
  let value = 0
  for (let i = from; i < to; i++) {
    const digit = digitOf(text.charCodeAt(i))
    if (digit >= 0) value = Math.min(value * 10 + digit, 999_999_999)
  }
  return value
}
