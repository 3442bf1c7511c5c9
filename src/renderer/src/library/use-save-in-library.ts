import { writeJanggi } from '#engine/game/write-janggi'
import { useGameOriginsStore } from '../documents/game-origins.ts'
import { useGameStore } from '../game/game-store.ts'
import { useHost } from '../host/use-host.ts'
import { useLibraryStore } from './library-store.ts'

/** What saving the game in view into the library came to. */
export type Saved = 'added' | 'saved' | 'already-there' | 'failed'

/** Adds the game in view to the library; one that came from there goes back to its place. */
export function useSaveInLibrary(): () => Promise<Saved> {
  const host = useHost()
  const library = useLibraryStore()
  const origins = useGameOriginsStore()
  const game = useGameStore()

  return async () => {
    const { id } = library
    const { game: open, place } = game
    if (id === undefined || !open || !place) return 'failed'
    const origin = origins.of(place)
    const known = origin?.library === id ? origin.id : null
    const saved = await host.run('library.saveGame', {
      library: id,
      id: known,
      document: writeJanggi([open]),
    })
    if (!saved.ok) {
      library.fail(saved.error)
      return 'failed'
    }
    origins.remember(place, { library: id, id: saved.value.id })
    await library.refresh()
    if (known !== null) return 'saved'
    return saved.value.added ? 'added' : 'already-there'
  }
}
