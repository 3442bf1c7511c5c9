import type { Game } from '#engine/game/game'
import { type Evaluated, type GameReview, keptPart, reviewedLine } from '#engine/game/game-review'
import type { GameRules } from '#engine/game/game-rules'
import { movesOf } from '#engine/game/path'
import { standingOf } from '#engine/game/standing'
import type { GameNode } from '#engine/game/tree'
import { type GameToReview, setupsAlong } from '#engine/review/review'
import { formatStanding, type Standing } from '#engine/rules/past'
import { sameMove } from '#engine/rules/types'
import { MAX_REVIEWED } from '#shared/contract/engines'
import type { GameView } from '../documents/game-view.ts'
import type { GamePlace } from '../documents/open-games-store.ts'

/** A line of an open game that can be reviewed. */
export interface ReviewableGame extends GameToReview {
  /** Where it stood when it was taken up. */
  readonly place: GamePlace
  readonly standing: Standing
  /** What it is judged by. */
  readonly rules: GameRules
  /** The nodes of the line, the root first. */
  readonly line: readonly GameNode[]
}

/** A review as far as it has come. */
export interface Review {
  readonly game: ReviewableGame
  readonly evaluations: ReadonlyMap<number, Evaluated>
  readonly isDone: boolean
  /** What it was made by, and when it was begun. */
  readonly by: Pick<GameReview, 'engine' | 'at' | 'seconds'>
}

function reviewableGame(
  place: GamePlace,
  standing: Standing,
  line: readonly GameNode[],
  rules: GameRules,
): ReviewableGame {
  const moves = movesOf(line)
  return { place, standing, moves, setups: setupsAlong(standing.setup, moves), line, rules }
}

/** @param line the nodes that `plies` come from, the root first */
export const gameToReview = (
  place: GamePlace,
  { standing, plies }: Pick<GameView, 'standing' | 'plies'>,
  line: readonly GameNode[],
  rules: GameRules,
): ReviewableGame =>
  reviewableGame(place, standing, line.slice(0, Math.min(plies.length, MAX_REVIEWED) + 1), rules)

/** A game as it stands in a document now. */
export interface GameInPlace extends Pick<Game, 'start' | 'tree'> {
  readonly document: string
}

/**
 * The newest review of a line of this game; games may have changed places since it was made. One
 * that goes to the end of its line comes first: a game may be the beginning of another.
 */
export function newestReviewOf(
  { document, start, tree }: GameInPlace,
  reviews: Iterable<Review>,
): Review | undefined {
  const standing = (): string => formatStanding(standingOf(start))
  let newest: Review | undefined
  let isWhole = false
  for (const review of reviews) {
    const { place, moves, standing: from } = review.game
    if (place.document !== document) continue
    const line = reviewedLine(tree, { moves })
    // Most games are told apart by their first moves: texts of starts are made for the rest alone.
    if (line.length !== moves.length + 1 || formatStanding(from) !== standing()) continue
    const endsThere = line.at(-1)?.children.length === 0
    if (isWhole && !endsThere) continue
    newest = review
    isWhole = endsThere
  }
  return newest
}

/** Whether two are the same line, so that a review of the one takes the place of the other's. */
export const isSameLine = (a: ReviewableGame, b: ReviewableGame): boolean =>
  a.place.document === b.place.document &&
  a.moves.length === b.moves.length &&
  a.moves.every((move, i) => sameMove(move, b.moves[i] ?? move)) &&
  formatStanding(a.standing) === formatStanding(b.standing)

/** A review as it is kept with a game. */
export const asGameReview = ({ game, evaluations, by }: Review): GameReview => ({
  ...by,
  rules: game.rules,
  moves: game.moves,
  evaluations: Array.from({ length: game.moves.length + 1 }, (_, ply) => {
    const found = evaluations.get(ply)
    return found && keptPart(found)
  }),
})

/** A review that a game holds, as far as the game still has the line; undefined where nothing is left of it. */
export function heldReview(
  place: GamePlace,
  game: Pick<Game, 'start' | 'tree'>,
  review: GameReview,
): Review | undefined {
  const line = reviewedLine(game.tree, review)
  if (line.length < 2) return undefined
  const found = review.evaluations.slice(0, line.length)
  return {
    game: reviewableGame(place, standingOf(game.start), line, review.rules),
    evaluations: new Map(found.flatMap((each, ply) => (each ? [[ply, each] as const] : []))),
    isDone: true,
    by: { engine: review.engine, at: review.at, seconds: review.seconds },
  }
}
