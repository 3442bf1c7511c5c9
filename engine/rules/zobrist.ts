import { CHO } from './cells.ts'
import { CELLS, cellOf } from './lines.ts'
import { SQUARES } from './square.ts'

/*
 * Numbers that tell boards apart: for each piece on each cell two of 32 bits, combined by exclusive
 * or. Fixed, so that keys are the same on every machine. Equal numbers only hint at equal boards:
 * whoever counts on them compares the boards.
 */

/**
 * A small generator with a fixed start (a counter through Murmur3's finisher). It must not be linear
 * over bits, as shift registers are: combined by exclusive or, their second half would follow from
 * the first and tell nothing more.
 */
let state = 0
function next(): number {
  state = (state + 0x9e3779b9) | 0
  let bits = state
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

/** By `code << 7 | cell`; 0 where the code is that of an empty cell. */
export const ZOBRIST_LOW = new Int32Array(32 << 7)
export const ZOBRIST_HIGH = new Int32Array(32 << 7)

for (let code = 1; code < 32; code++) {
  for (let cell = 0; cell < CELLS; cell++) {
    ZOBRIST_LOW[(code << 7) | cell] = next()
    ZOBRIST_HIGH[(code << 7) | cell] = next()
  }
}

/** Whose turn it is: applied at every change of turn. */
export const TURN_LOW = next()
export const TURN_HIGH = next()

export interface Hash {
  readonly low: number
  readonly high: number
}

export function hashOf(cells: Uint8Array, toMove: number): Hash {
  let low = toMove === CHO ? 0 : TURN_LOW
  let high = toMove === CHO ? 0 : TURN_HIGH
  for (const square of SQUARES) {
    const cell = cellOf(square)
    const index = (cells[cell]! << 7) | cell
    low ^= ZOBRIST_LOW[index]!
    high ^= ZOBRIST_HIGH[index]!
  }
  return { low, high }
}

/** The hash after a packed step, or after a pass where it is 0. */
export function hashAfter(hash: Hash, cells: Uint8Array, step: number): Hash {
  let low = hash.low ^ TURN_LOW
  let high = hash.high ^ TURN_HIGH
  if (step !== 0) {
    const from = step & 127
    const to = step >> 7
    const code = cells[from]! << 7
    const taken = cells[to]! << 7
    low ^= ZOBRIST_LOW[code | from]! ^ ZOBRIST_LOW[code | to]! ^ ZOBRIST_LOW[taken | to]!
    high ^= ZOBRIST_HIGH[code | from]! ^ ZOBRIST_HIGH[code | to]! ^ ZOBRIST_HIGH[taken | to]!
  }
  return { low, high }
}

/** Both halves in one number of 53 bits. */
export const hashKey = ({ low, high }: Hash): number =>
  (high & 0x1fffff) * 0x100000000 + (low >>> 0)
