import { CELLS } from './lines.ts'

/**
 * The positions of a running game, counted (반복수). Found by hash, confirmed by comparing boards:
 * equal hashes are not enough. Positions alternate in turn, so an even distance means equal turns.
 */
export class Occurrences {
  /** Boards of all entries, one after the other. */
  #boards = new Uint8Array(CELLS * 64)
  /** Latest entry by hash, and for each entry the next older one with the same hash, or -1. */
  readonly #latest = new Map<number, number>()
  readonly #older: number[] = []
  readonly #hashes: number[] = []
  /** Which occurrence each entry is, and whether the action before it gave check. */
  readonly #counts: number[] = []
  readonly #checks: boolean[] = []
  /** Occurrences from before the first entry, by position key. */
  readonly #earlier: ReadonlyMap<string, number>

  constructor(earlier: ReadonlyMap<string, number>) {
    this.#earlier = earlier
  }

  get size(): number {
    return this.#counts.length
  }

  /** Which occurrence the newest position is. */
  get newestCount(): number {
    return this.#counts[this.size - 1] ?? 0
  }

  countAt(entry: number): number {
    return this.#counts[entry] ?? 0
  }

  checkAt(entry: number): boolean {
    return this.#checks[entry] ?? false
  }

  boardAt(entry: number): Uint8Array {
    return this.#boards.subarray(entry * CELLS, (entry + 1) * CELLS)
  }

  /** Adds the position that follows the newest one; `keyOf` is asked only where it matters. */
  add(hash: number, cells: Uint8Array, check: boolean, keyOf: () => string): void {
    const entry = this.size
    const count = this.countIfNext(hash, cells, keyOf)
    if ((entry + 1) * CELLS > this.#boards.length) this.#grow()
    this.#boards.set(cells, entry * CELLS)
    this.#older.push(this.#latest.get(hash) ?? -1)
    this.#latest.set(hash, entry)
    this.#hashes.push(hash)
    this.#counts.push(count)
    this.#checks.push(check)
  }

  /** Which occurrence this position would be if it came next. */
  countIfNext(hash: number, cells: Uint8Array, keyOf: () => string): number {
    const known = this.#find(hash, cells)
    if (known !== -1) return this.countAt(known) + 1
    return this.#earlier.size === 0 ? 1 : (this.#earlier.get(keyOf()) ?? 0) + 1
  }

  /** Whether a position with this hash was seen, here or earlier: if not, it is new. */
  mayKnow(hash: number): boolean {
    return this.#earlier.size > 0 || this.#latest.has(hash)
  }

  /** The latest entries that are the same position as the newest one, oldest first, itself last. */
  sameAsNewest(limit: number): number[] {
    const entries: number[] = []
    for (let entry = this.size - 1; entry !== -1 && entries.length < limit;) {
      entries.push(entry)
      entry = this.#olderSame(entry)
    }
    return entries.reverse()
  }

  /** The first entry that is the same position as the newest one. */
  firstSameAsNewest(): number {
    let first = this.size - 1
    for (let entry = first; entry !== -1; entry = this.#olderSame(entry)) first = entry
    return first
  }

  removeNewest(): void {
    const hash = this.#hashes.pop()
    const older = this.#older.pop()
    if (hash === undefined || older === undefined) throw new RangeError('no position to remove')
    if (older === -1) this.#latest.delete(hash)
    else this.#latest.set(hash, older)
    this.#counts.pop()
    this.#checks.pop()
  }

  /** The entry that last held this position, were it next; -1 for none. */
  #find(hash: number, cells: Uint8Array): number {
    return this.#search(this.#latest.get(hash) ?? -1, cells, this.size)
  }

  #olderSame(entry: number): number {
    return this.#search(this.#older[entry] ?? -1, this.boardAt(entry), entry)
  }

  /** From an entry back along those of the same hash to one with this board and turn, or -1. */
  #search(from: number, cells: Uint8Array, next: number): number {
    let entry = from
    while (entry !== -1) {
      if ((next - entry) % 2 === 0 && this.#hasBoard(entry, cells)) return entry
      entry = this.#older[entry] ?? -1
    }
    return -1
  }

  #hasBoard(entry: number, cells: Uint8Array): boolean {
    const start = entry * CELLS
    for (let cell = 0; cell < CELLS; cell++) {
      if (this.#boards[start + cell] !== cells[cell]) return false
    }
    return true
  }

  #grow(): void {
    const larger = new Uint8Array(this.#boards.length * 2)
    larger.set(this.#boards)
    this.#boards = larger
  }
}
