import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import { isWorthKeeping } from '#shared/contract/better-update'
import { type EngineUpdate, engineUpdate } from '#shared/contract/engines'
import { guarded } from '../library/store/sqlite-errors.ts'

/** Evaluations that are kept; a tenth more, and the oldest go. A file of them takes about 50 MB. */
const MOST = 50_000
/** Milliseconds to wait for another studio that writes. */
const BUSY_MS = 1000

const SCHEMA = `
CREATE TABLE IF NOT EXISTS evaluation (
  key TEXT PRIMARY KEY,
  found TEXT NOT NULL,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS evaluation_at ON evaluation (at);
`

/**
 * What engines found in positions, kept between starts, each under a key that names all it depends
 * on. It can always be found again: a damaged file is made anew, and where none can be opened nothing is
 * kept.
 */
export class EvaluationFile {
  readonly #database: Database.Database | undefined
  readonly #most: number
  #count = 0

  constructor(path: string, most = MOST) {
    this.#most = most
    this.#database = open(path)
    this.#try((database) => {
      this.#count = Number(database.prepare('SELECT count(*) FROM evaluation').pluck().get())
    })
  }

  get(key: string): EngineUpdate | undefined {
    const text = this.#try((database) =>
      database
        .prepare<[string], string>('SELECT found FROM evaluation WHERE key = ?')
        .pluck()
        .get(key),
    )
    return text === undefined ? undefined : parsed(text)
  }

  /** @param at milliseconds since 1970 */
  keep(key: string, update: EngineUpdate, at: number): void {
    const known = this.get(key)
    if (!isWorthKeeping(update, known)) return
    this.#try((database) => {
      database
        .prepare('INSERT OR REPLACE INTO evaluation (key, found, at) VALUES (?, ?, ?)')
        .run(key, JSON.stringify(update), at)
      if (!known) this.#count += 1
      if (this.#count > this.#most * 1.1) this.#forgetOldest(database)
    })
  }

  close(): void {
    this.#try((database) => database.close())
  }

  #forgetOldest(database: Database.Database): void {
    const gone = database
      .prepare(
        'DELETE FROM evaluation WHERE key IN (SELECT key FROM evaluation ORDER BY at LIMIT ?)',
      )
      .run(this.#count - this.#most)
    this.#count -= gone.changes
  }

  /** What the disk does to the file costs what is kept in it, and no analysis. */
  #try<T>(action: (database: Database.Database) => T): T | undefined {
    const database = this.#database
    if (!database) return undefined
    const done = guarded(database.name, () => action(database))
    return done.ok ? done.value : undefined
  }
}

/** Only a damaged file is made anew: one that another studio writes to just now is whole. */
function open(path: string): Database.Database | undefined {
  const opened = guarded(path, () => connect(path))
  if (opened.ok) return opened.value
  if (opened.error.code !== 'library-corrupt') return undefined
  const anew = guarded(path, () => {
    for (const ending of ['', '-wal', '-shm']) rmSync(path + ending, { force: true })
    return connect(path)
  })
  return anew.ok ? anew.value : undefined
}

function connect(path: string): Database.Database {
  mkdirSync(dirname(path), { recursive: true })
  const database = new Database(path, { timeout: BUSY_MS })
  try {
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = NORMAL')
    database.exec(SCHEMA)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function parsed(text: string): EngineUpdate | undefined {
  try {
    return engineUpdate.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}
