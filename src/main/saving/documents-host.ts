import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import type { Platform } from '../platform.ts'
import { type ClaimedDocuments, recoveryHandlers } from '../recovery/handlers.ts'
import { ownerName } from '../recovery/owner.ts'
import { createRecoveryStore } from '../recovery/recovery-store.ts'
import { savingHandlers } from './handlers.ts'
import type { RecentFiles } from './recent-files.ts'
import { createStagedTexts } from './staged-texts.ts'

type Handlers = HandlersOf<HostContract, 'saving'> & HandlersOf<HostContract, 'recovery'>

/** What keeps the documents of all windows: saving them, and what is not saved. */
interface DocumentsHost {
  readonly connect: () => { readonly handlers: Handlers; readonly close: () => void }
  readonly close: () => void
}

export function createDocumentsHost(
  platform: Platform,
  allowed: AllowedPaths,
  recent: RecentFiles,
): DocumentsHost {
  const recovery = createRecoveryStore(platform.dataFolder, ownerName(process.pid, Date.now()))
  const claimed: ClaimedDocuments = new Map()
  return {
    connect: () => {
      const staged = createStagedTexts()
      const unsaved = recoveryHandlers(recovery, claimed, staged)
      return {
        handlers: {
          ...savingHandlers({ platform, allowed, recent }, staged),
          ...unsaved.handlers,
        },
        close: () => {
          staged.clear()
          unsaved.release()
        },
      }
    },
    close: recovery.close,
  }
}
