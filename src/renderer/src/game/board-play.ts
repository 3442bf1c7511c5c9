import { Mailbox } from '#engine/rules/mailbox'
import type { Square } from '#engine/rules/square'
import type { Setup } from '#engine/rules/types'
import type { BoardPlay } from '../board/board-model.ts'

/** What the hand may do on a board by the movement of the pieces. */
export function legalPlay(setup: Setup): BoardPlay {
  let known: ReadonlyMap<Square, readonly Square[]> | undefined
  return {
    canHold: (square) => setup.board[square]?.side === setup.turn,
    movesFrom: (from) => (known ??= targetsOf(setup)).get(from) ?? [],
  }
}

function targetsOf(setup: Setup): ReadonlyMap<Square, readonly Square[]> {
  const targets = new Map<Square, Square[]>()
  for (const move of Mailbox.from(setup).legalMoves()) {
    if (move.kind === 'pass') continue
    const known = targets.get(move.from)
    if (known) known.push(move.to)
    else targets.set(move.from, [move.to])
  }
  return targets
}
