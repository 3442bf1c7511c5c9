import type { Database } from 'better-sqlite3'
import { err, ok, type Result, unreachable } from '#engine/result'
import type { LibraryError } from '#shared/contract/library'
import { EDIT_KINDS, type EditKind } from '#shared/contract/library-edit'
import { Groups } from './groups.ts'
import { type Made, type StoredEdit, storedEdit } from './stored-edit.ts'

/** Replaces a game's document and answers the one it had; undefined where there is no such game. */
export type ReplaceGame = (id: number, document: string) => string | undefined

/** Makes edits. Each is part of one transaction. */
export class Edits {
  readonly #database: Database
  readonly #groups: Groups
  readonly #replace: ReplaceGame

  constructor(database: Database, replace: ReplaceGame) {
    this.#database = database
    this.#groups = new Groups(database)
    this.#replace = replace
  }

  make(edit: StoredEdit): Result<Made, LibraryError> {
    switch (edit.kind) {
      case 'trash':
        return ok(this.#setTrashed(edit.ids, true))
      case 'restore':
        return ok(this.#setTrashed(edit.ids, false))
      case 'add-group':
      case 'rename-group':
      case 'remove-group':
      case 'put-back-group':
      case 'mark':
        return this.#groups.make(edit)
      case 'rename-player':
        return this.#renamePlayer(edit.id, edit.name)
      case 'merge-players':
        return this.#mergePlayers(edit.from, edit.into)
      case 'separate-name':
        return this.#separateName(edit.id, edit.name)
      case 'split-player':
        return this.#splitPlayer(edit)
      case 'save-game': {
        const document = this.#replace(edit.id, edit.document)
        if (document === undefined) return err({ code: 'no-such-game', id: edit.id })
        return ok({ inverse: { ...edit, document }, touched: [edit.id] })
      }
      default:
        return unreachable(edit)
    }
  }

  #setTrashed(ids: readonly number[], isTrashed: boolean): Made {
    const changed = this.#database
      .prepare<[number | null, string], number>(
        `UPDATE game SET trashed_at = ? WHERE id IN (SELECT value FROM json_each(?))
         AND trashed_at IS ${isTrashed ? '' : 'NOT '}NULL RETURNING id`,
      )
      .pluck()
      .all(isTrashed ? Date.now() : null, JSON.stringify(ids))
    return {
      inverse: { kind: isTrashed ? 'restore' : 'trash', ids: changed },
      touched: changed,
    }
  }

  #playerName(player: number): string | undefined {
    return this.#database
      .prepare<[number], string>('SELECT name FROM player WHERE id = ?')
      .pluck()
      .get(player)
  }

  #renamePlayer(player: number, name: string): Result<Made, LibraryError> {
    const before = this.#playerName(player)
    if (before === undefined) return err({ code: 'no-such-player', id: player })
    this.#database.prepare('UPDATE player SET name = ? WHERE id = ?').run(name, player)
    return ok({ inverse: { kind: 'rename-player', id: player, name: before }, touched: [] })
  }

  #mergePlayers(from: number, into: number): Result<Made, LibraryError> {
    const name = this.#playerName(from)
    const isThere = from !== into && this.#playerName(into) !== undefined
    if (name === undefined || !isThere) return err({ code: 'no-such-player', id: from })
    const names = this.#database
      .prepare<[number, number], number>(
        'UPDATE player_name SET player_id = ? WHERE player_id = ? RETURNING id',
      )
      .pluck()
      .all(into, from)
    this.#database.prepare('DELETE FROM player WHERE id = ?').run(from)
    return ok({ inverse: { kind: 'split-player', id: from, name, names, from: into }, touched: [] })
  }

  #separateName(player: number, name: string): Result<Made, LibraryError> {
    const row = this.#database
      .prepare<[number, string], number>(
        'SELECT id FROM player_name WHERE player_id = ? AND name = ?',
      )
      .pluck()
      .get(player, name)
    if (row === undefined) return err({ code: 'no-such-player', id: player })
    const { lastInsertRowid } = this.#database
      .prepare('INSERT INTO player (name) VALUES (?)')
      .run(name)
    const id = Number(lastInsertRowid)
    this.#database.prepare('UPDATE player_name SET player_id = ? WHERE id = ?').run(id, row)
    return ok({ inverse: { kind: 'merge-players', from: id, into: player }, touched: [] })
  }

  #splitPlayer(edit: Extract<StoredEdit, { kind: 'split-player' }>): Result<Made, LibraryError> {
    this.#database.prepare('INSERT INTO player (id, name) VALUES (?, ?)').run(edit.id, edit.name)
    this.#database
      .prepare('UPDATE player_name SET player_id = ? WHERE id IN (SELECT value FROM json_each(?))')
      .run(edit.id, JSON.stringify(edit.names))
    const inverse: StoredEdit = { kind: 'merge-players', from: edit.id, into: edit.from }
    return ok({ inverse, touched: [] })
  }
}

/** Edits that can be undone; older ones are forgotten. */
const MOST_EDITS = 1000

interface LoggedEdit {
  readonly id: number
  readonly inverse: string
}

/** The edits of a library in their order, each with what undoes it, or makes it again. */
export class EditLog {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Whatever had been undone can't be redone after this. */
  add(kind: EditKind, inverse: StoredEdit): void {
    this.#database.prepare('DELETE FROM edit WHERE is_undone = 1').run()
    this.#database
      .prepare('INSERT INTO edit (at, kind, inverse) VALUES (?, ?, ?)')
      .run(Date.now(), kind, JSON.stringify(inverse))
    this.#database
      .prepare('DELETE FROM edit WHERE id <= (SELECT max(id) FROM edit) - ?')
      .run(MOST_EDITS)
  }

  /** Undoes the last edit, or makes again the one that was undone last. */
  turn(
    isUndo: boolean,
    make: (edit: StoredEdit) => Result<Made, LibraryError>,
  ): Result<Made, LibraryError> {
    const logged = this.#database
      .prepare<[], LoggedEdit>(`SELECT id, inverse ${nextEdit(isUndo)}`)
      .get()
    if (!logged) return err({ code: 'nothing-to-undo' })
    const made = make(storedEdit.parse(JSON.parse(logged.inverse)))
    if (!made.ok) return made
    this.#database
      .prepare('UPDATE edit SET is_undone = ?, inverse = ? WHERE id = ?')
      .run(isUndo ? 1 : 0, JSON.stringify(made.value.inverse), logged.id)
    return made
  }

  /** Kind of the edit that would be undone, or made again. */
  next(isUndo: boolean): EditKind | null {
    const kind = this.#database
      .prepare<[], string>(`SELECT kind ${nextEdit(isUndo)}`)
      .pluck()
      .get()
    return EDIT_KINDS.find((known) => known === kind) ?? null
  }

  clear(): void {
    this.#database.prepare('DELETE FROM edit').run()
  }
}

const nextEdit = (isUndo: boolean): string =>
  isUndo
    ? 'FROM edit WHERE is_undone = 0 ORDER BY id DESC LIMIT 1'
    : 'FROM edit WHERE is_undone = 1 ORDER BY id LIMIT 1'
