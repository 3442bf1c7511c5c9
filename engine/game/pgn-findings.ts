import { excerpt } from '../notation/excerpt.ts'
import type { Reporter } from '../notation/reporter.ts'
import { formatSan } from '../notation/san.ts'
import type { WrittenMove, WrittenProblem, WrittenStep } from '../notation/written-move.ts'
import type { BoardWalk } from '../rules/board-walk.ts'
import type { Move } from '../rules/types.ts'

/** Where a move stands in the text and in the game. */
interface MovePlace {
  readonly from: number
  readonly to: number
  /** From 1. */
  readonly ply: number
}

interface Unplayable extends MovePlace {
  readonly text: string
  /** The record goes on after it. */
  readonly stood: boolean
  /** Undefined where the text is no move at all. */
  readonly written: WrittenMove | undefined
  readonly problem: WrittenProblem | undefined
}

const MOST_CANDIDATES = 4

/** Says why a move cannot be read or played. */
export function reportUnplayable(move: Unplayable, walk: BoardWalk, reporter: Reporter): void {
  const { from, to, ply, written, problem } = move
  const text = excerpt(move.text)
  if (!problem) {
    reporter.add({ code: 'unreadable-move', facts: { text, expected: 'move' } }, from, to, ply)
    return
  }
  if (problem.code === 'ambiguous') {
    const candidates = problem.moves.slice(0, MOST_CANDIDATES).map((one) => formatSan(one, walk))
    reporter.add({ code: 'ambiguous-move', facts: { text, candidates } }, from, to, ply)
    return
  }
  const candidates = written?.kind === 'step' ? alternatives(written, walk) : []
  const facts = { text, reason: problem.reason, turn: walk.box.turn, candidates, stood: move.stood }
  reporter.add({ code: 'illegal-move', facts }, from, to, ply)
}

/** Legal moves of the named piece to the named point. */
function alternatives({ role = 'soldier', to }: WrittenStep, walk: BoardWalk): readonly string[] {
  const { box } = walk
  return box
    .legalMoves()
    .filter(
      (move) => move.kind === 'step' && move.to === to && box.pieceAt(move.from)?.role === role,
    )
    .slice(0, MOST_CANDIDATES)
    .map((move) => formatSan(move, walk))
}

interface Played extends MovePlace {
  readonly written: WrittenMove
  readonly move: Move
}

/**
 * The board decides; a named piece, capture or check that differs from it is reported. Marks that
 * are left out are no mistake: many programs write none.
 */
export function compareWritten(
  { written, move, from, to, ply }: Played,
  walk: BoardWalk,
  reporter: Reporter,
): void {
  if (written.kind === 'pass' || move.kind === 'pass') return
  const { box } = walk
  const piece = box.pieceAt(move.from)
  const captured = box.pieceAt(move.to)?.role
  if (piece && written.role !== undefined && written.role !== piece.role) {
    const facts = { written: written.role, actual: piece.role }
    reporter.add({ code: 'piece-mismatch', facts }, from, to, ply)
  }
  const isWrong = written.captured === undefined ? !captured : written.captured !== captured
  if (written.isCapture && isWrong) {
    const facts = { written: written.captured ?? ('unnamed' as const), actual: captured }
    reporter.add({ code: 'capture-mismatch', facts }, from, to, ply)
  }
  if (!written.isCheck) return
  walk.play(move)
  const isCheck = box.isInCheck()
  walk.takeBack()
  if (!isCheck) reporter.add({ code: 'check-mismatch', facts: { written: true } }, from, to, ply)
}
