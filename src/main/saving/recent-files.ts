import { stat } from 'node:fs/promises'
import { z } from 'zod'
import { ok } from '#engine/result'
import { type FileRef, MAX_PATH } from '#shared/contract/files'
import { MAX_RECENT } from '#shared/contract/saving'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { toFileRef } from '../files/file-ref.ts'
import { createJsonFile } from '../json-file.ts'

/**
 * The files last opened or saved. The host keeps them itself: what stands here may be read again,
 * so the window must not be able to write it.
 */
export interface RecentFiles {
  /** Those that are still there, the newest first; the window may read them. */
  readonly list: () => Promise<readonly FileRef[]>
  readonly note: (path: string) => Promise<void>
}

const content = z.strictObject({
  version: z.literal(1),
  paths: z.array(z.string().max(MAX_PATH)).max(MAX_RECENT).readonly(),
})

export function createRecentFiles(folder: string, allowed: AllowedPaths): RecentFiles {
  const file = createJsonFile<z.infer<typeof content>>({
    folder,
    name: 'recent-files',
    parse: (json) => content.safeParse(json).data,
    fallback: { version: 1, paths: [] },
  })
  return {
    list: async () => {
      const { paths } = await file.load()
      const there = await Promise.all(paths.map(isFile))
      const found = paths.filter((_path, i) => there[i])
      for (const path of found) allowed.grant(path)
      return found.map(toFileRef)
    },
    note: async (path) => {
      await file.change<never>(({ paths }) => {
        const others = paths.filter((other) => other !== path)
        return ok({ version: 1, paths: [path, ...others].slice(0, MAX_RECENT) })
      })
    },
  }
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  )
