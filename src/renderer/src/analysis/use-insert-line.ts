import { addMove } from '#engine/game/edit'
import { PASS } from '#engine/rules/types'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useAnalysisStore } from './analysis-store.ts'
import type { LineMove } from './line-view.ts'

/**
 * Puts moves of a line into the record, below the analysed position, as one change. A threat begins
 * with the pass of the side that would have been to move.
 */
export function useInsertLine(): (moves: readonly LineMove[], goesThere: boolean) => void {
  const analysis = useAnalysisStore()
  const games = useOpenGamesStore()

  return (moves, goesThere) => {
    const { target, isThreat } = analysis
    if (!target) return
    const played = moves.map(({ move }) => move)
    games.edit(target.place, ({ game, cursor }) => {
      let at = { tree: game.tree, node: target.node }
      for (const move of isThreat ? [PASS, ...played] : played) at = addMove(at.tree, at.node, move)
      return { game: { ...game, tree: at.tree }, cursor: goesThere ? at.node : cursor }
    })
  }
}
