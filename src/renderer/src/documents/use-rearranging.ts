import {
  type Arranged,
  arrangedGames,
  arrangedText,
  type GameSource,
  type GoneGame,
  goneGame,
  shownAmong,
} from './arrangement.ts'
import { type StudioDocument, useDocumentStore } from './document-store.ts'
import { useGameOriginsStore } from './game-origins.ts'
import { useOpenGamesStore } from './open-games-store.ts'
import { useRecordReader } from './record-reader.ts'

/** Puts the games of a document together anew; answers what was taken out, by its index before. */
export type Rearrange = (
  id: string,
  sources: readonly GameSource[],
) => Promise<ReadonlyMap<number, GoneGame> | undefined>

/**
 * Gives documents other games, or their games in another order. All stays as it is, and the answer is
 * undefined, where the new text would not be read as these games, or the document changed meanwhile.
 */
export function useRearranging(): Rearrange {
  const documents = useDocumentStore()
  const games = useOpenGamesStore()
  const origins = useGameOriginsStore()
  const reader = useRecordReader()

  const documentOf = (id: string): StudioDocument | undefined =>
    documents.all.find((other) => other.id === id)

  return async (id, sources) => {
    const before = documentOf(id)
    if (!before || before.file.collection) return undefined
    const { records, file, gameIndex } = before
    const now = (): Arranged => ({ text: file.text, records, opened: games.gamesOf(id) })
    const text = arrangedText(now(), sources)
    const scanned = await reader.scan(text)
    const isAsMeant = scanned.format === records.format && scanned.games.length === sources.length
    const shown = shownAmong(sources, gameIndex)
    const entry = scanned.games[shown]
    if (!isAsMeant || !entry) return undefined
    const isOpen = arrangedGames(now().opened, sources).has(shown)
    const read = isOpen ? undefined : await reader.read(text, entry)
    const document = documentOf(id)
    if (document?.file !== file || document.gameIndex !== gameIndex) return undefined

    const kept = new Set(sources.map((source) => (source.kind === 'kept' ? source.was : -1)))
    const gone = records.games.filter(({ index }) => !kept.has(index))
    const taken = new Map(gone.map(({ index }) => [index, goneGame(now(), index)]))
    // Blank lines at the end are left over from a game that stood there.
    const isAsSaved = text.trimEnd() === document.savedText?.trimEnd()
    games.rearrange(id, arrangedGames(now().opened, sources), isAsSaved)
    origins.rearrange(id, sources, taken)
    const place = { document: id, game: shown }
    if (read) games.open(place, read)
    const diagnostics = games.get(place)?.diagnostics ?? []
    documents.noteArranged(id, {
      file: { ...file, text },
      records: scanned,
      gameIndex: shown,
      diagnostics,
    })
    return taken
  }
}
