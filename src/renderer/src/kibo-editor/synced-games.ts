import { useDocumentStore } from '../documents/document-store.ts'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useRecordReader } from '../documents/record-reader.ts'
import { useRearranging } from '../documents/use-rearranging.ts'
import type { SyncedGames } from './text-sync.ts'

/** Edits of a text that follow at once are undone together. */
const MERGE = 'text'

/** The games of any document as its text needs them. */
export function useSyncedGames(): (document: string) => SyncedGames {
  const documents = useDocumentStore()
  const games = useOpenGamesStore()
  const reader = useRecordReader()
  const rearrange = useRearranging()
  return (document) => {
    const own = () => documents.all.find(({ id }) => id === document)
    return {
      count: () => own()?.records.games.length ?? 0,
      opened: () => games.gamesOf(document),
      load: async (index) => {
        const { file, records } = own() ?? {}
        const entry = records?.games[index]
        if (file && entry)
          games.open({ document, game: index }, await reader.read(file.text, entry))
      },
      rearrange: (sources) => rearrange(document, sources),
      edit: (index, game, cursor) =>
        games.edit({ document, game: index }, () => ({ game, cursor }), MERGE),
    }
  }
}
