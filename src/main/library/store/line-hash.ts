/**
 * A line's number, 53 bits wide: equal lines from one start have equal numbers, and the number of a
 * line's beginning falls off on the way. Fixed, because libraries hold it.
 */
export class LineHash {
  #low: number
  #high: number

  constructor(start: number) {
    this.#low = mix(start ^ 0x9e3779b9)
    this.#high = mix(start ^ 0x85ebca6b)
  }

  add(move: number): void {
    this.#low = mix(this.#low ^ Math.imul(move + 1, 0x27d4eb2f))
    this.#high = mix(Math.imul(this.#high, 31) ^ Math.imul(move + 1, 0x165667b1))
  }

  get value(): number {
    return (this.#high & 0x1fffff) * 0x100000000 + (this.#low >>> 0)
  }
}

function mix(bits: number): number {
  let mixed = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

/** Games that share so many plies are looked at together: one may be the beginning of the other. */
export const OPENING_PLIES = 30
