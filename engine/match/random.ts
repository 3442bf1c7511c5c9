/**
 * Seeded random numbers: xoshiro128** by Blackman and Vigna (2018, public domain), its state filled
 * by splitmix32. 32-bit integer arithmetic only, so that the same seed draws the same on every
 * platform; the state is plain JSON and a draw gives the next one.
 */
export type RandomState = readonly [number, number, number, number]

export interface Draw {
  readonly value: number
  readonly next: RandomState
}

/** Seeds are the whole numbers from 0 to this one. */
export const MAX_SEED = 0xffffffff

export function seedRandom(seed: number): RandomState {
  let z = seed >>> 0
  const word = (): number => {
    z = (z + 0x9e3779b9) >>> 0
    let mixed = z ^ (z >>> 16)
    mixed = Math.imul(mixed, 0x85ebca6b)
    mixed ^= mixed >>> 13
    mixed = Math.imul(mixed, 0xc2b2ae35)
    return (mixed ^ (mixed >>> 16)) >>> 0
  }
  return [word(), word(), word(), word()]
}

const rotatedLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by))

/** A number from 0 to 2^32 - 1. */
export function drawWord([a, b, c, d]: RandomState): Draw {
  const value = Math.imul(rotatedLeft(Math.imul(b, 5), 7), 9) >>> 0
  const third = c ^ a
  const fourth = d ^ b
  return {
    value,
    next: [
      (a ^ fourth) >>> 0,
      (b ^ third) >>> 0,
      (third ^ (b << 9)) >>> 0,
      rotatedLeft(fourth, 11) >>> 0,
    ],
  }
}

/**
 * A number from 0 to `count - 1`, each equally likely: words of the incomplete last round are
 * rejected. `count` is 1 to 2^32.
 */
export function drawBelow(state: RandomState, count: number): Draw {
  const limit = 0x100000000 - (0x100000000 % count)
  let draw = drawWord(state)
  while (draw.value >= limit) draw = drawWord(draw.next)
  return { value: draw.value % count, next: draw.next }
}
