import { formatKiboStep } from '../notation/move-text.ts'
import type { Mailbox } from '../rules/mailbox.ts'
import type { Square } from '../rules/square.ts'
import type { Role } from '../rules/types.ts'

/** No position has more: a side has two of most pieces and five soldiers, of which three reach one point. */
const MOST = 4

/** The legal moves of a kind of piece to one square, as records write them: what a wrong move may have meant. */
export function legalAlternatives(box: Mailbox, role: Role, target: Square): readonly string[] {
  const texts: string[] = []
  for (const move of box.legalMoves()) {
    if (move.kind === 'pass' || move.to !== target) continue
    const piece = box.pieceAt(move.from)
    if (piece?.role !== role || texts.length === MOST) continue
    const after = box.clone()
    after.play(move)
    const captured = box.pieceAt(target)
    texts.push(formatKiboStep({ ...move, piece, captured, givesCheck: after.isInCheck() }))
  }
  return texts
}
