import type { Database, Statement } from 'better-sqlite3'
import {
  IMPORT_BEGUN,
  type ImportFinding,
  importFinding,
  importReport,
  type ImportRun,
} from '#shared/contract/library-import'
import type { FindingsPage, ImportNote } from '../repository.ts'

interface RunRow {
  readonly id: number
  readonly startedAt: number
  readonly report: string
  readonly findings: number
}

/** What was imported from where, and what was found on the way. */
export class ImportLog {
  readonly #database: Database
  readonly #addFinding: Statement<[number, string, number]>
  readonly #setReport: Statement<[string, number | null, number]>

  constructor(database: Database) {
    this.#database = database
    this.#addFinding = database.prepare(
      `INSERT INTO import_finding (run_id, number, finding)
       SELECT ?, coalesce(max(number), 0) + 1, ? FROM import_finding WHERE run_id = ?`,
    )
    this.#setReport = database.prepare(
      'UPDATE import_run SET report = ?, ended_at = ? WHERE id = ?',
    )
  }

  begin(): number {
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO import_run (started_at, report) VALUES (?, ?)')
      .run(Date.now(), JSON.stringify(IMPORT_BEGUN))
    return Number(lastInsertRowid)
  }

  source(path: string, hash: string, games: number): number {
    const found = this.#database
      .prepare<[string], number>('SELECT id FROM source WHERE hash = ?')
      .pluck()
      .get(hash)
    if (found !== undefined) return found
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO source (path, hash, games) VALUES (?, ?, ?)')
      .run(path, hash, games)
    return Number(lastInsertRowid)
  }

  note(run: number, { report, findings }: ImportNote, isOver: boolean): void {
    for (const finding of findings) this.#addFinding.run(run, JSON.stringify(finding), run)
    this.#setReport.run(JSON.stringify(report), isOver ? Date.now() : null, run)
  }

  /** The newest first. One that never ended was cut short with its program. */
  runs(): ImportRun[] {
    const rows = this.#database
      .prepare<[], RunRow>(
        `SELECT id, started_at AS startedAt, report,
           (SELECT coalesce(max(number), 0) FROM import_finding WHERE run_id = r.id) AS findings
         FROM import_run r ORDER BY id DESC LIMIT 100`,
      )
      .all()
    return rows.map(({ report, ...row }) => ({
      ...row,
      report: importReport.parse(JSON.parse(report)),
    }))
  }

  findings(
    run: number,
    { offset, limit, duplicates }: FindingsPage,
  ): { readonly findings: readonly ImportFinding[]; readonly total: number } {
    const from = `FROM import_finding WHERE run_id = ? ${
      duplicates ? '' : "AND finding ->> '$.code' <> 'duplicate'"
    }`
    const rows = this.#database
      .prepare<[number, number, number], string>(
        `SELECT finding ${from} ORDER BY number LIMIT ? OFFSET ?`,
      )
      .pluck()
      .all(run, limit, offset)
    const total = this.#database
      .prepare<[number], number>(`SELECT count(*) ${from}`)
      .pluck()
      .get(run)
    return {
      findings: rows.map((row) => importFinding.parse(JSON.parse(row))),
      total: total ?? 0,
    }
  }
}
