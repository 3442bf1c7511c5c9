import { CHO } from './cells.ts'
import { CELLS, cellOf } from './lines.ts'
import { SQUARES } from './square.ts'

/*
 * Numbers that tell boards apart: for each piece on each cell two of 32 bits, combined by exclusive
 * or. Fixed, so that keys are the same on every machine. Equal numbers only hint at equal boards:
 * whoever counts on them compares the boards.
 */

/** A small generator with a fixed start (xorshift32): the numbers need spread, not secrecy. */
let state = 0x9e3779b9
function next(): number {
  state ^= state << 13
  state ^= state >>> 17
  state ^= state << 5
  return state
}

/** By `code << 7 | cell`; 0 where the code is that of an empty cell. */
const ZOBRIST_LOW = new Int32Array(32 << 7)
const ZOBRIST_HIGH = new Int32Array(32 << 7)

for (let code = 1; code < 32; code++) {
  for (let cell = 0; cell < CELLS; cell++) {
    ZOBRIST_LOW[(code << 7) | cell] = next()
    ZOBRIST_HIGH[(code << 7) | cell] = next()
  }
}

/** Whose turn it is: applied at every change of turn. */
const TURN_LOW = next()
const TURN_HIGH = next()

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
