/** How a move is marked: by what it cost, or because it was the only one and was found. */
export const MOVE_MARKS = ['brilliant', 'good', 'dubious', 'mistake', 'blunder'] as const
export type MoveMark = (typeof MOVE_MARKS)[number]

/** Their signs in records, `!!` `!` `?!` `?` `??`, by the numbers that PGN gives them (NAG). */
export const GLYPH_OF_MARK: Readonly<Record<MoveMark, number>> = {
  brilliant: 3,
  good: 1,
  dubious: 6,
  mistake: 2,
  blunder: 4,
}
export const SIGN_OF_MARK: Readonly<Record<MoveMark, string>> = {
  brilliant: '!!',
  good: '!',
  dubious: '?!',
  mistake: '?',
  blunder: '??',
}

/** From which loss of the mover's win share on, 0 to 1, a move is marked. */
export interface MarkThresholds {
  readonly dubious: number
  readonly mistake: number
  readonly blunder: number
}
export const DEFAULT_THRESHOLDS: MarkThresholds = { dubious: 0.06, mistake: 0.12, blunder: 0.2 }

/** What is known of a move when it is marked. */
export interface MarkedMove {
  /** Win share that the mover lost by it, 0 to 1. */
  readonly loss: number
  /** Win share between the best move and the second best; 0 where there is only one. */
  readonly margin: number
  readonly isBest: boolean
  /** It gives material away and is the best move all the same. */
  readonly isSacrifice: boolean
}

export function markOf(move: MarkedMove, thresholds: MarkThresholds): MoveMark | undefined {
  if (move.loss >= thresholds.blunder) return 'blunder'
  if (move.loss >= thresholds.mistake) return 'mistake'
  if (move.loss >= thresholds.dubious) return 'dubious'
  if (!move.isBest || move.margin < thresholds.mistake) return undefined
  return move.isSacrifice ? 'brilliant' : 'good'
}
