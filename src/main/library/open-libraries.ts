import { ok, type Result } from '#engine/result'
import type { LibraryError } from '#shared/contract/library'
import type { LibraryRepository } from './repository.ts'
import { openDatabase } from './store/open-database.ts'
import { guarded } from './store/sqlite-errors.ts'
import { SqliteLibrary } from './store/sqlite-library.ts'

/** The libraries that are open, by path. */
export interface OpenLibraries {
  /** Opens a library when it is first asked for. */
  readonly at: (path: string, create?: boolean) => Result<LibraryRepository, LibraryError>
  /** Closes a library, so that its file can be moved or is looked at afresh. */
  readonly close: (path: string) => void
  readonly closeAll: () => void
}

export function createOpenLibraries(): OpenLibraries {
  const open = new Map<string, LibraryRepository>()

  function close(path: string): void {
    const library = open.get(path)
    open.delete(path)
    if (library) guarded(path, () => library.close())
  }

  return {
    close,
    closeAll: () => {
      for (const path of [...open.keys()]) close(path)
    },
    at: (path, create = false) => {
      const known = open.get(path)
      if (known) return ok(known)
      const database = openDatabase(path, { create })
      if (!database.ok) return database
      const made = guarded(path, () => new SqliteLibrary(database.value, path))
      if (made.ok) open.set(path, made.value)
      return made
    },
  }
}
