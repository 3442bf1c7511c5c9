import type { Database } from 'better-sqlite3'
import type { SavedSearch } from '#shared/contract/library'
import { type GameQuery, gameQuery } from '#shared/contract/library-query'

/** Searches kept under a name; a name that is taken gets the new search. */
export class SavedSearches {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** What a later release asks for in another way is left out. */
  list(): SavedSearch[] {
    return this.#database
      .prepare<[], { id: number; name: string; query: string }>(
        'SELECT id, name, query FROM saved_search ORDER BY name',
      )
      .all()
      .flatMap(({ query, ...row }) => {
        const parsed = gameQuery.safeParse(JSON.parse(query))
        return parsed.success ? [{ ...row, query: parsed.data }] : []
      })
  }

  save(name: string, query: GameQuery): void {
    this.#database
      .prepare(
        `INSERT INTO saved_search (name, query) VALUES (?, ?)
         ON CONFLICT (name) DO UPDATE SET query = excluded.query`,
      )
      .run(name, JSON.stringify(query))
  }

  remove(id: number): void {
    this.#database.prepare('DELETE FROM saved_search WHERE id = ?').run(id)
  }
}
