import { existsSync } from 'node:fs'
import { copyFile, rename } from 'node:fs/promises'
import { readRecords } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import { parseFen } from '#engine/notation/fen'
import { err, ok, type Result } from '#engine/result'
import { checkSetup } from '#engine/rules/setup'
import type { LibraryError, LibraryInfo } from '#shared/contract/library'
import type { Call, HandlersOf } from '#shared/rpc/host'
import { sendText } from '../files/send-text.ts'
import { Importer } from './import/importer.ts'
import type { OpenLibraries } from './open-libraries.ts'
import type { LibraryRepository } from './repository.ts'
import { backupsOf } from './store/backup.ts'
import { gameFacts } from './store/game-facts.ts'
import { guarded, guardedLater } from './store/sqlite-errors.ts'
import type { ThreadContract } from './thread-contract.ts'

type ThreadHandlers = HandlersOf<ThreadContract, 'library'>
type Done<T> = Promise<Result<T, LibraryError>>

/** Runs calls on libraries; what the disk does to them becomes an error value here. */
class Desk {
  readonly libraries: OpenLibraries

  constructor(libraries: OpenLibraries) {
    this.libraries = libraries
  }

  use<T>(path: string, action: (library: LibraryRepository) => Result<T, LibraryError>): Done<T> {
    const library = this.libraries.at(path)
    if (!library.ok) return Promise.resolve(library)
    const done = guarded(path, () => action(library.value))
    return Promise.resolve(this.closeIfCorrupt(path, done.ok ? done.value : done))
  }

  async useLater<T>(path: string, action: (library: LibraryRepository) => Promise<T>): Done<T> {
    const library = this.libraries.at(path)
    if (!library.ok) return library
    return this.closeIfCorrupt(path, await guardedLater(path, () => action(library.value)))
  }

  /** For what changes a library: answers how it looks then. */
  change(
    path: string,
    action: (library: LibraryRepository) => Result<void, LibraryError>,
  ): Done<LibraryInfo> {
    return this.use(path, (library) => {
      const done = action(library)
      return done.ok ? ok(library.info()) : done
    })
  }

  /** Damage that shows in use: the next call opens the file afresh, and sets it aside. */
  closeIfCorrupt<T>(path: string, result: Result<T, LibraryError>): Result<T, LibraryError> {
    if (!result.ok && result.error.code === 'library-corrupt') this.libraries.close(path)
    return result
  }
}

/**
 * What the library thread does. A library is named by its path here: the host has looked it up.
 */
export function threadHandlers(libraries: OpenLibraries): ThreadHandlers {
  const desk = new Desk(libraries)
  return {
    ...fileHandlers(desk),
    ...importHandlers(desk),
    ...gameHandlers(desk),
    ...editHandlers(desk),
    ...explorerHandlers(desk),
  }
}

const fileHandlers = (
  desk: Desk,
): Pick<
  ThreadHandlers,
  'library.make' | 'library.info' | 'library.backUp' | 'library.restoreBackup'
> => ({
  'library.make': ({ library }) => {
    if (existsSync(library)) {
      return Promise.resolve(err({ code: 'library-exists', name: library }))
    }
    const made = desk.libraries.at(library, true)
    return Promise.resolve(made.ok ? ok({}) : made)
  },
  'library.info': ({ library }) => desk.use(library, (at) => ok(at.info())),
  'library.backUp': ({ library }) => desk.use(library, (at) => ok({ path: at.backUp() })),
  'library.restoreBackup': async ({ library }) => {
    const [backup] = backupsOf(library)
    if (backup === undefined) return err({ code: 'no-backup', path: library })
    desk.libraries.close(library)
    if (existsSync(library)) return err({ code: 'library-exists', name: library })
    const restored = await guardedLater(library, async () => {
      await copyFile(backup, `${library}.restoring`)
      await rename(`${library}.restoring`, library)
    })
    return restored.ok ? desk.use(library, (at) => ok(at.info())) : restored
  },
})

function importHandlers(
  desk: Desk,
): Pick<ThreadHandlers, 'library.import' | 'library.imports' | 'library.findings'> {
  const importing = new Set<string>()
  return {
    'library.import': async ({ library, paths }, call) => {
      if (importing.has(library)) return err({ code: 'import-running', path: library })
      importing.add(library)
      const done = await desk.useLater(library, (at) => Importer.run(at, paths, call))
      importing.delete(library)
      return done
    },
    'library.imports': ({ library }) => desk.use(library, (at) => ok({ runs: [...at.imports()] })),
    'library.findings': ({ library, run, ...page }) =>
      desk.use(library, (at) => {
        const { findings, total } = at.findings(run, page)
        return ok({ findings: [...findings], total })
      }),
  }
}

const gameHandlers = (
  desk: Desk,
): Pick<
  ThreadHandlers,
  'library.search' | 'library.found' | 'library.documents' | 'library.players'
> => ({
  'library.search': ({ library, query, sort, ...page }, call) =>
    desk.useLater(library, (at) => at.search(query, sort, page, call)),
  'library.found': ({ library, query, sort }, { signal }) =>
    desk.useLater(library, async (at) => ({
      ids: [...(await at.found(query, sort, { signal, emit: () => undefined }))],
    })),
  'library.documents': ({ library, ids }, call) => sendDocuments(desk, library, ids, call),
  'library.players': ({ library, typed, ...page }) =>
    desk.use(library, (at) => {
      const { players, total } = at.players(typed, page)
      return ok({ players: [...players], total })
    }),
})

const editHandlers = (
  desk: Desk,
): Pick<
  ThreadHandlers,
  | 'library.saveGame'
  | 'library.keepReview'
  | 'library.edit'
  | 'library.undo'
  | 'library.redo'
  | 'library.emptyTrash'
  | 'library.saveSearch'
  | 'library.removeSearch'
> => ({
  'library.saveGame': ({ library, id, document }) =>
    desk.use(library, (at) => {
      const [game] = readRecords(document).games
      return game ? at.saveGame(id, gameFacts(game)) : err({ code: 'not-a-game' })
    }),
  'library.keepReview': ({ library, id, document }) =>
    desk.change(library, (at) => {
      const game = readRecords(document).games[0]?.game
      if (!game?.review) return err({ code: 'not-a-game' })
      return at.keepReview(id, game.start.setup, game.review)
    }),
  'library.edit': ({ library, edit }) => desk.change(library, (at) => at.edit(edit)),
  'library.undo': ({ library }) => desk.change(library, (at) => at.undo()),
  'library.redo': ({ library }) => desk.change(library, (at) => at.redo()),
  'library.emptyTrash': ({ library }) => desk.change(library, (at) => at.emptyTrash()),
  'library.saveSearch': ({ library, name, query }) =>
    desk.change(library, (at) => at.saveSearch(name, query)),
  'library.removeSearch': ({ library, id }) => desk.change(library, (at) => at.removeSearch(id)),
})

const explorerHandlers = (
  desk: Desk,
): Pick<ThreadHandlers, 'library.explore' | 'library.matrix' | 'library.report'> => ({
  'library.explore': ({ library, fen, mirror, filter }) =>
    desk.use(library, (at) => {
      const setup = parseFen(fen)
      if (!setup.ok || checkSetup(setup.value).some(({ code }) => code === 'no-general')) {
        return err({ code: 'bad-position', fen })
      }
      return ok(at.explore(setup.value, mirror, filter))
    }),
  'library.matrix': ({ library, filter }) => desk.use(library, (at) => ok(at.matrix(filter))),
  'library.report': ({ library, cho, han, filter, depth }, { signal }) =>
    desk.useLater(library, (at) => at.report({ cho, han }, filter, depth, signal)),
})

/** One document of all games, sent as it is made. */
async function sendDocuments(
  desk: Desk,
  path: string,
  ids: readonly number[],
  call: Call<string>,
): Promise<Result<Record<string, never>, LibraryError>> {
  const library = desk.libraries.at(path)
  if (!library.ok) return library
  const games = guarded(path, () => ids.map((id) => library.value.game(id)))
  if (!games.ok) return games
  const missing = games.value.findIndex((game) => game === undefined)
  if (missing >= 0) return err({ code: 'no-such-game', id: ids[missing] ?? 0 })
  await sendText(writeJanggi(games.value.filter((game) => game !== undefined)), call)
  return ok({})
}
