import type { Database } from 'better-sqlite3'
import type { GameSort } from '#shared/contract/library-query'
import type { GameColumns } from '../store/columns.ts'
import { Hits } from './hits.ts'

/** Room for the index of a hit below the value it is sorted by: 16 million hits. */
const INDEXES = 2 ** 24

/** Where a search finds this share of all games, it goes through all of them in their order. */
const MANY = 1 / 16

/** All games in order of one key, which holds until a game changes. */
interface Order {
  readonly key: GameSort['key']
  readonly version: number
  readonly serials: Uint32Array
}

/** Puts hits in order. Each gets a number; numbers sort much faster than games compare. */
export class Sorter {
  readonly #database: Database
  readonly #columns: GameColumns
  #namesVersion = -1
  #names = new Uint32Array(0)
  #events = new Uint32Array(0)
  #order: Order | undefined

  constructor(database: Database, columns: GameColumns) {
    this.#database = database
    this.#columns = columns
  }

  sort(hits: Hits, { key, descending }: GameSort): Hits {
    const { serials, plies, mirrored, hasPlaces } = hits
    const count = serials.length
    const isMany = count > this.#columns.size * MANY
    const order = isMany ? this.#picked(serials, key) : this.#sorted(serials, key)
    if (descending) order.reverse()
    const sorted = new Hits(
      new Uint32Array(count),
      new Uint32Array(hasPlaces ? count : 0),
      new Uint8Array(hasPlaces ? count : 0),
      hasPlaces,
    )
    for (let at = 0; at < count; at++) {
      const i = order[at]!
      sorted.serials[at] = serials[i]!
      if (!hasPlaces) continue
      sorted.plies[at] = plies[i]!
      sorted.mirrored[at] = mirrored[i]!
    }
    return sorted
  }

  /** Indexes of serials, in the order of a key. */
  #sorted(serials: Uint32Array, key: GameSort['key']): Uint32Array {
    const value = this.#valueOf(key)
    const count = serials.length
    // Loops, not `from` with a function: it is the longest step of a search that finds much.
    const numbers = new Float64Array(count)
    for (let i = 0; i < count; i++) numbers[i] = value(serials[i]!) * INDEXES + i
    numbers.sort()
    const order = new Uint32Array(count)
    for (let at = 0; at < count; at++) order[at] = numbers[at]! % INDEXES
    return order
  }

  /** The same for serials that are many: they are picked out of all games in order. */
  #picked(serials: Uint32Array, key: GameSort['key']): Uint32Array {
    const indexes = new Uint32Array(this.#columns.size)
    for (let i = 0; i < serials.length; i++) indexes[serials[i]!] = i + 1
    const order = new Uint32Array(serials.length)
    let at = 0
    for (const serial of this.#all(key)) {
      const index = indexes[serial]!
      if (index > 0) order[at++] = index - 1
    }
    return order
  }

  #all(key: GameSort['key']): Uint32Array {
    const { size, version } = this.#columns
    if (this.#order?.key !== key || this.#order.version !== version) {
      const serials = new Uint32Array(size)
      for (let serial = 0; serial < size; serial++) serials[serial] = serial
      this.#order = { key, version, serials: this.#sorted(serials, key) }
    }
    return this.#order.serials
  }

  /** A whole number from 0 to 2^29. */
  #valueOf(key: GameSort['key']): (serial: number) => number {
    const columns = this.#columns
    switch (key) {
      case 'added':
        return (serial) => columns.id[serial]!
      case 'date':
        return (serial) => columns.day[serial]!
      case 'cho':
        this.#orderNames()
        return (serial) => this.#names[columns.choName[serial]!]!
      case 'han':
        this.#orderNames()
        return (serial) => this.#names[columns.hanName[serial]!]!
      case 'event':
        this.#orderNames()
        return (serial) => this.#events[columns.event[serial]!]!
      case 'result':
        return (serial) => columns.winner[serial]! * 16 + columns.reason[serial]!
      case 'plies':
        return (serial) => columns.plies[serial]!
      case 'margin':
        return (serial) => Math.round(columns.margin[serial]! * 2) + 1000
      case 'arrangement':
        return (serial) => columns.pair[serial]!
    }
  }

  /** The place of every name in the alphabet; those without a name come first. */
  #orderNames(): void {
    if (this.#namesVersion === this.#columns.version) return
    this.#names = this.#places('SELECT id, name FROM player_name')
    this.#events = this.#places('SELECT id, name FROM event')
    this.#namesVersion = this.#columns.version
  }

  #places(sql: string): Uint32Array<ArrayBuffer> {
    const rows = this.#database.prepare<[], { id: number; name: string }>(sql).all()
    const compare = new Intl.Collator('ko').compare
    const sorted = rows.toSorted((a, b) => compare(a.name, b.name))
    const places = new Uint32Array(rows.reduce((most, { id }) => Math.max(most, id), 0) + 1)
    for (const [i, { id }] of sorted.entries()) places[id] = i + 1
    return places
  }
}
