import type { Database } from 'better-sqlite3'
import type { Game } from '#engine/game/game'
import { type GameReview, isReviewOf } from '#engine/game/game-review'
import { readRecords } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import { formatFen } from '#engine/notation/fen'
import { err, ok, type Result } from '#engine/result'
import type { Setup } from '#engine/rules/types'
import type { LibraryError } from '#shared/contract/library'
import type { LibraryEdit } from '#shared/contract/library-edit'
import { lineOf } from '../positions/packed-move.ts'
import type { PositionIndex } from '../positions/position-index.ts'
import type { Batch } from '../repository.ts'
import { EditLog, Edits } from './edits.ts'
import { gameFacts, type GameFacts } from './game-facts.ts'
import { type Added, GameWriter } from './game-writer.ts'
import { keepingReview } from './review-facts.ts'
import { ReviewRows } from './review-rows.ts'
import { restoreGame } from './stored-document.ts'

/** What a change came to, and the games that show it. */
export interface Changed<T> {
  readonly value: T
  readonly touched: readonly number[]
}

interface DocumentRow {
  readonly form: 'line' | 'tree'
  readonly document: string | Buffer
  readonly moves: Uint8Array
}

/** The games themselves: read, added, changed. Whatever writes is part of one transaction. */
export class GameStore {
  readonly log: EditLog
  readonly #database: Database
  readonly #writer: GameWriter
  readonly #edits: Edits
  readonly #reviews: ReviewRows

  constructor(database: Database, index: PositionIndex) {
    this.#database = database
    this.log = new EditLog(database)
    this.#writer = new GameWriter(database, index)
    this.#reviews = new ReviewRows(database)
    this.#edits = new Edits(database, (id, document) => this.#replace(id, document))
  }

  read(id: number): Game | undefined {
    const row = this.#database
      .prepare<[number], DocumentRow>('SELECT form, document, moves FROM game WHERE id = ?')
      .get(id)
    return row && restoreGame(row, lineOf(row.moves))
  }

  addAll({ source, games }: Batch): readonly Added[] {
    const now = Date.now()
    this.#writer.begin()
    const added = games.map(({ index, facts }) =>
      this.#writer.add(facts, { id: source, index }, now),
    )
    this.#writer.finish()
    return added
  }

  save(
    id: number | null,
    facts: GameFacts,
  ): Result<Changed<{ readonly id: number; readonly added: boolean }>, LibraryError> {
    if (id !== null) {
      const before = this.read(id)
      if (!before) return err({ code: 'no-such-game', id })
      this.#put(id, keepingReview(facts, before))
      this.log.add('save-game', { kind: 'save-game', id, document: writeJanggi([before]) })
      return ok({ value: { id, added: false }, touched: [id] })
    }
    this.#writer.begin()
    const added = this.#writer.add(facts, undefined, Date.now())
    this.#writer.finish()
    const isNew = added.kind === 'added'
    if (isNew) this.log.add('add-game', { kind: 'trash', ids: [added.id] })
    return ok({ value: { id: added.id, added: isNew }, touched: [added.id] })
  }

  /** Keeps a review with the game whose line it is of. */
  keepReview(id: number, start: Setup, review: GameReview): Result<Changed<void>, LibraryError> {
    const before = this.read(id)
    if (!before) return err({ code: 'no-such-game', id })
    const isOfGame = formatFen(before.start.setup) === formatFen(start)
    if (!isOfGame || !isReviewOf(before.tree, review)) return err({ code: 'review-of-another', id })
    this.#reviews.replace(id, { ...before, review }, Date.now())
    this.log.add('keep-review', { kind: 'save-game', id, document: writeJanggi([before]) })
    return ok({ value: undefined, touched: [id] })
  }

  edit(edit: LibraryEdit): Result<Changed<void>, LibraryError> {
    const made = this.#edits.make(edit)
    if (!made.ok) return made
    this.log.add(edit.kind, made.value.inverse)
    return ok({ value: undefined, touched: made.value.touched })
  }

  turn(isUndo: boolean): Result<Changed<void>, LibraryError> {
    const made = this.log.turn(isUndo, (edit) => this.#edits.make(edit))
    return made.ok ? ok({ value: undefined, touched: made.value.touched }) : made
  }

  /** Removes what is in the trash for good; the log may name it, so it is emptied too. */
  purge(): void {
    const trashed = 'SELECT id FROM game WHERE trashed_at IS NOT NULL'
    this.#database.exec(`
      INSERT OR IGNORE INTO dead_serial SELECT serial FROM game WHERE trashed_at IS NOT NULL;
      DELETE FROM comment WHERE rowid IN (${trashed});
      DELETE FROM game WHERE trashed_at IS NOT NULL;
    `)
    this.log.clear()
  }

  #replace(id: number, document: string): string | undefined {
    const before = this.read(id)
    const [read] = readRecords(document).games
    if (!before || !read) return undefined
    this.#put(id, gameFacts(read))
    return writeJanggi([before])
  }

  #put(id: number, facts: GameFacts): void {
    this.#database
      .prepare('INSERT OR IGNORE INTO dead_serial SELECT serial FROM game WHERE id = ?')
      .run(id)
    this.#writer.begin()
    this.#writer.replace(id, facts, Date.now())
    this.#writer.finish()
  }
}
