import { err, ok, type Result } from '#engine/result'
import type { LibraryError } from '#shared/contract/library'
import { errorCode } from '../../error-code.ts'

/** What SQLite or the file system says, as the library's own error; undefined for a bug of ours. */
function libraryErrorOf(error: unknown, path: string): LibraryError | undefined {
  const code = errorCode(error)
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') return { code: 'library-disk-full', path }
  if (/^SQLITE_READONLY|^EROFS$|^EACCES$|^EPERM$/.test(code)) {
    return { code: 'library-read-only', path }
  }
  if (/^SQLITE_(?:BUSY|LOCKED)/.test(code)) return { code: 'library-busy', path }
  if (/^SQLITE_(?:CORRUPT|NOTADB)/.test(code)) return { code: 'library-corrupt', path }
  if (/^SQLITE_(?:CANTOPEN|IOERR|PERM|NOLFS)|^E[A-Z]+$/.test(code)) {
    return { code: 'library-unreadable', path, detail: code }
  }
  return undefined
}

/** Runs what may fail because of the disk. Whatever else is thrown is a bug and goes on. */
export function guarded<T>(path: string, action: () => T): Result<T, LibraryError> {
  try {
    return ok(action())
  } catch (error) {
    const known = libraryErrorOf(error, path)
    if (!known) throw error
    return err(known)
  }
}

/** The same for what takes its time. */
export async function guardedLater<T>(
  path: string,
  action: () => Promise<T>,
): Promise<Result<T, LibraryError>> {
  try {
    return ok(await action())
  } catch (error) {
    const known = libraryErrorOf(error, path)
    if (!known) throw error
    return err(known)
  }
}
