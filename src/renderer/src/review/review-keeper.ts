import { emptyTree } from '#engine/game/tree'
import { writeJanggi } from '#engine/game/write-janggi'
import { useGameOriginsStore } from '../documents/game-origins.ts'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useLibraryStore } from '../library/library-store.ts'
import { asGameReview, type Review } from './reviewable-game.ts'

type Kept = Awaited<ReturnType<ReturnType<typeof useLibraryStore>['keepReview']>>

/** Keeps a review with its game where that came from a library; undefined where it did not. */
export function useReviewKeeper(): (review: Review) => Promise<Kept | undefined> {
  const origins = useGameOriginsStore()
  const games = useOpenGamesStore()
  const library = useLibraryStore()

  return async (review) => {
    const { place } = review.game
    const origin = origins.of(place)
    const open = games.get(place)
    if (!origin || !open) return undefined
    // The library has the moves: the start tells that it is the same game.
    const told = { ...open.game, headers: [], tree: emptyTree(), review: asGameReview(review) }
    return library.keepReview(origin, writeJanggi([told]))
  }
}
