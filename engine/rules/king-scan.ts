import { forwardOf, soldierOriginsOn } from './attacks.ts'
import { CANNON, CHARIOT, ELEPHANT, EMPTY, HORSE, ROLE_MASK, SOLDIER, WALL } from './cells.ts'
import {
  CELLS,
  CENTRE,
  CENTRE_OF,
  CORNERS_OF,
  DIAGONAL_KIND,
  EAST,
  NO_DIAGONAL,
  NORTH,
  OPPOSITE_OF,
  SOUTH,
  WEST,
} from './lines.ts'

/*
 * One look from the own king tells which moves can change whether it is attacked. Cells that matter
 * are stamped: `leaveStamp` where an own piece shields the king or serves as a screen, `enterStamp`
 * where a piece that arrives shields it, takes an attacker or becomes a screen. A step that touches
 * no stamp keeps the king as safe as it was; the others are tried on the board. A stamp too many
 * costs time, a stamp too few would be a wrong move.
 */

/** Stamps carry the number of their scan, so that they need no clearing. */
export const leaveStamp = new Int32Array(CELLS)
export const enterStamp = new Int32Array(CELLS)

/** Number of the last scan, and whether it stamped anything. */
export let scanNumber = 0
export let hasStamps = false

let isCheck = false

function leave(cell: number): void {
  leaveStamp[cell] = scanNumber
  hasStamps = true
}

function enter(cell: number): void {
  enterStamp[cell] = scanNumber
  hasStamps = true
}

function enterBetween(from: number, to: number, d: number): void {
  for (let p = from + d; p !== to; p += d) enter(p)
}

/** Scans from the king of side bit `own`; true when it is in check. */
export function scanKing(cells: Uint8Array, king: number, own: number): boolean {
  if (scanNumber === 0x7fffffff) {
    leaveStamp.fill(0)
    enterStamp.fill(0)
    scanNumber = 0
  }
  scanNumber += 1
  hasStamps = false
  isCheck = false
  const by = WALL ^ own
  scanLine(cells, king, NORTH, own, by)
  scanLine(cells, king, SOUTH, own, by)
  scanLine(cells, king, EAST, own, by)
  scanLine(cells, king, WEST, own, by)
  scanLeapers(cells, king, NORTH, EAST, own, by)
  scanLeapers(cells, king, NORTH, WEST, own, by)
  scanLeapers(cells, king, SOUTH, EAST, own, by)
  scanLeapers(cells, king, SOUTH, WEST, own, by)
  scanSoldier(cells, king - forwardOf(by), by)
  scanSoldier(cells, king + EAST, by)
  scanSoldier(cells, king + WEST, by)
  if (DIAGONAL_KIND[king] !== NO_DIAGONAL) scanDiagonals(cells, king, own, by)
  return isCheck
}

function scanLine(cells: Uint8Array, king: number, d: number, own: number, by: number): void {
  let p = king + d
  while (cells[p] === EMPTY) p += d
  const first = cells[p]!
  if (first === WALL) return
  const at1 = p
  if (first === (by | CHARIOT)) {
    isCheck = true
    enterBetween(king, at1 + d, d)
    return
  }
  p += d
  while (cells[p] === EMPTY) p += d
  const second = cells[p]!
  if (first === (by | CANNON)) {
    enterBetween(king, at1, d) // a screen for it
    if (second === (by | CANNON))
      enter(at1) // its taker becomes the screen of the cannon behind
    else if ((second & own) !== 0 && second !== WALL) {
      const at2 = p
      if (nextOn(cells, p, d) === (by | CANNON)) leave(at2) // it may take the first and be that screen
    }
    return
  }
  if (second === WALL) return
  const isOwn = (first & own) !== 0
  if (second === (by | CANNON)) {
    if ((first & ROLE_MASK) === CANNON) return // no screen, and none when it leaves
    isCheck = true
    enterBetween(king, p + d, d)
    if (isOwn) leave(at1)
    return
  }
  if (second === (by | CHARIOT)) {
    if (isOwn) leave(at1)
    return
  }
  if (nextOn(cells, p, d) !== (by | CANNON)) return
  if (isOwn) leave(at1)
  if ((second & own) !== 0) leave(p)
}

function nextOn(cells: Uint8Array, from: number, d: number): number {
  let p = from + d
  while (cells[p] === EMPTY) p += d
  return cells[p]!
}

function scanLeapers(
  cells: Uint8Array,
  king: number,
  v: number,
  h: number,
  own: number,
  by: number,
): void {
  const near = king + v + h
  const leg = cells[near]!
  if (leg === WALL || (leg & by) !== 0) return // an enemy there is replaced, never removed
  scanLeg(cells, near, near, v, h, by | HORSE)
  const far = near + v + h
  const second = cells[far]!
  if (second === WALL) return
  if (leg === EMPTY) {
    if (second === EMPTY) {
      if (scanLeg(cells, far, far, v, h, by | ELEPHANT)) enter(near)
    } else if ((second & own) !== 0) scanLeg(cells, far, far, v, h, by | ELEPHANT)
  } else if (second === EMPTY) scanLeg(cells, near, far, v, h, by | ELEPHANT)
}

/** Leapers that stand beside `from` and pass over `leg`: a check if it is empty, else a pin. */
function scanLeg(
  cells: Uint8Array,
  leg: number,
  from: number,
  v: number,
  h: number,
  leaper: number,
): boolean {
  const hits1 = cells[from + v] === leaper
  const hits2 = cells[from + h] === leaper
  if (!hits1 && !hits2) return false
  if (cells[leg] !== EMPTY) {
    leave(leg)
    return false
  }
  isCheck = true
  enter(leg)
  if (hits1) enter(from + v)
  if (hits2) enter(from + h)
  return true
}

function scanSoldier(cells: Uint8Array, from: number, by: number): void {
  if (cells[from] !== (by | SOLDIER)) return
  isCheck = true
  enter(from)
}

function scanDiagonals(cells: Uint8Array, king: number, own: number, by: number): void {
  for (const origin of soldierOriginsOn(by)[king]!) scanSoldier(cells, origin, by)
  if (DIAGONAL_KIND[king] === CENTRE) {
    for (const corner of CORNERS_OF[king]!) {
      if (cells[corner] !== (by | CHARIOT)) continue
      isCheck = true
      enter(corner)
    }
    return
  }
  const centre = CENTRE_OF[king]!
  const across = OPPOSITE_OF[king]!
  const middle = cells[centre]!
  const beyond = cells[across]!
  if (middle === (by | CHARIOT)) {
    isCheck = true
    enter(centre)
  } else if (beyond === (by | CHARIOT)) {
    if (middle === EMPTY) {
      isCheck = true
      enter(centre)
      enter(across)
    } else if ((middle & own) !== 0) leave(centre)
  } else if (beyond === (by | CANNON)) scanCannonAcross(middle, centre, across, own)
}

function scanCannonAcross(middle: number, centre: number, across: number, own: number): void {
  if (middle === EMPTY) {
    enter(centre)
    return
  }
  if ((middle & ROLE_MASK) === CANNON) {
    if ((middle & own) === 0) enter(centre) // whoever takes it becomes the screen
    return
  }
  isCheck = true
  enter(centre)
  enter(across)
  if ((middle & own) !== 0) leave(centre)
}
