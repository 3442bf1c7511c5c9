import { dirname } from 'node:path'
import { err, ok } from '#engine/result'
import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'
import type { Platform } from '../platform.ts'
import type { AllowedPaths } from './allowed-paths.ts'
import { toFileRef } from './file-ref.ts'
import { sendText } from './send-text.ts'
import type { FileWorker } from './file-worker.ts'
import type { RecentFiles } from '../saving/recent-files.ts'
import type { Uploads } from './uploads.ts'

export interface Files {
  readonly platform: Pick<Platform, 'pickFiles' | 'pickFolder'>
  readonly allowed: AllowedPaths
  readonly worker: FileWorker
  /** Told of every file that was read. */
  readonly recent: Pick<RecentFiles, 'note'>
  /** Folders the file dialog offers; the first is where it starts. */
  readonly places: () => Promise<readonly string[]>
}

/** The file calls of one window, which has its own uploads. */
export const fileHandlers = (
  files: Files,
  uploads: Uploads,
): HandlersOf<HostContract, 'files'> => ({
  ...pathHandlers(files),
  ...uploadHandlers(files, uploads),
})

type PathMethod = 'files.pick' | 'files.pickFolder' | 'files.list' | 'files.read'

function pathHandlers({
  platform,
  allowed,
  worker,
  places,
  recent,
}: Files): Pick<HandlersOf<HostContract, 'files'>, PathMethod> {
  return {
    'files.pick': async () => {
      const picked = await platform.pickFiles()
      if (picked.kind !== 'picked') return ok(picked)
      for (const path of picked.paths) allowed.grant(path)
      return ok({ kind: 'picked', files: picked.paths.map(toFileRef) })
    },

    'files.pickFolder': async () => {
      const picked = await platform.pickFolder()
      if (picked.kind !== 'picked') return ok(picked)
      allowed.grant(picked.path)
      return ok({ kind: 'picked', folder: toFileRef(picked.path) })
    },

    'files.list': async ({ folder }) => {
      const offered = await places()
      const found = await allowed.find(folder ?? offered[0] ?? '')
      if (!found.ok) return found
      const { path } = found.value
      const listed = await worker.perform<'list'>({ kind: 'list', found: found.value })
      if (!listed.ok) return err({ code: 'file-unreadable', path, detail: listed.error.reason })
      if (!listed.value.ok) return listed.value

      const { entries, truncated } = listed.value.value
      const readable = await Promise.all(
        entries.map(async ({ isLink, ...entry }) =>
          isLink && !(await allowed.find(entry.path)).ok ? undefined : entry,
        ),
      )
      const above = dirname(path)
      return ok({
        folder: path,
        parent: above !== path && allowed.isAllowed(above) ? above : null,
        places: offered.map(toFileRef),
        entries: readable.filter((entry) => entry !== undefined),
        truncated,
      })
    },

    'files.read': async ({ path: asked, encoding }, call) => {
      const found = await allowed.find(asked)
      if (!found.ok) return found
      const { path } = found.value
      const read = await worker.perform<'read'>({ kind: 'read', found: found.value, encoding })
      if (!read.ok) return err({ code: 'file-unreadable', path, detail: read.error.reason })
      if (!read.value.ok) return read.value
      const { text, ...facts } = read.value.value
      await sendText(text, call)
      void recent.note(path)
      return ok({ ...toFileRef(path), ...facts })
    },
  }
}

const uploadHandlers = (
  { worker }: Files,
  uploads: Uploads,
): Pick<HandlersOf<HostContract, 'files'>, 'files.upload'> => ({
  'files.upload': async (piece, call) => {
    const taken = uploads.take(piece)
    if (!taken.ok) return taken
    if (taken.value === undefined) return ok({ file: null })

    const { name, encoding } = piece
    const read = await worker.perform<'decode'>({ kind: 'decode', bytes: taken.value, encoding })
    if (!read.ok) return err({ code: 'file-unreadable', path: name, detail: read.error.reason })
    const { text, ...facts } = read.value
    await sendText(text, call)
    return ok({ file: { name: name.normalize('NFC'), path: null, ...facts } })
  },
})
