import { formatFen } from '#engine/notation/fen'
import type { Game } from '#engine/game/game'
import { isReviewOf } from '#engine/game/game-review'
import { DEFAULT_THRESHOLDS } from '#engine/review/move-marks'
import { reviewGame, setupsAlong, summarise } from '#engine/review/review'
import type { Side } from '#engine/rules/types'
import { type GameFacts, gameFacts } from './game-facts.ts'

/** What a library shows of a game's review beside the game. */
export interface ReviewFacts {
  readonly at: number
  readonly engine: string
  /** 0 to 100; undefined for a side that has no judged move. */
  readonly accuracy: Readonly<Record<Side, number | undefined>>
}

export function reviewFacts({
  start,
  review,
}: Pick<Game, 'start' | 'review'>): ReviewFacts | undefined {
  if (!review) return undefined
  const { at, engine, moves, evaluations } = review
  const found = new Map(evaluations.flatMap((each, ply) => (each ? [[ply, each] as const] : [])))
  const judged = reviewGame(
    { moves, setups: setupsAlong(start.setup, moves) },
    found,
    DEFAULT_THRESHOLDS,
  )
  const accuracyOf = (side: Side): number | undefined => summarise(judged, side).accuracy
  return { at, engine, accuracy: { cho: accuracyOf('cho'), han: accuracyOf('han') } }
}

/**
 * A game that is saved over a reviewed one keeps the review, unless it brings a later one or has that
 * line no more.
 */
export function keepingReview(facts: GameFacts, { start, review }: Game): GameFacts {
  const { game } = facts
  const isLater = review !== undefined && review.at > (game.review?.at ?? 0)
  if (!isLater || facts.fen !== formatFen(start.setup) || !isReviewOf(game.tree, review))
    return facts
  return gameFacts({ game: { ...game, review }, diagnostics: [] })
}
