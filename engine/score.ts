import type { Side } from './rules/types.ts'

export const SCORE_KINDS = ['points', 'mate', 'ruling'] as const

/** What a search says of a position, for one side. A view can't take a mate for points. */
export type Score =
  /** Advantage in points (점), fractions included. */
  | { readonly kind: 'points'; readonly value: number }
  /** Mate (외통) in so many moves of the winner; negative where the side itself is mated. */
  | { readonly kind: 'mate'; readonly value: number }
  /** A win on points or by repetition in so many moves of the winner; negative for a loss. */
  | { readonly kind: 'ruling'; readonly value: number }

/** The same advantage seen by the other side. */
export const negated = (score: Score): Score => ({
  kind: score.kind,
  value: score.value === 0 ? 0 : -score.value,
})

/** A score of the side to move as everything outside the search keeps it: for Cho. */
export const scoreForCho = (score: Score, turn: Side): Score =>
  turn === 'cho' ? score : negated(score)

/** Who wins by a decided score for Cho; undefined while nothing is decided. */
export function winnerOf({ kind, value }: Score): Side | undefined {
  if (kind === 'points') return undefined
  return value > 0 ? 'cho' : 'han'
}
