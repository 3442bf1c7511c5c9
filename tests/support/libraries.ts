import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { GameQuery, GameSort } from '#shared/contract/library-query'
import { Importer } from '#main/library/import/importer'
import type { SearchCall } from '#main/library/search/finder'
import { openDatabase } from '#main/library/store/open-database'
import { SqliteLibrary } from '#main/library/store/sqlite-library'
import { temporaryFolder } from './temporary.ts'

/** A call that nobody cancels or listens to. */
export const quietCall = (): SearchCall & { readonly emit: () => void } => ({
  signal: new AbortController().signal,
  emit: () => undefined,
})

export const BY_ADDED: GameSort = { key: 'added', descending: false }
export const EVERYTHING: GameQuery = { filter: {}, positions: [] }

/** Opens a library in a file, made if it is not there. */
export function openLibrary(path = join(temporaryFolder(), 'test.jgdb')): SqliteLibrary {
  const database = openDatabase(path, { create: true })
  if (!database.ok) throw new Error(database.error.code)
  return new SqliteLibrary(database.value, path)
}

/** Makes a closed library what the first version would have left, without what came later. */
export function makeFirstVersion(path: string): void {
  const database = new Database(path)
  database.exec('DROP TABLE occupancy; DROP TABLE review; PRAGMA user_version = 1')
  database.close()
}

export const importInto = (library: SqliteLibrary, ...paths: readonly string[]) =>
  Importer.run(library, paths, quietCall())

/** Every game a query finds. */
export const findAll = (library: SqliteLibrary, query: Partial<GameQuery>) =>
  library.search(
    { ...EVERYTHING, ...query },
    BY_ADDED,
    { offset: 0, limit: Number.MAX_SAFE_INTEGER },
    quietCall(),
  )
