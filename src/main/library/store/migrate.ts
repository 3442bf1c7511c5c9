import type { Database } from 'better-sqlite3'
import type { Migration } from './schema.ts'

export const versionOf = (database: Database): number =>
  Number(database.pragma('user_version', { simple: true }))

/** Brings a database to the newest version, or leaves it as it was where a step fails. */
export function migrate(database: Database, migrations: readonly Migration[]): void {
  database
    .transaction(() => {
      for (const step of migrations.slice(versionOf(database))) step(database)
      database.pragma(`user_version = ${migrations.length}`)
    })
    .immediate()
}
