import { writeJanggi } from '#engine/game/write-janggi'
import { useDocumentStore } from '../documents/document-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { useHost } from '../host/use-host.ts'
import { useExplorerStore } from './explorer-store.ts'
import { useLibraryStore } from './library-store.ts'

/** What saving the game in view into the library came to. */
export type Saved = 'added' | 'saved' | 'already-there' | 'failed'

/** Adds the game in view to the library; one that came from there goes back to its place. */
export function useSaveInLibrary(): () => Promise<Saved> {
  const host = useHost()
  const library = useLibraryStore()
  const explorer = useExplorerStore()
  const documents = useDocumentStore()
  const game = useGameStore()

  return async () => {
    const { id } = library
    const open = game.game
    if (id === undefined || !open) return 'failed'
    const document = documents.active?.id ?? ''
    const origin = explorer.origins.get(document)
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
    explorer.remember(document, { library: id, id: saved.value.id })
    await library.refresh()
    if (known !== null) return 'saved'
    return saved.value.added ? 'added' : 'already-there'
  }
}
