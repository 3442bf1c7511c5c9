import { fromTable, toTable } from './score.ts'

/** Kinds of bound. */
const NO_BOUND = 0
export const UPPER = 1
export const LOWER = 2
export const EXACT = 3

/** Entries of a bucket, and 32-bit words of an entry: check, data, values. */
const WAYS = 4
const WORDS = 3
const BUCKET = WAYS * WORDS
const AGES = 64

/** What an entry weighs less for each search that did not touch it. */
const AGE_WEIGHT = 4

/**
 * Remembered positions (transposition table). It may stand in memory that several threads share:
 * the check word is mixed with the data, so that an entry two threads wrote at once is not taken
 * for one.
 *
 * data: step (14 bits, and 1 bit for "has one") | depth (8) | bound (2) | age (6).
 * values: value (16) | evaluation (16).
 */
export class Table {
  readonly buffer: ArrayBufferLike
  private readonly words: Int32Array
  private readonly mask: number
  private age: number

  /** What the last successful `probe` found. */
  step = -1
  depth = 0
  bound: number = NO_BOUND
  value = 0
  evaluation = 0

  /**
   * @param buffer so many bytes as `Table.bytes` says; threads may share it
   * @param searches how many searches have used the buffer
   */
  constructor(buffer: ArrayBufferLike, searches = 0) {
    this.age = searches % AGES
    this.buffer = buffer
    this.words = new Int32Array(buffer)
    this.mask = this.words.length / BUCKET - 1
  }

  /** Bytes of the largest table within so many megabytes. */
  static bytes(megabytes: number): number {
    const buckets = 2 ** Math.floor(Math.log2((megabytes * 2 ** 20) / (BUCKET * 4)))
    return buckets * BUCKET * 4
  }

  static ofMegabytes(megabytes: number): Table {
    return new Table(new ArrayBuffer(Table.bytes(megabytes)))
  }

  clear(): void {
    this.words.fill(0)
    this.age = 0
  }

  /** A new search begins: what earlier ones left gives way first. */
  startSearch(): void {
    this.age = (this.age + 1) % AGES
  }

  /** Looks a position up; values come back as seen from `ply`. */
  probe(low: number, high: number, ply: number): boolean {
    const { words } = this
    const start = (low & this.mask) * BUCKET
    for (let at = start; at < start + BUCKET; at += WORDS) {
      const data = words[at + 1]!
      const values = words[at + 2]!
      if ((words[at]! ^ data ^ values) !== high || data === 0) continue
      this.step = (data & 0x4000) === 0 ? -1 : data & 0x3fff
      this.depth = (data >>> 15) & 0xff
      this.bound = (data >>> 23) & 3
      this.value = fromTable(values >> 16, ply)
      this.evaluation = (values << 16) >> 16
      return true
    }
    return false
  }

  /** Remembers a position; `step` is -1 where none is known to be good. */
  store(
    low: number,
    high: number,
    ply: number,
    step: number,
    depth: number,
    bound: number,
    value: number,
    evaluation: number,
  ): void {
    const { words } = this
    const start = (low & this.mask) * BUCKET
    let at = start
    let least = Infinity
    let kept = step < 0 ? 0 : step | 0x4000
    for (let i = start; i < start + BUCKET; i += WORDS) {
      const data = words[i + 1]!
      if (data !== 0 && (words[i]! ^ data ^ words[i + 2]!) === high) {
        if (bound !== EXACT && this.ageOf(data) === 0 && depth + 3 < ((data >>> 15) & 0xff)) return
        if (kept === 0) kept = data & 0x7fff
        at = i
        break
      }
      const worth = data === 0 ? -Infinity : ((data >>> 15) & 0xff) - AGE_WEIGHT * this.ageOf(data)
      if (worth < least) {
        least = worth
        at = i
      }
    }
    const data = kept | (depth << 15) | (bound << 23) | (this.age << 25)
    const values = (toTable(value, ply) << 16) | (evaluation & 0xffff)
    words[at] = high ^ data ^ values
    words[at + 1] = data
    words[at + 2] = values
  }

  /** How many searches ago an entry was written. */
  private ageOf(data: number): number {
    return (this.age - (data >>> 25) + AGES) % AGES
  }

  /** Share of entries that this search has written, in thousandths. */
  fullness(): number {
    let used = 0
    const looked = Math.min(250, this.mask + 1)
    for (let bucket = 0; bucket < looked; bucket++) {
      for (let way = 0; way < WAYS; way++) {
        const data = this.words[bucket * BUCKET + way * WORDS + 1]!
        if (data !== 0 && this.ageOf(data) === 0) used += 1
      }
    }
    return Math.round((used * 1000) / (looked * WAYS))
  }
}
