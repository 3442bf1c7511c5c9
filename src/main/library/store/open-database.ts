import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { err, ok, type Result } from '#engine/result'
import type { LibraryError } from '#shared/contract/library'
import { errorCode } from '../../error-code.ts'
import { stampOf } from '../../time-stamp.ts'
import { backUp, backupsOf, freeName } from './backup.ts'
import { migrate, versionOf } from './migrate.ts'
import { APPLICATION_ID, type Migration, MIGRATIONS } from './schema.ts'
import { guarded } from './sqlite-errors.ts'

export interface OpenOptions {
  /** Whether a library is made where there is none. */
  readonly create: boolean
  readonly now?: () => Date
  readonly migrations?: readonly Migration[]
}

/** Milliseconds to wait for another program that writes. */
const BUSY_MS = 5000

/**
 * Opens a library, checks it and brings it to the newest version, after a backup. A damaged file is
 * set aside with its journal, never overwritten; the error names the last backup.
 */
export function openDatabase(
  path: string,
  { create, now = () => new Date(), migrations = MIGRATIONS }: OpenOptions,
): Result<Database.Database, LibraryError> {
  if (!create && !existsSync(path)) return err({ code: 'library-not-found', path })
  const opened = guarded(path, () => connect(path, create))
  if (!opened.ok) return refused(opened.error, path, now())

  const database = opened.value
  const ready = guarded(path, () => prepare(database, path, { create, now, migrations }))
  const problem = ready.ok ? ready.value : ready.error
  if (!problem) return ok(database)
  guarded(path, () => database.close())
  return refused(problem, path, now())
}

function connect(path: string, create: boolean): Database.Database {
  if (create) mkdirSync(dirname(path), { recursive: true })
  // SQLite takes a file cut down to nothing for a new database.
  const isCutDown = existsSync(path) && statSync(path).size === 0 && isLibraryFile(path)
  if (isCutDown) throw new Database.SqliteError('empty file', 'SQLITE_CORRUPT')
  const database = new Database(path, { fileMustExist: !create, timeout: BUSY_MS })
  try {
    // The first look into the file.
    database.pragma('schema_version')
    database.pragma('synchronous = NORMAL')
    database.pragma('foreign_keys = ON')
    database.pragma('cache_size = -65536')
    database.pragma('temp_store = MEMORY')
    // Sixteen megabytes: imports write the same pages again and again.
    database.pragma('wal_autocheckpoint = 4000')
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** What keeps an open file from being used as a library. */
function prepare(
  database: Database.Database,
  path: string,
  { create, now, migrations }: Required<OpenOptions>,
): LibraryError | undefined {
  const version = versionOf(database)
  const isEmpty = Number(database.pragma('schema_version', { simple: true })) === 0
  const mark = Number(database.pragma('application_id', { simple: true }))
  const isOurs = isEmpty ? create : mark === APPLICATION_ID
  if (!isOurs) return { code: 'not-a-library', path }
  if (version > migrations.length) return { code: 'library-newer', path, version }
  if (!isEmpty && !isSound(database)) return { code: 'library-corrupt', path }
  // Changes the file: only now is it known to be ours and sound.
  database.pragma('journal_mode = WAL')
  if (version === migrations.length) return undefined
  if (!isEmpty) backUp(database, path, now())
  if (isEmpty) database.pragma(`application_id = ${APPLICATION_ID}`)
  migrate(database, migrations)
  return undefined
}

const isSound = (database: Database.Database): boolean =>
  database.pragma('quick_check(1)', { simple: true }) === 'ok'

function refused(error: LibraryError, path: string, now: Date): Result<never, LibraryError> {
  switch (error.code) {
    case 'library-corrupt':
      return isLibraryFile(path) ? setAside(path, now) : err({ code: 'not-a-library', path })
    case 'library-unreadable':
      // SQLite says of a folder it may not write to only that it cannot open its journal there.
      return err(canWrite(dirname(path)) ? error : { code: 'library-read-only', path })
    default:
      return err(error)
  }
}

function canWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch (error) {
    return errorCode(error) === 'ENOENT'
  }
}

/** Ending of a library that the studio names itself. */
export const LIBRARY_ENDING = '.jgdb'

/** By its name or by the mark in its header: what belongs to others is never moved. */
function isLibraryFile(path: string): boolean {
  if (path.endsWith(LIBRARY_ENDING)) return true
  const header = Buffer.alloc(MARK_AT + 4)
  const file = openSync(path, 'r')
  try {
    readSync(file, header, 0, header.length, 0)
  } finally {
    closeSync(file)
  }
  return header.readUInt32BE(MARK_AT) === APPLICATION_ID
}

/** Where the header of an SQLite file holds its `application_id`. */
const MARK_AT = 68

function setAside(path: string, now: Date): Result<never, LibraryError> {
  const target = freeName(`${path}.damaged-${stampOf(now)}`)
  const moved = guarded(path, () => {
    renameSync(path, target)
    for (const journal of ['-wal', '-shm']) {
      if (existsSync(path + journal)) renameSync(path + journal, target + journal)
    }
  })
  if (!moved.ok) return moved
  return err({
    code: 'library-damaged',
    path,
    setAside: target,
    backup: backupsOf(path)[0] ?? null,
  })
}
