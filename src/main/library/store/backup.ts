import { readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Database } from 'better-sqlite3'
import { stampOf } from '../../time-stamp.ts'

/** Backups of one library that are kept. */
const MOST_BACKUPS = 3

/**
 * Writes a consistent copy beside the library, then forgets the oldest ones. Answers its path. It
 * gets its name when it is whole: what a kill leaves behind does not pass for a backup.
 */
export function backUp(database: Database, path: string, now: Date): string {
  const target = freeName(`${path}.backup-${stampOf(now)}`)
  const unfinished = `${path}.unfinished-backup`
  try {
    rmSync(unfinished, { force: true })
    database.prepare('VACUUM INTO ?').run(unfinished)
    renameSync(unfinished, target)
  } finally {
    rmSync(unfinished, { force: true })
  }
  for (const old of backupsOf(path).slice(MOST_BACKUPS)) rmSync(old, { force: true })
  return target
}

/** Paths of the backups of a library, the newest first: their names sort by time. */
export function backupsOf(path: string): readonly string[] {
  const start = `${basename(path)}.backup-`
  return namesBeside(path)
    .filter((name) => name.startsWith(start) && !/-(?:wal|shm|journal)$/.test(name))
    .toSorted()
    .reverse()
    .map((name) => join(dirname(path), name))
}

/** The name itself, or with `-2` and so on where it is taken. */
export function freeName(path: string): string {
  const taken = new Set(namesBeside(path))
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? path : `${path}-${copy}`
    if (!taken.has(basename(name))) return name
  }
}

function namesBeside(path: string): readonly string[] {
  try {
    return readdirSync(dirname(path))
  } catch {
    return []
  }
}
