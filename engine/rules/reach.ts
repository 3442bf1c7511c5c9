import { bitOf, CANNON, CHARIOT, CHO, ELEPHANT, EMPTY, HAN, HORSE, SOLDIER, WALL } from './cells.ts'
import { CELLS, cellOf } from './lines.ts'
import { chariotSteps, elephantSteps, horseSteps, soldierSteps } from './piece-moves.ts'
import { isInPalace } from './palace.ts'
import { SQUARES } from './square.ts'
import { SIDES } from './types.ts'

/*
 * Which points of the enemy palace a piece could ever strike from where it stands, whatever stands
 * between. Most pieces are far from the palace most of the time: one look at these tables then
 * spares the scan from the king and the trial of its steps.
 */

/** Bit of a cell within the palace of a side, by `side << 7 | cell`; 0 outside it. */
export const PALACE_BIT = new Uint16Array(32 << 7)

/** Palace points within geometric reach, by `code << 7 | cell`. */
export const REACH = new Uint16Array(32 << 7)

const EMPTY_BOARD = new Uint8Array(CELLS).fill(WALL)

for (const side of SIDES) {
  let bit = 1
  for (const square of SQUARES) {
    if (!isInPalace(square, side)) continue
    PALACE_BIT[(bitOf(side) << 7) | cellOf(square)] = bit
    bit <<= 1
  }
}
for (const square of SQUARES) EMPTY_BOARD[cellOf(square)] = EMPTY

const GEOMETRY = [
  [CHARIOT, chariotSteps],
  [CANNON, chariotSteps], // a cannon needs a screen on the same lines
  [HORSE, horseSteps],
  [ELEPHANT, elephantSteps],
  [SOLDIER, soldierSteps],
] as const

const steps = new Int32Array(64)
for (const by of [CHO, HAN]) {
  for (const [role, stepsOf] of GEOMETRY) {
    for (const square of SQUARES) {
      const from = cellOf(square)
      const end = stepsOf(EMPTY_BOARD, from, by, steps, 0)
      for (let i = 0; i < end; i++) {
        const to = steps[i]! >> 7
        REACH[((by | role) << 7) | from]! |= PALACE_BIT[((WALL ^ by) << 7) | to]!
      }
    }
  }
}
