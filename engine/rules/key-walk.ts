import { bitOf, CHO, codeOf, EMPTY, WALL } from './cells.ts'
import { CELLS, cellOf } from './lines.ts'
import { mirrored, type Square, SQUARES } from './square.ts'
import type { Setup } from './types.ts'
import {
  hashKey,
  hashOf,
  TURN_HIGH,
  TURN_LOW,
  ZOBRIST_HIGH as HIGH,
  ZOBRIST_LOW as LOW,
} from './zobrist.ts'

/** Cell of the point with left and right exchanged. */
const MIRRORED_CELL = new Uint8Array(CELLS)
for (const square of SQUARES) MIRRORED_CELL[cellOf(square)] = cellOf(mirrored(square))

/**
 * Walks a line and keeps the number under which each position is found: one for a position and its
 * left-right mirror, 53 bits wide. Equal numbers only hint at equal boards.
 */
export class KeyWalk {
  /** Piece codes by cell of the padded board. */
  readonly cells = new Uint8Array(CELLS).fill(WALL)
  #toMove: number
  #low: number
  #high: number
  #mirrorLow: number
  #mirrorHigh: number
  /** Smaller of the position's own number and its mirror's. */
  key = 0
  /** Whether the number is the mirror's. */
  isMirrored = false
  /** Whether the position is its own mirror. */
  isSymmetric = false

  constructor({ board, turn }: Setup) {
    const reflected = this.cells.slice()
    for (const square of SQUARES) {
      const piece = board[square]
      const code = piece ? codeOf(piece) : EMPTY
      this.cells[cellOf(square)] = code
      reflected[cellOf(mirrored(square))] = code
    }
    this.#toMove = bitOf(turn)
    const own = hashOf(this.cells, this.#toMove)
    const other = hashOf(reflected, this.#toMove)
    this.#low = own.low
    this.#high = own.high
    this.#mirrorLow = other.low
    this.#mirrorHigh = other.high
    this.#settle()
  }

  get isChoToMove(): boolean {
    return this.#toMove === CHO
  }

  /** What the step from one point to another takes: a piece code, or 0. */
  step(fromSquare: Square, toSquare: Square): number {
    const from = cellOf(fromSquare)
    const to = cellOf(toSquare)
    const code = this.cells[from]! << 7
    const taken = this.cells[to]!
    const a = code | from
    const b = code | to
    const c = (taken << 7) | to
    this.#low ^= LOW[a]! ^ LOW[b]! ^ LOW[c]!
    this.#high ^= HIGH[a]! ^ HIGH[b]! ^ HIGH[c]!
    const d = code | MIRRORED_CELL[from]!
    const e = code | MIRRORED_CELL[to]!
    const f = (taken << 7) | MIRRORED_CELL[to]!
    this.#mirrorLow ^= LOW[d]! ^ LOW[e]! ^ LOW[f]!
    this.#mirrorHigh ^= HIGH[d]! ^ HIGH[e]! ^ HIGH[f]!
    this.cells[to] = this.cells[from]!
    this.cells[from] = EMPTY
    this.pass()
    return taken
  }

  pass(): void {
    this.#low ^= TURN_LOW
    this.#high ^= TURN_HIGH
    this.#mirrorLow ^= TURN_LOW
    this.#mirrorHigh ^= TURN_HIGH
    this.#toMove ^= WALL
    this.#settle()
  }

  #settle(): void {
    const own = hashKey({ low: this.#low, high: this.#high })
    const other = hashKey({ low: this.#mirrorLow, high: this.#mirrorHigh })
    this.key = Math.min(own, other)
    this.isMirrored = other < own
    this.isSymmetric = own === other
  }
}
