import type { GameNode } from '#engine/game/tree'
import { type GameToReview, setupsAlong } from '#engine/review/review'
import type { Standing } from '#engine/rules/past'
import type { RuleSet } from '#engine/rules/ruleset'
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
  readonly rules: RuleSet
  /** The nodes of the line, the root first. */
  readonly line: readonly GameNode[]
}

const keyOfPlace = ({ document, game }: GamePlace): string => `${document}/${game}`

export function gameToReview(
  place: GamePlace,
  { standing, plies }: Pick<GameView, 'standing' | 'plies'>,
  line: readonly GameNode[],
  rules: RuleSet,
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
