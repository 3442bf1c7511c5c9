import { bitOf } from '../rules/cells.ts'
import type { Past } from '../rules/past.ts'
import { cellsOfKey, turnOfKey } from '../rules/position-key.ts'
import { hashKey, hashOf } from '../rules/zobrist.ts'
import { MAX_PLY } from './score.ts'

const FILTER = 4095

/** What a repetition says of who checked, as seen by whoever made the last move. */
export const NO_CHECKER = 0
export const MAKER_CHECKED = 1
export const OTHER_CHECKED = 2

/**
 * The positions of the game and of the line that is looked at, by their two hash halves, so that a
 * repetition (반복수) is counted over the whole past. The oldest come from the standing's trail.
 */
export class Repetition {
  private readonly low: Int32Array
  private readonly high: Int32Array
  /** Which occurrence each position is. */
  private readonly counts: Int32Array
  /** Whether the move that led here gave check. */
  private readonly checks: Uint8Array
  /** The oldest entry that could be the same position: what came before can't come back. */
  private readonly open: Int32Array
  /** How many entries share the lowest bits of a hash: mostly none, and then nothing is compared. */
  private readonly filter = new Uint16Array(FILTER + 1)
  private readonly earlier = new Map<number, number>()
  private size = 0

  constructor(past: Past) {
    const capacity = past.trail.length + MAX_PLY + 8
    this.low = new Int32Array(capacity)
    this.high = new Int32Array(capacity)
    this.counts = new Int32Array(capacity)
    this.checks = new Uint8Array(capacity)
    this.open = new Int32Array(capacity)
    for (const [key, count] of Object.entries(past.earlier)) {
      this.earlier.set(hashKey(hashOf(cellsOfKey(key), bitOf(turnOfKey(key)))), count)
    }
    for (const { key, check } of past.trail) {
      const { low, high } = hashOf(cellsOfKey(key), bitOf(turnOfKey(key)))
      this.push(low, high, check, false)
    }
  }

  /** Adds a position. After what can't be undone (a capture, a soldier's advance) none is older. */
  push(low: number, high: number, gaveCheck: boolean, isFresh: boolean): void {
    const at = this.size
    this.low[at] = low
    this.high[at] = high
    this.checks[at] = gaveCheck ? 1 : 0
    this.open[at] = isFresh ? at : at === 0 ? 0 : this.open[at - 1]!
    this.counts[at] = this.countOf(at)
    this.filter[low & FILTER]! += 1
    this.size = at + 1
  }

  pop(): void {
    this.size -= 1
    this.filter[this.low[this.size]! & FILTER]! -= 1
  }

  /** Which occurrence of its position the last one is. */
  get count(): number {
    return this.counts[this.size - 1]!
  }

  private countOf(at: number): number {
    const low = this.low[at]!
    const high = this.high[at]!
    const open = this.open[at]!
    if (this.filter[low & FILTER] !== 0) {
      for (let i = at - 2; i >= open; i -= 2) {
        if (this.low[i] === low && this.high[i] === high) return this.counts[i]! + 1
      }
    }
    if (this.earlier.size === 0 || open !== 0) return 1
    return (this.earlier.get(hashKey({ low, high })) ?? 0) + 1
  }

  /** The one side that checked with every move since the position first occurred, if it is known. */
  perpetualChecker(): typeof NO_CHECKER | typeof MAKER_CHECKED | typeof OTHER_CHECKED {
    const last = this.size - 1
    let first = last
    for (let i = last - 2; i >= this.open[last]!; i -= 2) {
      if (this.low[i] === this.low[last] && this.high[i] === this.high[last]) first = i
    }
    if (this.counts[first] !== 1) return NO_CHECKER
    let makerAlways = true
    let otherAlways = true
    for (let i = last; i > first; i--) {
      if (this.checks[i] === 1) continue
      if ((last - i) % 2 === 0) makerAlways = false
      else otherAlways = false
    }
    if (makerAlways === otherAlways) return NO_CHECKER
    return makerAlways ? MAKER_CHECKED : OTHER_CHECKED
  }
}
