import { Mailbox } from '#engine/rules/mailbox'
import type { Move, Setup } from '#engine/rules/types'

/** Legal moves from a start: each choice picks one of the moves there are. Ends early at mate. */
export function playChoices(start: Setup, choices: readonly number[]): readonly Move[] {
  const box = Mailbox.from(start)
  const moves: Move[] = []
  for (const choice of choices) {
    const legal = box.legalMoves()
    const move = legal[choice % legal.length]
    if (!move) break
    moves.push(move)
    box.play(move)
  }
  return moves
}
