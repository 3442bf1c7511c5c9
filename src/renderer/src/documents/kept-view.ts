import { nodeAtPlace, placeOf } from '#engine/game/path'
import type { NodeId } from '#engine/game/tree'
import { type KeptView, MAX_TURNS } from '#shared/contract/recovery'
import type { OpenGame } from './open-game.ts'

type Games = ReadonlyMap<number, OpenGame>

/** Where the reader of a document is, told so that the document may be read again. */
export const keptView = (game: number, games: Games): KeptView => ({
  game,
  cursors: [...games].flatMap(([index, open]): KeptView['cursors'] => {
    const place = placeOf(open.game.tree, open.cursor)
    return place.ply === 0 || place.turns.length > MAX_TURNS ? [] : [[index, place]]
  }),
})

/** The nodes that a kept view tells of, in the games as they are now. */
export const cursorsIn = (
  { cursors }: KeptView,
  games: Games,
): readonly (readonly [game: number, node: NodeId])[] =>
  cursors.flatMap(([index, place]): [number, NodeId][] => {
    const open = games.get(index)
    return open ? [[index, nodeAtPlace(open.game.tree, place)]] : []
  })
