import { err, ok, type Result } from '../result.ts'
import { Mailbox } from '../rules/mailbox.ts'
import { fileOf, rankOf, squareAt } from '../rules/square.ts'
import type { Move, Setup } from '../rules/types.ts'
import { formatKiboStep, parseKiboMove } from './move-text.ts'
import { parsePgnMove } from './pgn-move.ts'
import { resolveWritten, type WrittenMove } from './written-move.ts'

export type TypedMoveProblem =
  | { readonly code: 'not-a-move' }
  /** No piece of that kind can go there. */
  | { readonly code: 'no-such-move' }
  /** Several can: as records write them. */
  | { readonly code: 'ambiguous'; readonly candidates: readonly string[] }

/**
 * Reads a move as a person types it, in any notation: `79졸78`, `7978`, `P71-72`, `Pab4`, `a4b4`,
 * 한수쉼. A move whose two points are written is answered legal or not; the rules say what is wrong.
 */
export function parseTypedMove(text: string, setup: Setup): Result<Move, TypedMoveProblem> {
  const typed = text.trim().replace(/^\d+\s*[.)]\s*/, '')
  const box = Mailbox.from(setup)
  const written = parsePgnMove(typed, 'algebraic')
  if (written) return resolved(written, box)
  const kibo = parseKiboMove(withPiece(typed), { isLegal: () => true })
  return kibo.ok ? kibo : err({ code: 'not-a-move' })
}

/** Squares alone, which no record holds, get a piece between them; squares decide which one it is. */
const withPiece = (text: string): string => text.replace(/^(\d\d)[\s-]*(\d\d)$/, '$1졸$2')

function resolved(written: WrittenMove, box: Mailbox): Result<Move, TypedMoveProblem> {
  const found = resolveWritten(written, box)
  if (found.ok) return found
  if (found.error.code === 'ambiguous') {
    const candidates = found.error.moves.map((move) => kiboText(move, box))
    return err({ code: 'ambiguous', candidates })
  }
  return fullMove(written) ?? err({ code: 'no-such-move' })
}

function fullMove(written: WrittenMove): Result<Move, never> | undefined {
  if (written.kind === 'pass') return ok({ kind: 'pass' })
  const { fromFile, fromRank, to } = written
  if (fromFile === undefined || fromRank === undefined || to === undefined) return undefined
  const from = squareAt(fromFile, fromRank)
  return fileOf(from) === fileOf(to) && rankOf(from) === rankOf(to)
    ? ok({ kind: 'pass' })
    : ok({ kind: 'step', from, to })
}

function kiboText(move: Move, box: Mailbox): string {
  const piece = move.kind === 'step' ? box.pieceAt(move.from) : undefined
  if (move.kind === 'pass' || !piece) return ''
  return formatKiboStep({ ...move, piece, captured: box.pieceAt(move.to), givesCheck: false })
}
