import type { GameSource } from '../documents/arrangement.ts'
import type { RemovedGame, RemovedGames } from './removed-games.ts'
import type { TextNews } from './text-questions.ts'

/** Where a game of the text comes from. */
export type TextGame = Exclude<GameSource, { readonly kind: 'back' }> | Back

interface Back {
  readonly kind: 'back'
  readonly removed: RemovedGame
}

/** Whether games came, went or changed places in a text that had so many. */
export const isRearranged = (
  { games, keptBefore, changed, gone }: TextNews,
  count: number,
): boolean =>
  games !== count || gone.length > 0 || changed.some(({ was }, i) => was !== keptBefore + i)

/** Where each game of a text that had so many comes from now. */
export function textGames(
  { games, keptBefore, keptBehind, changed }: TextNews,
  count: number,
  removed: RemovedGames,
): readonly TextGame[] {
  const taken = new Set<RemovedGame>()
  return Array.from({ length: games }, (_, index): TextGame => {
    if (index < keptBefore) return { kind: 'kept', was: index }
    if (index >= games - keptBehind) return { kind: 'kept', was: index - games + count }
    const change = changed[index - keptBefore]
    if (!change) throw new RangeError(`nothing is told of game ${index}`)
    if (change.was !== undefined) return { kind: 'kept', was: change.was }
    const back = removed.find(change.source, taken)
    if (!back) return { kind: 'new', text: change.source }
    taken.add(back)
    return { kind: 'back', removed: back }
  })
}

export const gameSource = (game: TextGame): GameSource =>
  game.kind === 'back' ? { kind: 'back', game: game.removed.game } : game
