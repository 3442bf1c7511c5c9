import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { GameSource, GoneGame } from './arrangement.ts'
import type { GamePlace } from './open-games-store.ts'

/** A game of a library. */
export interface LibraryGame {
  readonly library: string
  readonly id: number
}

type Origins = ReadonlyMap<number, LibraryGame>

/** Which games of open documents came from a library: what is kept of them goes back there. */
export const useGameOriginsStore = defineStore('game-origins', () => {
  const documents = shallowRef<ReadonlyMap<string, Origins>>(new Map())
  /** Of games that were taken out of their documents and may come back. */
  const gone = new WeakMap<GoneGame, LibraryGame>()

  const of = ({ document, game }: GamePlace): LibraryGame | undefined =>
    documents.value.get(document)?.get(game)

  function put(document: string, origins: Origins): void {
    documents.value = new Map([...documents.value, [document, origins]])
  }

  const remember = ({ document, game }: GamePlace, origin: LibraryGame): void =>
    put(document, new Map([...(documents.value.get(document) ?? []), [game, origin]]))

  /** The games of a document are these games of a library, in this order. */
  const rememberAll = (document: string, library: string, ids: readonly number[]): void =>
    put(document, new Map(ids.map((id, game) => [game, { library, id }])))

  /** @param taken what was taken out, by its index before */
  function rearrange(
    document: string,
    sources: readonly GameSource[],
    taken: ReadonlyMap<number, GoneGame>,
  ): void {
    const before = documents.value.get(document)
    for (const [was, game] of taken) {
      const origin = before?.get(was)
      if (origin) gone.set(game, origin)
    }
    const origins = sources.map((source) => {
      if (source.kind === 'kept') return before?.get(source.was)
      return source.kind === 'back' ? gone.get(source.game) : undefined
    })
    put(
      document,
      new Map(origins.flatMap((origin, game) => (origin ? [[game, origin] as const] : []))),
    )
  }

  return { of, remember, rememberAll, rearrange }
})
