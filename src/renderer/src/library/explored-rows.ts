import { replay } from '#engine/game/replay'
import { parseUci } from '#engine/notation/uci'
import { Mailbox } from '#engine/rules/mailbox'
import type { Move, Setup } from '#engine/rules/types'
import type { ExploredMove } from '#shared/contract/library-explorer'

/** A move of the explorer with its text on this board. */
export interface ExploredRow extends ExploredMove {
  readonly move: Move
  /** As a record writes it; undefined for the pass. */
  readonly text: string | undefined
}

export const exploredRows = (
  setup: Setup,
  moves: readonly ExploredMove[],
): readonly ExploredRow[] =>
  moves.flatMap((explored) => {
    const move = parseUci(explored.uci)
    if (!move) return []
    const text = move.kind === 'pass' ? undefined : replay(setup, [move])[0]?.text
    return [{ ...explored, move, text }]
  })

export function afterMove(setup: Setup, move: Move): Setup {
  const box = Mailbox.from(setup)
  box.play(move)
  return box.toSetup()
}
