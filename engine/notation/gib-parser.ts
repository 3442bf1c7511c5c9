import type { Role, Side } from '../rules/types.ts'
import { writtenSquare } from './coordinates.ts'
import type { Expected } from './diagnostic.ts'
import { excerpt } from './excerpt.ts'
import { roleOf, sideOf } from './gib-characters.ts'
import { GibLexer, type GibTokenKind, numberIn } from './gib-lexer.ts'
import type { GibHeader, GibMove, GibPly, GibStop, GibSyntax, GibTurn, Span } from './gib-syntax.ts'
import type { Reporter } from './reporter.ts'

/**
 * Reads the one game that stands between two offsets of a text. What cannot be read ends it, with
 * `stop`; all smaller findings go to the reporter.
 */
export function parseGib(text: string, from: number, to: number, reporter: Reporter): GibSyntax {
  return new GibParser(new GibLexer(text, from, to), reporter).parse()
}

class GibParser {
  private readonly lexer: GibLexer
  private readonly reporter: Reporter
  private readonly text: string
  private readonly headers: GibHeader[] = []
  private readonly plies: GibPly[] = []
  private readonly keys = new Set<string>()
  /** What the next ply number should be. */
  private nextNumber = 1
  /** The number read last, until its move comes. */
  private number: Span | undefined
  private readonly commentsBefore = new Map<number, string[]>()
  private readonly commentsAfter = new Map<number, string[]>()
  /** Where the token taken last ended. */
  private end = 0

  constructor(lexer: GibLexer, reporter: Reporter) {
    this.lexer = lexer
    this.reporter = reporter
    this.text = lexer.text
  }

  parse(): GibSyntax {
    const { lexer } = this
    let stop: GibStop | undefined
    for (let kind = lexer.advance(); kind !== 'end' && !stop; kind = lexer.kind) {
      const { from } = lexer
      const missing = this.item(kind)
      if (missing) stop = this.stopAt(from, missing)
    }
    if (!stop) this.finishNumber()
    this.reportFullWidth()
    const { headers, plies, commentsBefore, commentsAfter } = this
    return { headers, plies, commentsBefore, commentsAfter, stop }
  }

  /** Reads one item and goes to the token behind it; answers what was missing if it could not. */
  private item(kind: GibTokenKind): Expected | undefined {
    switch (kind) {
      case 'header':
        return this.header()
      case 'comment':
        return this.comment()
      case 'number':
        return this.plyNumber()
      case 'square':
        return this.move()
      case 'pass':
        return this.pass()
      case 'stray':
        return this.stray()
      case 'seconds':
      case 'check':
        return this.plies.length > 0 ? this.stray() : 'move'
      default:
        return 'move'
    }
  }

  private consume(): void {
    this.end = this.lexer.to
    this.lexer.advance()
  }

  private header(): Expected | undefined {
    const { text, reporter } = this
    const { from, to, header } = this.lexer
    this.consume()
    if (!header) return undefined
    const key = text.slice(header.keyFrom, header.keyTo)
    const value = text.slice(header.valueFrom, header.valueTo)
    if (header.form === 'unclosed')
      reporter.add({ code: 'unclosed-header', facts: { key } }, from, to)
    if (header.form === 'unquoted')
      reporter.add({ code: 'unquoted-header', facts: { key } }, from, to)
    if (this.keys.has(key)) reporter.add({ code: 'repeated-header', facts: { key } }, from, to)
    this.keys.add(key)
    this.headers.push({ key, value, from, to })
    return undefined
  }

  private comment(): Expected | undefined {
    const { from, to, isClosed } = this.lexer
    this.consume()
    if (!isClosed) this.reporter.add({ code: 'unclosed-comment', facts: {} }, from, from + 1)
    const inner = this.text.slice(from + 1, isClosed ? to - 1 : to)
    const text = (isClosed ? inner : inner.trimEnd()).replace(/\r\n?/g, '\n')
    const plies = this.plies.length
    if (this.number) addTo(this.commentsBefore, plies + 1, text)
    else addTo(this.commentsAfter, plies, text)
    return undefined
  }

  private plyNumber(): Expected | undefined {
    if (this.number) return 'move'
    const { from, to } = this.lexer
    this.consume()
    const written = numberIn(this.text, from, to)
    const expected = this.nextNumber
    if (written !== expected) {
      this.reporter.add(
        { code: 'ply-number', facts: { written, expected } },
        from,
        to,
        this.plies.length + 1,
      )
      this.nextNumber = written
    }
    this.number = { from, to }
    return undefined
  }

  private pass(): Expected | undefined {
    const { from } = this.lexer
    this.consume()
    const seconds = this.seconds()
    this.plies.push({ kind: 'pass', ...this.turn(from, seconds) })
    return undefined
  }

  private move(): Expected | undefined {
    const { lexer, text } = this
    const { from } = lexer
    const origin = writtenSquare(text, from, lexer.to)
    this.consume()
    const side = this.side()
    const role = this.role()
    if (!role) return 'piece'
    if (lexer.kind !== 'square') return 'target'
    const target = writtenSquare(text, lexer.from, lexer.to)
    this.consume()
    const captured = this.captured()
    const isCheck = this.check()
    const seconds = this.seconds()
    const turn = this.turn(from, seconds)
    this.plies.push({ kind: 'move', ...turn, origin, target, side, role, captured, isCheck })
    return undefined
  }

  /** What a move and a pass share. Ends the ply. */
  private turn(from: number, seconds: number | undefined): GibTurn {
    const start = this.number?.from ?? from
    this.number = undefined
    this.nextNumber += 1
    return { from, to: this.end, start, seconds }
  }

  private side(): Side | undefined {
    if (this.lexer.kind !== 'side') return undefined
    const side = sideOf(this.text.charAt(this.lexer.from))
    this.consume()
    return side
  }

  private role(): Role | undefined {
    if (this.lexer.kind !== 'piece') return undefined
    const role = roleOf(this.text.charCodeAt(this.lexer.from))
    this.consume()
    return role
  }

  private captured(): GibMove['captured'] {
    if (this.lexer.kind !== 'capture') return this.role()
    this.consume()
    return this.role() ?? 'unnamed'
  }

  private check(): boolean {
    if (this.lexer.kind !== 'check') return false
    this.consume()
    return true
  }

  private seconds(): number | undefined {
    if (this.lexer.kind !== 'seconds') return undefined
    const { from, to } = this.lexer
    this.consume()
    const seconds = numberIn(this.text, from, to)
    if (this.text.charAt(from + 1) !== '-') return seconds
    this.reporter.add(
      { code: 'seconds-negative', facts: { seconds: -seconds } },
      from,
      to,
      this.plies.length + 1,
    )
    return -seconds
  }

  private stray(): Expected | undefined {
    const { from, to } = this.lexer
    this.consume()
    this.reporter.add(
      { code: 'stray-text', facts: { text: excerpt(this.text, from, to) } },
      from,
      to,
    )
    return undefined
  }

  private stopAt(itemFrom: number, expected: Expected): GibStop {
    const { lexer } = this
    const to = Math.max(lexer.kind === 'end' ? this.end : lexer.to, itemFrom)
    const text = excerpt(this.text, itemFrom, to)
    this.reporter.add(
      { code: 'unreadable-move', facts: { text, expected } },
      itemFrom,
      to,
      this.plies.length + 1,
    )
    return { from: this.number?.from ?? itemFrom, to, expected }
  }

  private finishNumber(): void {
    if (!this.number) return
    const { from, to } = this.number
    const number = numberIn(this.text, from, to)
    this.reporter.add({ code: 'number-alone', facts: { number } }, from, to, this.plies.length + 1)
    // Comments behind the lone number stay: no move follows that they could stand before.
    const plies = this.plies.length
    for (const text of this.commentsBefore.get(plies + 1) ?? []) {
      addTo(this.commentsAfter, plies, text)
    }
    this.commentsBefore.delete(plies + 1)
  }

  private reportFullWidth(): void {
    const { fullWidthCount: count, firstFullWidth: from } = this.lexer
    if (count === 0) return
    this.reporter.add(
      { code: 'full-width', facts: { text: this.text.charAt(from), count } },
      from,
      from + 1,
    )
  }
}

function addTo(comments: Map<number, string[]>, ply: number, text: string): void {
  const known = comments.get(ply)
  if (known) known.push(text)
  else comments.set(ply, [text])
}
