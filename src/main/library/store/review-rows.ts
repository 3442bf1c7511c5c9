import type { Database, Statement } from 'better-sqlite3'
import type { Game } from '#engine/game/game'
import { reviewFacts } from './review-facts.ts'
import { storeDocument } from './stored-document.ts'

/** Writes what is shown of reviews beside the games that hold them. Part of one transaction. */
export class ReviewRows {
  readonly #delete: Statement<[number]>
  readonly #insert: Statement<[number, number, string, number | null, number | null]>
  readonly #update: Statement<[string, string | Buffer, number, number]>

  constructor(database: Database) {
    this.#delete = database.prepare('DELETE FROM review WHERE game_id = ?')
    this.#insert = database.prepare(
      `INSERT INTO review (game_id, at, engine, cho_accuracy, han_accuracy)
       VALUES (?, ?, ?, ?, ?)`,
    )
    this.#update = database.prepare(
      'UPDATE game SET form = ?, document = ?, changed_at = ? WHERE id = ?',
    )
  }

  /** Makes the row of a game say what its document holds. */
  put(id: number, game: Pick<Game, 'start' | 'review'>): void {
    this.#delete.run(id)
    const facts = reviewFacts(game)
    if (!facts) return
    const { at, engine, accuracy } = facts
    this.#insert.run(id, at, engine, accuracy.cho ?? null, accuracy.han ?? null)
  }

  /** Stores a game whose review alone is another: its line stays where the index knows it. */
  replace(id: number, game: Game, now: number): void {
    const { form, document } = storeDocument(game)
    this.#update.run(form, document, now, id)
    this.put(id, game)
  }
}
