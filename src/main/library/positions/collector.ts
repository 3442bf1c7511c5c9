import { type Entries, slice } from './entries.ts'

/** Gathers the positions of a batch of games and sorts them once. */
export class PositionCollector {
  #entries = emptyEntries(1 << 14)
  #count = 0

  get count(): number {
    return this.#count
  }

  add(key: number, serial: number, place: number): void {
    if (this.#count === this.#entries.keys.length) this.#grow()
    const at = this.#count++
    this.#entries.keys[at] = key
    this.#entries.serials[at] = serial
    this.#entries.places[at] = place
  }

  /** Everything added, by key, then in the order in which it came; the collector is empty again. */
  takeSorted(): Entries {
    const given = slice(this.#entries, 0, this.#count)
    this.#count = 0
    return sortEntries(given)
  }

  #grow(): void {
    const grown = emptyEntries(this.#entries.keys.length * 2)
    grown.keys.set(this.#entries.keys)
    grown.serials.set(this.#entries.serials)
    grown.places.set(this.#entries.places)
    this.#entries = grown
  }
}

export const emptyEntries = (count: number): Entries => ({
  keys: new Float64Array(count),
  serials: new Uint32Array(count),
  places: new Uint32Array(count),
})

const DIGIT_BITS = 14
const DIGIT = 1 << DIGIT_BITS

/**
 * Sorts by radix, which keeps equal keys in order: two passes over the upper 28 bits of the 53, of
 * which few keys share all but are not equal; those are put right one by one.
 */
function sortEntries({ keys, serials, places }: Entries): Entries {
  const count = keys.length
  const upper = new Uint32Array(count)
  let order = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    upper[i] = keys[i]! / 0x2000000
    order[i] = i
  }
  order = sortByDigit(order, upper, 0)
  order = sortByDigit(order, upper, DIGIT_BITS)
  const sorted = emptyEntries(count)
  for (let i = 0; i < count; i++) {
    const from = order[i]!
    const key = keys[from]!
    let at = i
    for (; at > 0 && sorted.keys[at - 1]! > key; at--) copyEntry(sorted, at - 1, sorted, at)
    sorted.keys[at] = key
    sorted.serials[at] = serials[from]!
    sorted.places[at] = places[from]!
  }
  return sorted
}

function copyEntry(from: Entries, i: number, to: Entries, at: number): void {
  to.keys[at] = from.keys[i]!
  to.serials[at] = from.serials[i]!
  to.places[at] = from.places[i]!
}

/** The same numbers in the order of one digit of what they point to, otherwise as they were. */
function sortByDigit(
  order: Uint32Array,
  values: Uint32Array,
  shift: number,
): Uint32Array<ArrayBuffer> {
  const count = order.length
  const starts = new Uint32Array(DIGIT + 1)
  for (let i = 0; i < count; i++) starts[((values[i]! >>> shift) & (DIGIT - 1)) + 1]! += 1
  for (let digit = 0; digit < DIGIT; digit++) starts[digit + 1]! += starts[digit]!
  const sorted = new Uint32Array(count)
  for (let i = 0; i < count; i++) {
    const value = order[i]!
    sorted[starts[(values[value]! >>> shift) & (DIGIT - 1)]!++] = value
  }
  return sorted
}
