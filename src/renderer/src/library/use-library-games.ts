import { gameFrom, newGame } from '#engine/game/new-game'
import type { Game } from '#engine/game/game'
import type { Arrangement } from '#engine/rules/setup'
import type { Setup, Side } from '#engine/rules/types'
import type { GameRow } from '#shared/contract/library-query'
import { useDocumentStore } from '../documents/document-store.ts'
import { useGameOriginsStore } from '../documents/game-origins.ts'
import { useGameStore } from '../game/game-store.ts'
import { useHost } from '../host/use-host.ts'
import { usePanelsStore } from '../shell/panels-store.ts'
import { useShellStore } from '../shell/shell-store.ts'
import { useTexts } from '../text/use-texts.ts'
import { useLibraryStore } from './library-store.ts'

export interface LibraryGames {
  /** Opens a game at the place that was looked for, or at its start. */
  readonly open: (row: GameRow) => Promise<void>
  /** Opens games as one document. */
  readonly openAll: (ids: readonly number[], name: string) => Promise<boolean>
  /** Opens a new game from a pair of arrangements, to play into the explorer. */
  readonly openPair: (pair: Readonly<Record<Side, Arrangement>>) => Promise<void>
  readonly openPosition: (setup: Setup) => Promise<void>
}

/** Ways from the library to the board and back. */
export function useLibraryGames(): LibraryGames {
  const host = useHost()
  const library = useLibraryStore()
  const origins = useGameOriginsStore()
  const documents = useDocumentStore()
  const game = useGameStore()
  const panels = usePanelsStore()
  const shell = useShellStore()
  const texts = useTexts()

  async function openAll(ids: readonly number[], name: string): Promise<boolean> {
    const { id } = library
    if (id === undefined) return false
    const pieces: string[] = []
    const sent = await host.run(
      'library.documents',
      { library: id, ids: [...ids] },
      { onItem: (piece) => pieces.push(piece) },
    )
    if (!sent.ok) {
      library.fail(sent.error)
      return false
    }
    const before = documents.activeId
    await documents.openText(pieces.join(''), name)
    const opened = documents.activeId
    if (opened === undefined || opened === before) return false
    origins.rememberAll(opened, id, ids)
    shell.place = 'game'
    return true
  }

  async function openNew(made: Game, name: string): Promise<void> {
    await documents.openGames([made], name)
    panels.open('explorer')
  }

  return {
    openAll,
    open: async (row) => {
      const { unknown } = texts.value.libraryWindow.table
      const name = `${row.cho?.name ?? unknown} : ${row.han?.name ?? unknown}`
      if (!(await openAll([row.id], name))) return
      game.go(row.hit?.ply ?? 0)
    },
    openPair: (pair) => openNew(newGame(pair), texts.value.libraryWindow.tabs.matrix),
    openPosition: (setup) =>
      openNew(
        gameFrom({ setup, source: 'fen-header' }),
        texts.value.libraryWindow.search.positions,
      ),
  }
}
