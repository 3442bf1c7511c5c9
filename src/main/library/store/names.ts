import type { Database, Statement } from 'better-sqlite3'
import { arrangementsOf } from '#engine/rules/setup'
import { startKind } from '#engine/rules/start-kind'
import type { Setup } from '#engine/rules/types'

/** Finds or makes the rows that many games share, and remembers them while one batch is added. */
export class SharedRows {
  readonly #players = new Map<string, number>()
  readonly #events = new Map<string, number>()
  readonly #starts = new Map<string, number>()
  readonly #findPlayer: Statement<[string], number>
  readonly #addPlayer: Statement<[string]>
  readonly #addName: Statement<[string, number]>
  readonly #findEvent: Statement<[string], number>
  readonly #addEvent: Statement<[string]>
  readonly #findStart: Statement<[string], number>
  readonly #addStart: Statement<[string, string, string | null, string | null]>

  constructor(database: Database) {
    const finder = (sql: string): Statement<[string], number> =>
      database.prepare<[string], number>(sql).pluck()
    this.#findPlayer = finder('SELECT id FROM player_name WHERE name = ?')
    this.#addPlayer = database.prepare('INSERT INTO player (name) VALUES (?)')
    this.#addName = database.prepare('INSERT INTO player_name (name, player_id) VALUES (?, ?)')
    this.#findEvent = finder('SELECT id FROM event WHERE name = ?')
    this.#addEvent = database.prepare('INSERT INTO event (name) VALUES (?)')
    this.#findStart = finder('SELECT id FROM start WHERE fen = ?')
    this.#addStart = database.prepare('INSERT INTO start (fen, kind, cho, han) VALUES (?, ?, ?, ?)')
  }

  /** Forgets what was remembered: after a transaction that was taken back its rows are not there. */
  forget(): void {
    this.#players.clear()
    this.#events.clear()
    this.#starts.clear()
  }

  /** The row of a player's name; a name that is new is a player of its own. */
  playerName(name: string): number {
    return remembered(this.#players, name, () => {
      const found = this.#findPlayer.get(name)
      if (found !== undefined) return found
      const player = Number(this.#addPlayer.run(name).lastInsertRowid)
      return Number(this.#addName.run(name, player).lastInsertRowid)
    })
  }

  event(name: string): number {
    return remembered(
      this.#events,
      name,
      () => this.#findEvent.get(name) ?? Number(this.#addEvent.run(name).lastInsertRowid),
    )
  }

  start(fen: string, setup: Setup): number {
    return remembered(this.#starts, fen, () => {
      const found = this.#findStart.get(fen)
      if (found !== undefined) return found
      const { kind } = startKind(setup)
      const pair = kind === 'arranged' ? arrangementsOf(setup.board) : undefined
      const added = this.#addStart.run(fen, kind, pair?.cho ?? null, pair?.han ?? null)
      return Number(added.lastInsertRowid)
    })
  }
}

function remembered(known: Map<string, number>, key: string, make: () => number): number {
  const before = known.get(key)
  if (before !== undefined) return before
  const id = make()
  known.set(key, id)
  return id
}
