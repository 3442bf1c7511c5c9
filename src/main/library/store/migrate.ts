import type { Database } from 'better-sqlite3'

export const versionOf = (database: Database): number =>
  Number(database.pragma('user_version', { simple: true }))

/** Brings a database to the newest version, or leaves it as it was where a step fails. */
export function migrate(database: Database, migrations: readonly string[]): void {
  database
    .transaction(() => {
      for (const sql of migrations.slice(versionOf(database))) database.exec(sql)
      database.pragma(`user_version = ${migrations.length}`)
    })
    .immediate()
}
