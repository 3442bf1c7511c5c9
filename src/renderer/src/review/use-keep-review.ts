import { reviewGame } from '#engine/review/review'
import { BUILT_IN } from '#shared/contract/engines'
import { useEnginesStore } from '../analysis/engines-store.ts'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useTexts } from '../text/use-texts.ts'
import { applyReview } from './apply-review.ts'
import { reviewComment } from './review-comments.ts'
import { useReviewStore } from './review-store.ts'

/** Puts the review of a game into its record, as one change. */
export function useKeepReview(): (key: string) => void {
  const games = useOpenGamesStore()
  const engines = useEnginesStore()
  const settings = useSettingsStore()
  const texts = useTexts()
  const store = useReviewStore()

  return (key) => {
    const review = store.reviews.get(key)
    if (!review) return
    const { setups, line, place } = review.game
    const { comments, variations } = settings.current.review
    const words = { texts: texts.value, language: settings.language }
    const engine = engines.list.engines.find(({ id }) => id === engines.chosen)?.name
    games.edit(place, ({ game, cursor }) => {
      const tree = applyReview(game.tree, line, {
        moves: reviewGame(review.game, review.evaluations, store.thresholds),
        commentOf: (move) => {
          const setup = setups[move.ply - 1]
          return comments && setup ? reviewComment(move, setup, words) : undefined
        },
        withVariations: variations,
        engine: engine ?? (engines.chosen === BUILT_IN ? 'Janggi Studio' : engines.chosen),
      })
      return { game: { ...game, tree }, cursor }
    })
  }
}
