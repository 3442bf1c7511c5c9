import type { Database } from 'better-sqlite3'
import { exactSetup } from '#engine/notation/board-pattern'
import type {
  GameQuery,
  GameSort,
  PositionCondition,
  SearchProgress,
} from '#shared/contract/library-query'
import { BLOCK_GAMES, blockOf, Occupancy } from '../positions/occupancy.ts'
import type { PositionIndex } from '../positions/position-index.ts'
import type { GameColumns } from '../store/columns.ts'
import { Turns } from '../turns.ts'
import { Candidates } from './candidates.ts'
import { findExact } from './exact.ts'
import { allOf, HitList, type Hits } from './hits.ts'
import { LineBlocks } from './line-blocks.ts'
import { LineScanner, MIRRORED } from './line-scanner.ts'
import { Lines } from './lines.ts'
import { type Mask, MaskMaker } from './mask.ts'
import { Sorter } from './sorter.ts'

/** How a long search tells of itself and is stopped. */
export interface SearchCall {
  readonly signal: AbortSignal
  readonly emit: (progress: SearchProgress) => void
}

/** Results of the last searches that are kept for the next page. */
const KEPT = 4

/** Answers queries. What it found stays at hand for the next page, as long as no game changes. */
export class Finder {
  readonly #columns: GameColumns
  readonly #index: PositionIndex
  readonly #occupancy: Occupancy
  readonly #lines: Lines
  readonly #blocks: LineBlocks
  readonly #masks: MaskMaker
  readonly #sorter: Sorter
  readonly #kept = new Map<string, Hits>()
  readonly #keptMasks = new Map<string, Mask>()

  constructor(database: Database, columns: GameColumns, index: PositionIndex) {
    this.#columns = columns
    this.#index = index
    this.#occupancy = new Occupancy(database)
    this.#lines = new Lines(database)
    this.#blocks = new LineBlocks(database)
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

  /** Looks at the moves of every game that may fit, a block of games at a time. */
  async #scan(
    positions: readonly PositionCondition[],
    mask: Mask,
    { signal, emit }: SearchCall,
  ): Promise<Hits> {
    const scanner = new LineScanner(positions)
    const [given, mirrored] = scanner.wants
    const isBothWays = (scanner.ways & MIRRORED) !== 0
    const candidates = new Candidates(this.#occupancy, given, isBothWays ? mirrored : undefined)
    const hits = new HitList()
    const turns = new Turns(signal)
    for (let from = 0; from < mask.length; from += BLOCK_GAMES) {
      this.#scanBlock(from, mask, scanner, candidates, hits)
      if (!turns.isOver) continue
      emit({ done: Math.min(from + BLOCK_GAMES, mask.length), of: mask.length, found: hits.count })
      if (!(await turns.pass())) break
    }
    return hits.take()
  }

  #scanBlock(
    from: number,
    mask: Mask,
    scanner: LineScanner,
    candidates: Candidates,
    hits: HitList,
  ): void {
    const games = mask.subarray(from, from + BLOCK_GAMES)
    if (!games.includes(1)) return
    const block = blockOf(from)
    const ways = candidates.waysOf(block)
    const setups = Array.from(games, (isWanted, game) =>
      isWanted === 1 && ways[game] !== 0
        ? this.#lines.setup(this.#columns.start[from + game]!)
        : undefined,
    )
    const left = setups.filter((setup) => setup && !scanner.hitAtStart(setup)).length
    const isFull = from + BLOCK_GAMES <= this.#columns.size
    const lineOf = this.#blocks.of(block, left, isFull)
    for (const [game, setup] of setups.entries()) {
      if (!setup) continue
      const hit = scanner.hitAtStart(setup) ?? scanner.find(setup, lineOf(game), ways[game]!)
      if (hit) hits.add(from + game, hit.ply, hit.mirrored)
    }
  }
}

function keep<T>(kept: Map<string, T>, key: string, value: T): void {
  kept.set(key, value)
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) return
    kept.delete(oldest)
  }
}
