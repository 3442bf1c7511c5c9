import { GibLexer } from '../notation/gib-lexer.ts'
import { findComment } from '../notation/gib-spans.ts'
import type { Span } from '../notation/gib-syntax.ts'
import { PgnLexer } from '../notation/pgn-lexer.ts'
import type { TextDialect } from './text-dialect.ts'

/** What the parts of a record's text are, for colouring. */
export const TEXT_TOKEN_KINDS = [
  'bracket',
  'header-key',
  'header-value',
  'comment',
  'ply',
  'square',
  'side',
  'piece',
  /** The piece that is taken, and the word or sign for it. */
  'capture',
  'check',
  'pass',
  'seconds',
  'variation',
  'glyph',
  'result',
  'stray',
  'word',
] as const
export type TextTokenKind = (typeof TEXT_TOKEN_KINDS)[number]

export interface TextToken extends Span {
  readonly kind: TextTokenKind
}

/** The tokens between two offsets of a text, by the lexer of its dialect. */
export function tokensIn(
  text: string,
  from: number,
  to: number,
  dialect: TextDialect,
): readonly TextToken[] {
  const tokens: TextToken[] = []
  const add: Add = (kind, start, end) => {
    if (end > start) tokens.push({ kind, from: start, to: end })
  }
  if (dialect === 'gib') gibTokens(new GibLexer(text, from, to), add)
  else pgnTokens(new PgnLexer(text, from, to), add)
  return tokens
}

export interface TokenLine {
  readonly tokens: readonly TextToken[]
  /** Whether the line ends inside a comment. */
  readonly isComment: boolean
}

/**
 * The tokens of one line alone, as an editor colours it. `isComment` says that a comment of an
 * earlier line is still open; one that was never closed ends where headers begin.
 */
export function tokensInLine(line: string, isComment: boolean, dialect: TextDialect): TokenLine {
  if (!isComment) return lineFrom(line, 0, dialect, [])
  // A brace and a line end before the line stand for the comment that is open.
  const opening = '{\n'
  const isClose = dialect === 'pgn' ? (code: number): boolean => code === 0x7d : undefined
  const { to, isClosed } = findComment(opening + line, 0, opening.length + line.length, isClose)
  const end = Math.max(0, to - opening.length)
  const comment: readonly TextToken[] = end > 0 ? [{ kind: 'comment', from: 0, to: end }] : []
  if (!isClosed && end === line.length) return { tokens: comment, isComment: true }
  return lineFrom(line, end, dialect, comment)
}

function lineFrom(
  line: string,
  from: number,
  dialect: TextDialect,
  before: readonly TextToken[],
): TokenLine {
  const tokens = [...before, ...tokensIn(line, from, line.length, dialect)]
  const last = tokens.at(-1)
  return { tokens, isComment: last?.kind === 'comment' && isOpen(line, last, dialect) }
}

function isOpen(line: string, { from, to }: Span, dialect: TextDialect): boolean {
  if (line.charAt(from) === ';') return false
  const last = line.charAt(to - 1)
  return last !== '}' && (dialect === 'pgn' || last !== '｝')
}

type Add = (kind: TextTokenKind, from: number, to: number) => void

function gibTokens(lexer: GibLexer, add: Add): void {
  /** A piece behind the target square, or behind 타, is the one that is taken. */
  let isTaken = false
  for (let kind = lexer.advance(); kind !== 'end'; kind = lexer.advance()) {
    const { from, to, header } = lexer
    switch (kind) {
      case 'header':
        if (header) addHeader(header, from, to, add)
        break
      case 'number':
        add('ply', from, to)
        break
      case 'piece':
        add(isTaken ? 'capture' : 'piece', from, to)
        break
      default:
        add(kind, from, to)
    }
    isTaken = kind === 'square' ? lexer.isTarget : isTaken && kind === 'capture'
  }
}

interface HeaderParts {
  readonly keyFrom: number
  readonly keyTo: number
  readonly valueFrom: number
  readonly valueTo: number
}

function addHeader(parts: HeaderParts, from: number, to: number, add: Add): void {
  add('bracket', from, parts.keyFrom)
  add('header-key', parts.keyFrom, parts.keyTo)
  // The quotes belong to the value.
  add('header-value', parts.keyTo, Math.max(parts.valueTo, to - 1))
  add('bracket', Math.max(parts.valueTo, to - 1), to)
}

function pgnTokens(lexer: PgnLexer, add: Add): void {
  for (let kind = lexer.advance(); kind !== 'end'; kind = lexer.advance()) {
    const { from, to, tag } = lexer
    switch (kind) {
      case 'tag':
        if (tag) addHeader(tag, from, to, add)
        break
      case 'number':
        add('ply', from, to)
        break
      case 'open':
      case 'close':
        add('variation', from, to)
        break
      case 'move':
        addMove(lexer.text, from, to, add)
        break
      default:
        add(kind, from, to)
    }
  }
}

const PART = /([KAHERCPNB])|(x ?[KAHERCPNB]?)|([a-i]?\d{1,2}|[a-i])|([+#]+)|([\s-]+)/y

/** The parts of a move in letters or in Janggi notation; what has no such parts is a word. */
function addMove(text: string, from: number, to: number, add: Add): void {
  let at = from
  while (at < to) {
    PART.lastIndex = at
    const match = PART.exec(text)
    if (!match) {
      add(at === from ? 'word' : 'stray', at, to)
      return
    }
    const end = Math.min(PART.lastIndex, to)
    const [, piece, capture, square, check] = match
    if (piece !== undefined) add('piece', at, end)
    else if (capture !== undefined) add('capture', at, end)
    else if (square !== undefined) add('square', at, end)
    else if (check !== undefined) add('check', at, end)
    at = end
  }
}
