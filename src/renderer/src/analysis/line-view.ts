import { formatKiboStep } from '#engine/notation/move-text'
import { parseUci } from '#engine/notation/uci'
import { Mailbox } from '#engine/rules/mailbox'
import type { Board, Move, Setup, Side } from '#engine/rules/types'
import type { EngineLine } from '#shared/contract/engines'

/** One move of an engine's line. */
export interface LineMove {
  readonly move: Move
  readonly side: Side
  /** As records write it; undefined for a pass. */
  readonly text: string | undefined
}

/** A line as records write its moves, from the position it begins in. */
export function readLine(setup: Setup, { moves }: Pick<EngineLine, 'moves'>): readonly LineMove[] {
  const box = Mailbox.from(setup)
  const read: LineMove[] = []
  for (const uci of moves) {
    const move = parseUci(uci)
    if (!move) break
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
