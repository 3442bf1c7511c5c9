import type { Mailbox } from '../rules/mailbox.ts'
import type { Move } from '../rules/types.ts'

/** Moves behind an illegal one that must be legal where there are as many. */
const LOOKED_AT = 4
/** Fewer say nothing: the other side must have answered, and its opponent played on. */
const LEAST = 2

/**
 * Whether a record plainly goes on after an illegal move: it can be carried out on the board, and the
 * moves that follow, asked for one by one until there are no more, are legal from there. Then the move
 * was played and stood (R61); else it was more likely misread or mistyped. The board stays as it is.
 */
export function goesOnAfter(
  move: Move,
  box: Mailbox,
  nextMove: (after: Mailbox) => Move | 'none' | 'illegal',
): boolean {
  if (!box.canStand(move)) return false
  const after = box.clone()
  after.play(move)
  for (let followed = 0; followed < LOOKED_AT; followed++) {
    const next = nextMove(after)
    if (next === 'none') return followed >= LEAST
    if (next === 'illegal' || takesGeneral(next, after)) return false
    after.play(next)
  }
  return true
}

/** A general is never captured (R10). */
const takesGeneral = (move: Move, box: Mailbox): boolean =>
  move.kind === 'step' && box.pieceAt(move.to)?.role === 'general'
