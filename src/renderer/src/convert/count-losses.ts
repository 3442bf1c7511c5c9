import { EXPORT_FORMATS, EXPORT_OPTIONS, type ExportFormatId } from '#engine/game/export-formats'
import type { Game } from '#engine/game/game'
import { type Loss, LOSSES } from '#engine/game/losses'

export interface LostPart {
  readonly loss: Loss
  /** How many games lose it. */
  readonly games: number
}

/** What a format cannot hold of some games, and of how many. */
export function countLosses(games: readonly Game[], format: ExportFormatId): readonly LostPart[] {
  const counts = new Map<Loss, number>()
  for (const game of games) {
    for (const loss of EXPORT_FORMATS[format].losses(game, EXPORT_OPTIONS)) {
      counts.set(loss, (counts.get(loss) ?? 0) + 1)
    }
  }
  return LOSSES.flatMap((loss) => {
    const count = counts.get(loss)
    return count === undefined ? [] : [{ loss, games: count }]
  })
}
