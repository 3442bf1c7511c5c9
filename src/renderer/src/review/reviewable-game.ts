import type { Game } from '#engine/game/game'
import { type Evaluated, type GameReview, keptPart, reviewedLine } from '#engine/game/game-review'
import type { GameRules } from '#engine/game/game-rules'
import { movesOf } from '#engine/game/path'
import { standingOf } from '#engine/game/standing'
import type { GameNode } from '#engine/game/tree'
import { type GameToReview, setupsAlong } from '#engine/review/review'
import type { Standing } from '#engine/rules/past'
import type { Move } from '#engine/rules/types'
import { MAX_REVIEWED } from '#shared/contract/engines'
import type { GameView } from '../documents/game-view.ts'
import type { GamePlace } from '../documents/open-games-store.ts'

/** A line of an open game that can be reviewed. */
export interface ReviewableGame extends GameToReview {
  readonly place: GamePlace
  /** Key of the game among the open ones. */
  readonly key: string
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

const keyOfPlace = ({ document, game }: GamePlace): string => `${document}/${game}`

export function gameToReview(
  place: GamePlace,
  { standing, plies }: Pick<GameView, 'standing' | 'plies'>,
  line: readonly GameNode[],
  rules: GameRules,
): ReviewableGame {
  const moves: readonly Move[] = plies.slice(0, MAX_REVIEWED).map(({ move }) => move)
  return {
    place,
    key: keyOfPlace(place),
    standing,
    moves,
    setups: setupsAlong(standing.setup, moves),
    line,
    rules,
  }
}

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
  const standing = standingOf(game.start)
  const moves = movesOf(line)
  const found = review.evaluations.slice(0, line.length)
  return {
    game: {
      place,
      key: keyOfPlace(place),
      standing,
      moves,
      setups: setupsAlong(standing.setup, moves),
      line,
      rules: review.rules,
    },
    evaluations: new Map(found.flatMap((each, ply) => (each ? [[ply, each] as const] : []))),
    isDone: true,
    by: { engine: review.engine, at: review.at, seconds: review.seconds },
  }
}
