import { realpath } from 'node:fs/promises'
import { dirname, normalize } from 'node:path'
import { err, ok, type Result } from '#engine/result'
import type { FileError } from '#shared/contract/files'
import { errorCode } from '../error-code.ts'
import { findOnDisk } from './find-on-disk.ts'
import { isPlainPath, isWithin } from './path-syntax.ts'

export interface FoundPath {
  /** As its names are spelled on disk. */
  readonly path: string
  /** What it comes to when every symbolic link is followed: the one to open. */
  readonly real: string
}

/** What the window may list and read: some folders, and what the user has named himself. */
export interface AllowedPaths {
  /** Allows a file, or a folder with everything below it. */
  readonly grant: (path: string) => void
  readonly isAllowed: (path: string) => boolean
  /** Finds what the window asked for. A link that leads out of what is allowed is refused. */
  readonly find: (path: string) => Promise<Result<FoundPath, FileError>>
  /** The folder, its links followed, in which a file that is to be made would stand. */
  readonly findFolderOf: (path: string) => Promise<Result<string, FileError>>
}

export function createAllowedPaths(folders: readonly string[]): AllowedPaths {
  const granted = new Set(folders.map((folder) => normalize(folder)))

  const isAllowed = (path: string): boolean =>
    isPlainPath(path) && [...granted].some((grant) => isWithin(grant, normalize(path)))

  /** Read anew each time: a link the user named may lead elsewhere by now, and that is still his. */
  async function leadsToAllowed(real: string): Promise<boolean> {
    const reals = await Promise.all(
      [...granted].map((grant) => realpath(grant).catch(() => undefined)),
    )
    return reals.some((grant) => grant !== undefined && isWithin(grant, real))
  }

  return {
    isAllowed,
    grant: (path) => {
      granted.add(normalize(path))
    },
    findFolderOf: async (asked) => {
      if (!isAllowed(asked)) return err({ code: 'file-not-allowed', path: asked })
      const folder = await findOnDisk(dirname(normalize(asked)))
      if (folder === undefined) return err({ code: 'file-not-found', path: dirname(asked) })
      const real = await realpath(folder)
      // A file that the user named himself may stand in a folder that is not open as a whole.
      const isNamed = granted.has(normalize(asked))
      if (isNamed || (await leadsToAllowed(real))) return ok(real)
      return err({ code: 'file-not-allowed', path: asked })
    },
    find: async (asked) => {
      // Before the disk is touched, so that nothing can be learnt about what is elsewhere.
      if (!isAllowed(asked)) return err({ code: 'file-not-allowed', path: asked })

      const path = await findOnDisk(normalize(asked))
      if (path === undefined) return err({ code: 'file-not-found', path: asked })
      try {
        const real = await realpath(path)
        if (await leadsToAllowed(real)) return ok({ path, real })
        return err({ code: 'file-not-allowed', path: asked })
      } catch (error) {
        const code = errorCode(error)
        if (code === 'ENOENT') return err({ code: 'file-not-found', path: asked })
        return err({ code: 'file-unreadable', path: asked, detail: code })
      }
    },
  }
}
