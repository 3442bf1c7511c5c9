import type { Database } from 'better-sqlite3'
import { err, ok, type Result, unreachable } from '#engine/result'
import type { LibraryError, LibraryGroup } from '#shared/contract/library'
import { GROUP_KINDS, type GroupKind } from '#shared/contract/library-edit'
import type { Made, StoredEdit } from './stored-edit.ts'

type GroupEdit = Extract<StoredEdit, { readonly group: GroupKind }>

/** Collections and tags: the same tables under two names. */
export class Groups {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  make(edit: GroupEdit): Result<Made, LibraryError> {
    const { kind, group } = edit
    switch (kind) {
      case 'add-group':
        return this.#add(group, edit.name, null)
      case 'rename-group':
        return this.#rename(group, edit.id, edit.name)
      case 'remove-group':
        return this.#remove(group, edit.id)
      case 'put-back-group': {
        const added = this.#add(group, edit.name, edit.id)
        if (added.ok) this.#mark(group, edit.id, edit.ids, true)
        return added
      }
      case 'mark': {
        const { id, on } = edit
        if (this.#name(group, id) === undefined) return err({ code: 'no-such-group', id })
        const ids = this.#mark(group, id, edit.ids, on)
        return ok({ inverse: { ...edit, ids, on: !on }, touched: [] })
      }
      default:
        return unreachable(kind)
    }
  }

  #find(group: GroupKind, name: string): number | undefined {
    return this.#database
      .prepare<[string], number>(`SELECT id FROM ${group} WHERE name = ?`)
      .pluck()
      .get(name)
  }

  #name(group: GroupKind, id: number): string | undefined {
    return this.#database
      .prepare<[number], string>(`SELECT name FROM ${group} WHERE id = ?`)
      .pluck()
      .get(id)
  }

  #add(group: GroupKind, name: string, id: number | null): Result<Made, LibraryError> {
    if (this.#find(group, name) !== undefined) return err({ code: 'name-taken', name })
    const { lastInsertRowid } = this.#database
      .prepare(`INSERT INTO ${group} (id, name) VALUES (?, ?)`)
      .run(id, name)
    const inverse: StoredEdit = { kind: 'remove-group', group, id: Number(lastInsertRowid) }
    return ok({ inverse, touched: [] })
  }

  #rename(group: GroupKind, id: number, name: string): Result<Made, LibraryError> {
    const before = this.#name(group, id)
    if (before === undefined) return err({ code: 'no-such-group', id })
    const taken = this.#find(group, name)
    if (taken !== undefined && taken !== id) return err({ code: 'name-taken', name })
    this.#database.prepare(`UPDATE ${group} SET name = ? WHERE id = ?`).run(name, id)
    return ok({ inverse: { kind: 'rename-group', group, id, name: before }, touched: [] })
  }

  #remove(group: GroupKind, id: number): Result<Made, LibraryError> {
    const name = this.#name(group, id)
    if (name === undefined) return err({ code: 'no-such-group', id })
    const ids = this.#database
      .prepare<[number], number>(
        `DELETE FROM ${group}_game WHERE ${group}_id = ? RETURNING game_id`,
      )
      .pluck()
      .all(id)
    this.#database.prepare(`DELETE FROM ${group} WHERE id = ?`).run(id)
    return ok({ inverse: { kind: 'put-back-group', group, id, name, ids }, touched: [] })
  }

  /** Answers the games for which it changed anything. */
  #mark(group: GroupKind, id: number, ids: readonly number[], on: boolean): number[] {
    const games = 'SELECT id FROM game WHERE id IN (SELECT value FROM json_each(?))'
    const sql = on
      ? `INSERT OR IGNORE INTO ${group}_game (${group}_id, game_id)
         SELECT ?, id FROM (${games}) WHERE true RETURNING game_id`
      : `DELETE FROM ${group}_game WHERE ${group}_id = ? AND game_id IN (${games})
         RETURNING game_id`
    return this.#database
      .prepare<[number, string], number>(sql)
      .pluck()
      .all(id, JSON.stringify(ids))
  }
}

/** All collections and tags with their games, those in the trash left out. */
export const listGroups = (database: Database): LibraryGroup[] =>
  GROUP_KINDS.flatMap((group) =>
    database
      .prepare<[], Omit<LibraryGroup, 'group'>>(
        `SELECT id, name, (SELECT count(*) FROM ${group}_game m JOIN game g ON g.id = m.game_id
           WHERE m.${group}_id = ${group}.id AND g.trashed_at IS NULL) AS games
         FROM ${group} ORDER BY name`,
      )
      .all()
      .map((row) => ({ ...row, group })),
  )
