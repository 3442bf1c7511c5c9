import type { ReviewedMove } from '#engine/review/review'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useTexts } from '../text/use-texts.ts'
import { reviewComment } from './review-comments.ts'
import { useReviewStore } from './review-store.ts'

/** What there is to say of a move of the game in view, in the user's language. */
export function useReviewComments(): (move: ReviewedMove) => string | undefined {
  const texts = useTexts()
  const settings = useSettingsStore()
  const review = useReviewStore()

  return (move) => {
    const setup = review.current?.game.setups[move.ply - 1]
    return setup && reviewComment(move, setup, { texts: texts.value, language: settings.language })
  }
}
