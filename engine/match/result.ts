import type { EndReason, Outcome } from '../rules/outcome.ts'
import { SIDES } from '../rules/types.ts'
import type { BySide, PlayerId } from './player.ts'

/** How a match ended, and who is where: both first in a draw, nobody in a match called off. */
export interface MatchResult extends Outcome {
  readonly ranking: readonly { readonly playerId: PlayerId; readonly rank: 1 | 2 }[]
}

/** The ends that do not come from the board. */
export type AgreedReason = Extract<EndReason, 'resign' | 'timeLoss' | 'drawAgreed' | 'aborted'>

export const withRanking = (ended: Outcome, players: BySide<PlayerId>): MatchResult => ({
  ...ended,
  ranking:
    ended.reason === 'aborted'
      ? []
      : SIDES.map((side) => ({
          playerId: players[side],
          rank: ended.winner === null || ended.winner === side ? 1 : 2,
        })),
})
