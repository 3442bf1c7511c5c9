import { reviewGame } from '#engine/review/review'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useTexts } from '../text/use-texts.ts'
import { applyReview } from './apply-review.ts'
import { reviewComment } from './review-comments.ts'
import { useReviewStore } from './review-store.ts'
import { asGameReview, type Review } from './reviewable-game.ts'

/** Puts the review of a game into its record, as one change. */
export function useKeepReview(): (review: Review) => void {
  const games = useOpenGamesStore()
  const settings = useSettingsStore()
  const texts = useTexts()
  const store = useReviewStore()

  return (review) => {
    const { setups, line, place } = review.game
    const { comments, variations } = settings.current.review
    const words = { texts: texts.value, language: settings.language }
    games.edit(place, ({ game, cursor }) => {
      const tree = applyReview(game.tree, line, {
        moves: reviewGame(review.game, review.evaluations, store.thresholds),
        commentOf: (move) => {
          const setup = setups[move.ply - 1]
          return comments && setup ? reviewComment(move, setup, words) : undefined
        },
        withVariations: variations,
        engine: review.by.engine,
      })
      return { game: { ...game, tree, review: asGameReview(review) }, cursor }
    })
  }
}
