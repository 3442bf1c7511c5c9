import { formatKiboStep } from '#engine/notation/move-text'
import { Mailbox } from '#engine/rules/mailbox'
import type { Board, Move, Setup, Side } from '#engine/rules/types'
import type { EngineLine } from '#shared/contract/engines'
import { movesOfLine } from '#shared/engine-lines'

/** One move of an engine's line. */
export interface LineMove {
  readonly move: Move
  readonly side: Side
  /** As records write it; undefined for a pass. */
  readonly text: string | undefined
}

export const readLine = (setup: Setup, line: Pick<EngineLine, 'moves'>): readonly LineMove[] =>
  readMoves(setup, movesOfLine(line))

/** Moves as records write them, from the position they begin in. */
export function readMoves(setup: Setup, moves: readonly Move[]): readonly LineMove[] {
  const box = Mailbox.from(setup)
  const read: LineMove[] = []
  for (const move of moves) {
    const side = box.turn
    const piece = move.kind === 'step' ? box.pieceAt(move.from) : undefined
    const captured = move.kind === 'step' ? box.pieceAt(move.to) : undefined
    if (move.kind === 'step' && !piece) break
    box.play(move)
    const text =
      move.kind === 'step' && piece
        ? formatKiboStep({ ...move, piece, captured, givesCheck: box.isInCheck() })
        : undefined
    read.push({ move, side, text })
  }
  return read
}

/** The board after the first `count` moves of a line. */
export function boardAfter(setup: Setup, line: readonly LineMove[], count: number): Board {
  const box = Mailbox.from(setup)
  for (const { move } of line.slice(0, count)) box.play(move)
  return box.board()
}
