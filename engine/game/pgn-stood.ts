import { PgnLexer } from '../notation/pgn-lexer.ts'
import { parsePgnMove } from '../notation/pgn-move.ts'
import type { SanSystem } from '../notation/san.ts'
import { fullMove, resolveWritten, type WrittenMove } from '../notation/written-move.ts'
import type { Mailbox } from '../rules/mailbox.ts'
import type { Move } from '../rules/types.ts'
import { goesOnAfter } from './stood.ts'

/** Tokens looked at behind an illegal move, so that no text is looked at over and over. */
const MOST_TOKENS = 200

/**
 * The illegal move at hand, where it was played and stood: both its points are written, what is said
 * of it agrees with the board, and its line goes on.
 */
export function stoodMove(
  written: WrittenMove | undefined,
  box: Mailbox,
  lexer: PgnLexer,
  system: SanSystem,
): Move | undefined {
  const move = written && fullMove(written)
  if (!move || !agreesWith(written, move, box)) return undefined
  const ahead = new PgnLexer(lexer.text, lexer.to, lexer.end)
  const tokens = { left: MOST_TOKENS }
  const goesOn = goesOnAfter(move, box, (after) => {
    const text = nextMoveText(ahead, tokens)
    if (text === undefined) return 'none'
    const next = parsePgnMove(text, system)
    const resolved = next && resolveWritten(next, after)
    return resolved?.ok ? resolved.value : 'illegal'
  })
  return goesOn ? move : undefined
}

function agreesWith(written: WrittenMove, move: Move, box: Mailbox): boolean {
  if (written.kind === 'pass' || move.kind === 'pass') return true
  const captured = box.pieceAt(move.to)?.role
  const namesPiece = written.role === undefined || written.role === box.pieceAt(move.from)?.role
  const namesCapture = written.captured === undefined || written.captured === captured
  return namesPiece && namesCapture && (!written.isCapture || captured !== undefined)
}

/** The next move of the line that the lexer stands in, past variations and comments. */
function nextMoveText(lexer: PgnLexer, tokens: { left: number }): string | undefined {
  let depth = 0
  while (tokens.left-- > 0) {
    const kind = lexer.advance()
    if (kind === 'open') depth += 1
    else if (kind === 'close') depth -= 1
    if (depth < 0 || kind === 'end' || kind === 'result') return undefined
    if (kind === 'move' && depth === 0) return lexer.text.slice(lexer.from, lexer.to)
  }
  return undefined
}
