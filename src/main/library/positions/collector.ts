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

/** Sorts by radix, which keeps equal keys in order: four passes of 14 bits over keys of 53. */
function sortEntries({ keys, serials, places }: Entries): Entries {
  const count = keys.length
  const low = Uint32Array.from(keys, (key) => key % 0x10000000)
  const high = Uint32Array.from(keys, (key) => key / 0x10000000)
  let order = Uint32Array.from(keys, (_key, i) => i)
  let next = new Uint32Array(count)
  const starts = new Uint32Array(DIGIT + 1)
  for (const half of [low, high]) {
    for (const shift of [0, DIGIT_BITS]) {
      starts.fill(0)
      for (const value of half) starts[((value >>> shift) & (DIGIT - 1)) + 1]! += 1
      for (let digit = 0; digit < DIGIT; digit++) starts[digit + 1]! += starts[digit]!
      for (const i of order) next[starts[(half[i]! >>> shift) & (DIGIT - 1)]!++] = i
      ;[order, next] = [next, order]
    }
  }
  const sorted = emptyEntries(count)
  for (let i = 0; i < count; i++) {
    const from = order[i]!
    sorted.keys[i] = keys[from]!
    sorted.serials[i] = serials[from]!
    sorted.places[i] = places[from]!
  }
  return sorted
}
