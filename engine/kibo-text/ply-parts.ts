import { GibLexer } from '../notation/gib-lexer.ts'
import type { Span } from '../notation/gib-syntax.ts'

/** Where the parts of one ply of `.gib` lie. */
export interface PlyParts {
  readonly side: Span | undefined
  /** The piece that moves. */
  readonly piece: Span | undefined
  readonly target: Span | undefined
  /** 타, and the piece taken. */
  readonly takes: Span | undefined
  readonly captured: Span | undefined
  readonly check: Span | undefined
  /** Behind the move, before the seconds used for it. */
  readonly end: number
}

/** Takes a ply apart that was read from these offsets; of two marks of a kind the first counts. */
export function plyParts(text: string, from: number, to: number): PlyParts {
  const lexer = new GibLexer(text, from, to)
  const parts: { -readonly [K in keyof Omit<PlyParts, 'end'>]: Span | undefined } = {
    side: undefined,
    piece: undefined,
    target: undefined,
    takes: undefined,
    captured: undefined,
    check: undefined,
  }
  let end = from
  for (let kind = lexer.advance(); kind !== 'end' && kind !== 'seconds'; kind = lexer.advance()) {
    const span = { from: lexer.from, to: lexer.to }
    end = span.to
    if (kind === 'square' && lexer.isTarget) parts.target ??= span
    else if (kind === 'piece' && parts.target) parts.captured ??= span
    else if (kind === 'piece') parts.piece ??= span
    else if (kind === 'side') parts.side ??= span
    else if (kind === 'capture') parts.takes ??= span
    else if (kind === 'check') parts.check ??= span
  }
  return { ...parts, end }
}
