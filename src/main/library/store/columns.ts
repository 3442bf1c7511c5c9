import type { Database, Statement } from 'better-sqlite3'
import { RESULT_REASONS } from '#engine/notation/headers'
import { parseRank } from '#engine/notation/rank'
import { ARRANGEMENTS } from '#engine/rules/setup'

/** Who won, as a number: 0 is not known. */
export const WINNERS = ['unknown', 'cho', 'han', 'draw'] as const
/** Starts that are no pair of arrangements. */
export const HANDICAP = 16
export const OTHER_START = 17
/** Of a player whose rank is not known. */
export const NO_RANK = -128

/** The number of a pair of arrangements: 0 to 15. */
export const pairNumber = (cho: string, han: string): number =>
  ARRANGEMENTS.findIndex((name) => name === cho) * 4 +
  ARRANGEMENTS.findIndex((name) => name === han)

interface Row {
  readonly serial: number
  readonly id: number
  readonly trashed: number
  readonly kind: string
  readonly cho: string | null
  readonly han: string | null
  readonly start: number
  readonly winner: string | null
  readonly reason: string | null
  readonly plies: number
  readonly day: number | null
  readonly choName: number | null
  readonly hanName: number | null
  readonly choRank: string | null
  readonly hanRank: string | null
  readonly event: number | null
  readonly source: number | null
  readonly margin: number
  readonly annotated: number
  readonly incomplete: number
}

const SELECT = `SELECT g.serial, g.id, g.trashed_at IS NOT NULL AS trashed, s.kind, s.cho, s.han,
  s.id AS start, g.winner, g.reason, g.plies, g.day, g.cho_name_id AS choName,
  g.han_name_id AS hanName, g.cho_rank AS choRank, g.han_rank AS hanRank, g.event_id AS event,
  g.source_id AS source, g.cho_points - g.han_points AS margin, g.annotated,
  g.is_incomplete AS incomplete
  FROM game g JOIN start s ON s.id = g.start_id`

const LIVE = 1
const TRASHED = 2

/**
 * What searches and counts ask of every game, by serial, in memory: some forty bytes a game. Made
 * from the database when first asked for, and kept in step with it.
 */
export class GameColumns {
  readonly #database: Database
  readonly #from: Statement<[number], Row>
  #capacity = 0
  /** One more than the largest serial. */
  size = 0
  id = new Uint32Array(0)
  state = new Uint8Array(0)
  pair = new Uint8Array(0)
  start = new Uint32Array(0)
  winner = new Uint8Array(0)
  /** Index in `RESULT_REASONS` plus one, 0 where there is none. */
  reason = new Uint8Array(0)
  plies = new Uint32Array(0)
  day = new Uint32Array(0)
  choName = new Uint32Array(0)
  hanName = new Uint32Array(0)
  choRank = new Int8Array(0)
  hanRank = new Int8Array(0)
  event = new Uint32Array(0)
  source = new Uint32Array(0)
  margin = new Float32Array(0)
  isAnnotated = new Uint8Array(0)
  isIncomplete = new Uint8Array(0)
  /** Changes whenever anything here does. */
  version = 0

  constructor(database: Database) {
    this.#database = database
    this.#from = database.prepare(`${SELECT} WHERE g.serial >= ? ORDER BY g.serial`)
  }

  isLive(serial: number): boolean {
    return this.state[serial] === LIVE
  }

  isTrashed(serial: number): boolean {
    return this.state[serial] === TRASHED
  }

  counts(): { readonly live: number; readonly trashed: number } {
    let live = 0
    let trashed = 0
    for (const state of this.state) {
      if (state === LIVE) live += 1
      else if (state === TRASHED) trashed += 1
    }
    return { live, trashed }
  }

  /** Forgets everything and reads it anew. */
  reload(): void {
    this.state.fill(0)
    this.size = 0
    this.#read(this.#from.iterate(0))
  }

  /** Reads the games with serials from `size` on. */
  readNew(): void {
    this.#read(this.#from.iterate(this.size))
  }

  /** Reads some games again that were changed, under the serials they have now. */
  readAgain(ids: readonly number[]): void {
    const changed = new Set(ids)
    for (let serial = 0; serial < this.size; serial++) {
      if (changed.has(this.id[serial] ?? 0)) this.state[serial] = 0
    }
    const rows = this.#database.prepare<[string], Row>(
      `${SELECT} WHERE g.id IN (SELECT value FROM json_each(?))`,
    )
    this.#read(rows.iterate(JSON.stringify(ids)))
  }

  #read(rows: Iterable<Row>): void {
    for (const row of rows) this.#set(row)
    this.version += 1
  }

  #set(row: Row): void {
    const { serial } = row
    if (serial >= this.#capacity) this.#grow(serial + 1)
    this.size = Math.max(this.size, serial + 1)
    this.id[serial] = row.id
    this.state[serial] = row.trashed === 0 ? LIVE : TRASHED
    this.pair[serial] = pairOf(row)
    this.start[serial] = row.start
    this.winner[serial] = Math.max(
      0,
      WINNERS.findIndex((winner) => winner === row.winner),
    )
    this.reason[serial] = RESULT_REASONS.findIndex((reason) => reason === row.reason) + 1
    this.plies[serial] = row.plies
    this.day[serial] = row.day ?? 0
    this.choName[serial] = row.choName ?? 0
    this.hanName[serial] = row.hanName ?? 0
    this.choRank[serial] = rankOf(row.choRank)
    this.hanRank[serial] = rankOf(row.hanRank)
    this.event[serial] = row.event ?? 0
    this.source[serial] = row.source ?? 0
    this.margin[serial] = row.margin
    this.isAnnotated[serial] = row.annotated > 0 ? 1 : 0
    this.isIncomplete[serial] = row.incomplete
  }

  #grow(needed: number): void {
    const capacity = Math.max(1024, needed, this.#capacity * 2)
    const grown = <T extends Uint8Array | Int8Array | Uint32Array | Float32Array>(
      column: T,
      fresh: T,
    ): T => {
      fresh.set(column)
      return fresh
    }
    const bytes = (column: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
      grown(column, new Uint8Array(capacity))
    const words = (column: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> =>
      grown(column, new Uint32Array(capacity))
    this.id = words(this.id)
    this.state = bytes(this.state)
    this.pair = bytes(this.pair)
    this.start = words(this.start)
    this.winner = bytes(this.winner)
    this.reason = bytes(this.reason)
    this.plies = words(this.plies)
    this.day = words(this.day)
    this.choName = words(this.choName)
    this.hanName = words(this.hanName)
    this.choRank = grown(this.choRank, new Int8Array(capacity))
    this.hanRank = grown(this.hanRank, new Int8Array(capacity))
    this.event = words(this.event)
    this.source = words(this.source)
    this.margin = grown(this.margin, new Float32Array(capacity))
    this.isAnnotated = bytes(this.isAnnotated)
    this.isIncomplete = bytes(this.isIncomplete)
    this.#capacity = capacity
  }
}

function pairOf({ kind, cho, han }: Row): number {
  if (kind === 'arranged' && cho !== null && han !== null) return pairNumber(cho, han)
  return kind === 'handicap' ? HANDICAP : OTHER_START
}

const rankOf = (rank: string | null): number =>
  rank === null ? NO_RANK : (parseRank(rank) ?? NO_RANK)
