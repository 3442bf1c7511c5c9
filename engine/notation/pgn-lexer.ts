import { findComment } from './gib-spans.ts'
import { glyphOfSign, isGlyph } from './glyphs.ts'
import { findTag, type TagSpan } from './pgn-tag-span.ts'

export type PgnTokenKind =
  /** A whole `[Key "value"]`; `tag` says where its parts lie. */
  | 'tag'
  /** A whole `{…}`, or from `;` to the end of the line. */
  | 'comment'
  /** Move number with its dots. */
  | 'number'
  /** `(` and `)`, around a variation. */
  | 'open'
  | 'close'
  /** `$n`, `!?`, `±`. */
  | 'glyph'
  /** `1-0` `0-1` `1/2-1/2` `*`. */
  | 'result'
  | 'move'
  /** Punctuation that means nothing here. */
  | 'stray'
  | 'end'

const RESULT = /(?:1-0|0-1|1\/2-1\/2|½-½)(?![\w/-])|\*/y
/** A move whose parts may stand apart: `P 71-72`, `P 49- 48`, `a7 - b7`. */
const SPACED =
  /[KAHERCPNB]?[ \t]{0,9}(?:[a-i](?:10|\d)|\d\d)[ \t]{0,9}[-x][ \t]{0,9}[KAHERCPNB]?(?:[a-i](?:10|\d)|\d\d)[+#]{0,2}/y
const NUMBER = /\d+[ \t]{0,9}[.…]*/y
const NAG = /\$\d{1,9}/y
const SIGN = /(?:[!?]{2}|[!?‼⁇⁉⁈])/y
const WORD = /[^\s\uFEFF{}()[\];$!?‼⁇⁉⁈]+/y
/** A word with anything that a move has, or could be meant to have. */
const MOVE = /[\w가-힣一-鿿]|@@|--/
const LONGEST_SIGN = 3
/** Dots behind a number may stand apart; colon and comma part the sides' moves in some texts. */
const BLANK = /[\s\uFEFF\0\x1A.…:,]*/y

/**
 * Walks over PGN text token by token, from one offset to another. The fields describe the current
 * token and change with `advance`. Every text has tokens: nothing here fails, and no stretch of the
 * text is looked at more than a few times.
 */
export class PgnLexer {
  readonly text: string
  readonly end: number
  kind: PgnTokenKind = 'end'
  from: number
  to: number
  tag: TagSpan | undefined
  /** Offsets of what stands between the braces of the current comment, or behind `;`. */
  innerFrom = 0
  innerTo = 0
  /** False for a comment without its closing brace. */
  isClosed = true
  /** Number of the current glyph. */
  glyph = 0

  constructor(text: string, from: number, end: number) {
    this.text = text
    this.end = end
    this.from = from
    this.to = from
  }

  /** Goes to the next token and returns its kind; at the end it stays there. */
  advance(): PgnTokenKind {
    this.from = this.skipBlanks(this.to)
    if (this.from >= this.end) return this.take('end', this.end)
    switch (this.text.charAt(this.from)) {
      case '[':
        return this.tagOrStray()
      case '{':
        return this.comment()
      case ';':
        return this.lineComment()
      case '(':
        return this.take('open', this.from + 1)
      case ')':
        return this.take('close', this.from + 1)
      default:
        return this.other()
    }
  }

  private take(kind: PgnTokenKind, to: number): PgnTokenKind {
    this.kind = kind
    this.to = to
    return kind
  }

  /** Where a match of a sticky pattern at `at` ends, inside the stretch; undefined without one. */
  private match(pattern: RegExp, at: number): number | undefined {
    pattern.lastIndex = at
    if (!pattern.test(this.text)) return undefined
    return Math.min(pattern.lastIndex, this.end)
  }

  /** Lines that begin with `%` are no part of the game. */
  private skipBlanks(from: number): number {
    let at = this.match(BLANK, from) ?? from
    while (at < this.end && this.text.charAt(at) === '%' && this.isLineStart(at)) {
      const next = this.lineEnd(at)
      at = this.match(BLANK, next) ?? next
    }
    return at
  }

  private isLineStart(at: number): boolean {
    const before = this.text.charAt(at - 1)
    return at === 0 || before === '\n' || before === '\r'
  }

  private lineEnd(from: number): number {
    let at = from
    while (at < this.end && this.text.charAt(at) !== '\n' && this.text.charAt(at) !== '\r') at += 1
    return at
  }

  private tagOrStray(): PgnTokenKind {
    this.tag = findTag(this.text, this.from, this.end)
    return this.tag ? this.take('tag', this.tag.to) : this.take('stray', this.from + 1)
  }

  private comment(): PgnTokenKind {
    const { to, isClosed } = findComment(this.text, this.from, this.end, (code) => code === 0x7d)
    this.isClosed = isClosed
    this.innerFrom = this.from + 1
    this.innerTo = isClosed ? to - 1 : to
    return this.take('comment', to)
  }

  private lineComment(): PgnTokenKind {
    const to = this.lineEnd(this.from)
    this.isClosed = true
    this.innerFrom = this.from + 1
    this.innerTo = to
    return this.take('comment', to)
  }

  private other(): PgnTokenKind {
    const { from } = this
    const nag = this.match(NAG, from)
    if (nag !== undefined) return this.numbered(nag)
    const sign = this.match(SIGN, from)
    if (sign !== undefined) return this.sign(sign)
    const result = this.match(RESULT, from)
    if (result !== undefined) return this.take('result', result)
    const spaced = this.match(SPACED, from)
    if (spaced !== undefined) return this.take('move', spaced)
    const word = this.match(WORD, from)
    if (word === undefined) return this.take('stray', from + 1)
    if (word - from <= LONGEST_SIGN && this.isSign(word)) return this.sign(word)
    const number = this.match(NUMBER, from)
    if (number !== undefined && !this.isSquarePair(from, number)) return this.take('number', number)
    return this.take(MOVE.test(this.text.slice(from, word)) ? 'move' : 'stray', word)
  }

  private isSign(to: number): boolean {
    return glyphOfSign(this.text.slice(this.from, to)) !== undefined
  }

  /** `71-72` is a move, `71.` a number. */
  private isSquarePair(from: number, to: number): boolean {
    return to - from === 2 && /[-x]/.test(this.text.charAt(to))
  }

  private numbered(to: number): PgnTokenKind {
    const glyph = Number(this.text.slice(this.from + 1, to))
    if (!isGlyph(glyph)) return this.take('stray', to)
    this.glyph = glyph
    return this.take('glyph', to)
  }

  private sign(to: number): PgnTokenKind {
    const glyph = glyphOfSign(this.text.slice(this.from, to))
    if (glyph === undefined) return this.take('stray', to)
    this.glyph = glyph
    return this.take('glyph', to)
  }
}
