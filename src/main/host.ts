import { contract, type HostContract } from '#shared/contract/index'
import { type Handlers, serve } from '#shared/rpc/host'
import type { Transport } from '#shared/rpc/transport'
import { appHandlers } from './app/handlers.ts'
import { casesHandlers } from './cases/handlers.ts'
import { createCasesFile } from './cases/cases-file.ts'
import { createEvents } from './app/events.ts'
import { EnginePool } from './engines/engine-pool.ts'
import { createEnginesFile } from './engines/engines-file.ts'
import { createEvaluations } from './evaluations/evaluations.ts'
import { engineHandlers } from './engines/handlers.ts'
import { convertHandlers } from './convert/handlers.ts'
import { createFileWorker } from './files/file-worker.ts'
import { fileHandlers, type Files } from './files/handlers.ts'
import { createOpened } from './files/opened.ts'
import { createUploads } from './files/uploads.ts'
import { libraryHandlers } from './library/handlers.ts'
import { createLibraryList } from './library/library-list.ts'
import { createLibraryThread } from './library/library-thread.ts'
import type { Platform } from './platform.ts'
import { rulesHandlers } from './rules/handlers.ts'
import { createRulesFile } from './rules/rules-file.ts'
import { createDocumentsHost } from './saving/documents-host.ts'
import { createRecentFiles } from './saving/recent-files.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { createSettingsFile } from './settings/settings-file.ts'
import { sheetHandlers } from './sheets/handlers.ts'
import { createSheetsFile } from './sheets/sheets-file.ts'

/** One window's line, as the host sees it. */
export interface Connection {
  /** The user turned to this window: events go to it until he turns to another. */
  readonly bringToFront: () => void
}

/** What stands behind the windows. It knows neither Electron nor sockets. */
export interface Host {
  /** Serves a window over its line until the line closes. */
  readonly connect: (transport: Transport) => Connection
  /** Has the window in front open files, given as absolute paths; without one the next opens them. Folders
   * are offered in the file dialog.  */
  readonly openFiles: (paths: readonly string[]) => void
  /** A command of the native menu, for the window in front. */
  readonly sendCommand: (command: string) => void
  /** Ends what runs beside the main thread. The lines are closed by whoever opened them. */
  readonly close: () => Promise<void>
}

/**
 * @param startPaths absolute paths the studio was started with: the first window opens the files,
 *   the file dialog offers the folders
 * @param onCrash told of every handler that threw
 */
export function createHost(
  platform: Platform,
  startPaths: readonly string[],
  onCrash: (method: string, error: unknown) => void,
): Host {
  const events = createEvents()
  const worker = createFileWorker()
  const opened = createOpened(platform, events)
  const { allowed, places } = opened
  const recent = createRecentFiles(platform.dataFolder, allowed)
  const files: Files = { platform, allowed, worker, places, recent }
  const documents = createDocumentsHost(platform, allowed, recent)
  const enginesFile = createEnginesFile(platform.dataFolder)
  const pools = new Set<EnginePool>()
  const libraryThread = createLibraryThread()
  const libraries = libraryHandlers({
    list: createLibraryList(platform.dataFolder),
    thread: libraryThread,
    allowed,
  })
  const evaluations = createEvaluations(libraryThread, platform.dataFolder, platform.info.version)
  const saved = savedHandlers(platform.dataFolder)

  opened.open(startPaths)
  return {
    connect: (transport) => {
      const uploads = createUploads()
      const saving = documents.connect()
      const pool = new EnginePool(enginesFile.find)
      pools.add(pool)
      const app = appHandlers(platform, events)
      const handlers: Handlers<HostContract> = {
        ...app.handlers,
        ...engineHandlers({ file: enginesFile, allowed, evaluations }, pool),
        ...fileHandlers(files, uploads),
        ...libraries,
        ...convertHandlers(allowed),
        ...saving.handlers,
        ...saved,
      }
      serve(contract, handlers, transport, {
        onCrash,
        onClose: () => {
          uploads.clear()
          saving.close()
          pools.delete(pool)
          void pool.close()
        },
      })
      return { bringToFront: app.bringToFront }
    },
    openFiles: opened.open,
    sendCommand: events.command,
    close: async () => {
      documents.close()
      evaluations.close()
      const poolsClosed = [...pools].map((pool) => pool.close())
      await Promise.all([worker.close(), libraryThread.close(), ...poolsClosed])
    },
  }
}

/** What the user made and chose, each kept in a file of its own. */
const savedHandlers = (folder: string) => ({
  ...casesHandlers(createCasesFile(folder)),
  ...rulesHandlers(createRulesFile(folder)),
  ...settingsHandlers(createSettingsFile(folder)),
  ...sheetHandlers(createSheetsFile(folder)),
})
