import { setImmediate } from 'node:timers/promises'
import type { Database } from 'better-sqlite3'
import { exactSetup } from '#engine/notation/board-pattern'
import type {
  GameQuery,
  GameSort,
  PositionCondition,
  SearchProgress,
} from '#shared/contract/library-query'
import type { PositionIndex } from '../positions/position-index.ts'
import type { GameColumns } from '../store/columns.ts'
import { findExact } from './exact.ts'
import { allOf, HitList, type Hits } from './hits.ts'
import { LineScanner } from './line-scanner.ts'
import { type Line, Lines } from './lines.ts'
import { type Mask, MaskMaker } from './mask.ts'
import { Sorter } from './sorter.ts'

/** How a long search tells of itself and is stopped. */
export interface SearchCall {
  readonly signal: AbortSignal
  readonly emit: (progress: SearchProgress) => void
}

/** Games looked through before other questions get their turn. */
const CHUNK = 2000
/** Results of the last searches that are kept for the next page. */
const KEPT = 4

/** Answers queries. What it found stays at hand for the next page, as long as no game changes. */
export class Finder {
  readonly #columns: GameColumns
  readonly #index: PositionIndex
  readonly #lines: Lines
  readonly #masks: MaskMaker
  readonly #sorter: Sorter
  readonly #kept = new Map<string, Hits>()
  readonly #keptMasks = new Map<string, Mask>()

  constructor(database: Database, columns: GameColumns, index: PositionIndex) {
    this.#columns = columns
    this.#index = index
    this.#lines = new Lines(database)
    this.#masks = new MaskMaker(database, columns)
    this.#sorter = new Sorter(database, columns)
  }

  /** Forgets what no longer holds. */
  clear(): void {
    this.#kept.clear()
    this.#keptMasks.clear()
  }

  /** Everything a query finds, in order. Cancelled, it answers what it had found. */
  async find(query: GameQuery, sort: GameSort, call: SearchCall): Promise<Hits> {
    const key = JSON.stringify([query, sort])
    const known = this.#kept.get(key)
    if (known) return known
    const version = this.#columns.version
    const hits = this.#sorter.sort(await this.#search(query, call), sort)
    if (!call.signal.aborted && version === this.#columns.version) keep(this.#kept, key, hits)
    return hits
  }

  mask(filter: GameQuery['filter']): Mask {
    const key = JSON.stringify(filter)
    const known = this.#keptMasks.get(key)
    if (known) return known
    const mask = this.#masks.make(filter)
    keep(this.#keptMasks, key, mask)
    return mask
  }

  #search({ filter, positions }: GameQuery, call: SearchCall): Hits | Promise<Hits> {
    const mask = this.mask(filter)
    const [only] = positions
    if (!only) return allOf(mask)
    if (positions.length === 1) {
      const exact = this.#findExact(only, mask)
      if (exact) return exact
    }
    return this.#scan(positions, this.#narrowed(positions, mask), call)
  }

  /** Undefined where the index alone cannot answer. */
  #findExact(condition: PositionCondition, mask: Mask): Hits | undefined {
    const { board, turn, mirror, material, margin, plies } = condition
    const setup = exactSetup(board, turn)
    if (!setup || material || margin) return undefined
    const { min: minPly = 0, max: maxPly = Infinity } = plies ?? {}
    return findExact({ setup, mirror, minPly, maxPly }, this.#index, this.#lines, mask)
  }

  /** Games that have one of the positions at least, if one of them is given whole. */
  #narrowed(positions: readonly PositionCondition[], mask: Mask): Mask {
    const whole = positions.find(({ board, turn }) => exactSetup(board, turn))
    const hits =
      whole && this.#findExact({ board: whole.board, turn: whole.turn, mirror: true }, mask)
    if (!hits) return mask
    const narrowed = new Uint8Array(mask.length)
    for (const serial of hits.serials) narrowed[serial] = 1
    return narrowed
  }

  async #scan(
    positions: readonly PositionCondition[],
    mask: Mask,
    { signal, emit }: SearchCall,
  ): Promise<Hits> {
    const scanner = new LineScanner(positions)
    const hits = new HitList()
    for (let from = 0; from < mask.length && !signal.aborted; from += CHUNK) {
      for (const { serial, setup, line } of this.#chunk(mask, from, from + CHUNK)) {
        const hit = scanner.find(setup, line)
        if (hit) hits.add(serial, hit.ply, hit.mirrored)
      }
      emit({ done: Math.min(from + CHUNK, mask.length), of: mask.length, found: hits.count })
      await setImmediate()
    }
    return hits.take()
  }

  #chunk(mask: Mask, from: number, to: number): readonly Line[] {
    const serials = Array.from(mask.subarray(from, to).keys(), (i) => i + from).filter(
      (serial) => mask[serial] === 1,
    )
    if (serials.length > CHUNK / 8) {
      return this.#lines.range(from, to).filter(({ serial }) => mask[serial] === 1)
    }
    return serials.flatMap((serial) => this.#lines.one(serial) ?? [])
  }
}

function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) return
    kept.delete(oldest)
  }
}
