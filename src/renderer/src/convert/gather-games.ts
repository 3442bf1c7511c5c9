import type { ReadGame } from '#engine/game/game'
import type { GameEntry } from '#engine/notation/game-entry'
import type { StudioDocument } from '../documents/document-store.ts'
import type { useOpenGamesStore } from '../documents/open-games-store.ts'
import type { RecordReader } from '../documents/record-reader.ts'

/** Milliseconds of reading between two breaths of the window. */
const AT_ONCE = 12

interface Gathering {
  readonly reader: RecordReader
  readonly games: Pick<ReturnType<typeof useOpenGamesStore>, 'get'>
  readonly onProgress: (done: number) => void
  readonly isStale: () => boolean
}

/** Games of a document as they stand, changed or not; undefined when they are no longer wanted. */
export async function gatherGames(
  { id, file, records }: StudioDocument,
  indices: readonly number[],
  { reader, games, onProgress, isStale }: Gathering,
): Promise<readonly ReadGame[] | undefined> {
  const found: ReadGame[] = []
  let breath = performance.now()
  for (const index of indices) {
    const entry: GameEntry | undefined = records.games[index]
    if (!entry) continue
    const open = games.get({ document: id, game: index })
    found.push(open ?? (await reader.read(file.text, entry)))
    if (performance.now() - breath < AT_ONCE) continue
    onProgress(found.length)
    await new Promise((resolve) => setTimeout(resolve))
    if (isStale()) return undefined
    breath = performance.now()
  }
  onProgress(found.length)
  return isStale() ? undefined : found
}
