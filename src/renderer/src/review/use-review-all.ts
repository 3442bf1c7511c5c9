import { computed, type ComputedRef } from 'vue'
import { useDocumentStore } from '../documents/document-store.ts'
import { lineInView } from '../documents/open-game.ts'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useRecordReader } from '../documents/record-reader.ts'
import { viewGame } from '../documents/view-game.ts'
import { asGameRules, useRulesStore } from '../rules/rules-store.ts'
import { useReviewStore } from './review-store.ts'
import { gameToReview, type ReviewableGame } from './reviewable-game.ts'

/** Most games that wait to be reviewed. */
const MOST_GAMES = 200

/** Reviews the games of the open document one after the other, without showing them. */
export function useReviewAll(): {
  readonly count: ComputedRef<number>
  readonly start: () => Promise<void>
} {
  const documents = useDocumentStore()
  const games = useOpenGamesStore()
  const reader = useRecordReader()
  const rules = useRulesStore()
  const review = useReviewStore()
  const count = computed(() => Math.min(MOST_GAMES, documents.active?.records.games.length ?? 0))

  async function start(): Promise<void> {
    const document = documents.active
    if (!document) return
    const waiting: ReviewableGame[] = []
    for (const [game, entry] of document.records.games.slice(0, MOST_GAMES).entries()) {
      const place = { document: document.id, game }
      if (!games.get(place)) games.open(place, await reader.read(document.file.text, entry))
      const open = games.get(place)
      if (!open) continue
      const line = lineInView(open)
      const view = viewGame(open.game, open.diagnostics, line)
      if (view.plies.length > 0) {
        waiting.push(gameToReview(place, view, line, asGameRules(rules.forGame(open.game))))
      }
    }
    review.enqueue(waiting)
  }

  return { count, start }
}
