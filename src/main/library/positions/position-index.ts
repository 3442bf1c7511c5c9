import type { Database } from 'better-sqlite3'
import { type Entries, lowerBound } from './entries.ts'
import { mergeEntries } from './merge.ts'
import { PAGE_ENTRIES, type Segment, Segments } from './segments.ts'

/** As many segments of one size become one of the next. */
const FAN_IN = 8
/** Segments below this many entries count as of the smallest size. */
const SMALLEST = 8192
/** Pages a merge writes in one transaction: some ten milliseconds, so that questions get between. */
const PAGES_A_STEP = 64

/** Told of each entry with the key that was looked for. */
export type VisitEntry = (serial: number, place: number) => void

/**
 * Where every position of every game stands: sorted segments that never change, one for each batch
 * that was added, merged by and by into larger ones. A question looks into each of them; there are
 * at most a few dozen at a million games.
 */
export class PositionIndex {
  readonly #database: Database
  readonly #segments: Segments
  #list: readonly Segment[]
  #merge: Generator<void, void> | undefined

  constructor(database: Database) {
    this.#database = database
    this.#segments = new Segments(database)
    this.#list = this.#segments.list()
  }

  /** Looks up what there is now: another program may have added games. */
  refresh(): void {
    this.#list = this.#segments.list()
  }

  get entryCount(): number {
    return this.#list.reduce((sum, { entries }) => sum + entries, 0)
  }

  /** Adds sorted entries. Part of the transaction that adds their games. */
  add(entries: Entries): void {
    if (entries.keys.length > 0) this.#segments.write(entries)
  }

  /** Every entry of a position, in the order in which the games were added. */
  visit(key: number, visit: VisitEntry): void {
    for (const segment of this.#list) this.#visitSegment(segment, key, visit)
  }

  #visitSegment(segment: Segment, key: number, visit: VisitEntry): void {
    const { fences } = segment
    // Entries of a key may begin at the end of the page before the first that starts with it.
    let page = Math.max(0, lowerBound(fences, key) - 1)
    for (; page < fences.length && fences[page]! <= key; page++) {
      const entries = this.#segments.page(segment, page)
      if (!entries) return
      const { keys, serials, places } = entries
      for (let i = lowerBound(keys, key); i < keys.length && keys[i] === key; i++) {
        visit(serials[i]!, places[i]!)
      }
    }
  }

  /** Does a small part of what there is to merge. False when there is nothing left. */
  mergeStep(): boolean {
    this.#merge ??= this.#nextMerge()
    if (!this.#merge) return false
    if (this.#merge.next().done) this.#merge = undefined
    return true
  }

  #nextMerge(): Generator<void, void> | undefined {
    const bySize = new Map<number, Segment[]>()
    for (const segment of this.#list) {
      const size = sizeOf(segment.entries)
      bySize.set(size, [...(bySize.get(size) ?? []), segment])
    }
    const [due] = [...bySize]
      .filter(([, list]) => list.length >= FAN_IN)
      .toSorted(([a], [b]) => a - b)
    return due && this.#mergeSegments(due[1].slice(0, FAN_IN))
  }

  /** Between two steps nothing is half done: the new segment counts from its last transaction on. */
  *#mergeSegments(inputs: readonly Segment[]): Generator<void, void> {
    const write = <T>(action: () => T): T => this.#database.transaction(action).immediate()
    const dead = new Set(
      this.#database.prepare<[], number>('SELECT serial FROM dead_serial').pluck().all(),
    )
    const pieces = mergeEntries(
      inputs.map((segment) => this.#segments.source(segment)),
      PAGE_ENTRIES,
      (serial) => dead.has(serial),
    )
    const fences: number[] = []
    let entries = 0
    const id = write(() => this.#segments.begin())
    /** Writes some pages; false at the end. */
    const writeSome = (): boolean => {
      for (let page = 0; page < PAGES_A_STEP; page++) {
        const piece = pieces.next()
        if (piece.done) return false
        this.#segments.writePage(id, fences.length, piece.value)
        fences.push(piece.value.keys[0]!)
        entries += piece.value.keys.length
      }
      return true
    }
    while (write(writeSome)) yield
    write(() => this.#replace(inputs, { id, entries, fences: Float64Array.from(fences) }))
    this.refresh()
  }

  /** Unless another program was quicker. */
  #replace(inputs: readonly Segment[], merged: Segment): void {
    const ready = new Set(this.#segments.list().map(({ id }) => id))
    const isWhole = this.#segments.countPages(merged.id) === merged.fences.length
    if (!isWhole || !inputs.every(({ id }) => ready.has(id))) {
      return this.#segments.remove(merged.id)
    }
    for (const { id } of inputs) this.#segments.remove(id)
    this.#segments.finish(merged)
  }

  /** At the opening of a library, before anything is merged. */
  removeUnfinished(): void {
    this.#segments.removeUnfinished()
  }
}

function sizeOf(entries: number): number {
  let size = 0
  for (let limit = SMALLEST; entries >= limit; limit *= FAN_IN) size += 1
  return size
}
