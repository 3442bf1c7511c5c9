import { forwardOf } from './attacks.ts'
import { CANNON, CHO, EMPTY, ROLE_MASK, WALL } from './cells.ts'
import {
  CENTRE_OF,
  CORNER,
  CORNERS_OF,
  DIAGONAL_KIND,
  EAST,
  NO_DIAGONAL,
  NORTH,
  OPPOSITE_OF,
  PALACE_STEPS,
  SOLDIER_DIAGONALS,
  SOUTH,
  WEST,
} from './lines.ts'

/*
 * Steps of one piece, the safety of the own king left aside: each function writes them to `out`
 * from `n` on, packed as `from | to << 7`, and returns the new end. One function for each piece
 * keeps them small enough for the compiler to optimise early.
 */

/** Chariot (차): along lines and, inside either palace, along its diagonals. */
export function chariotSteps(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  n = slide(cells, from, NORTH, own, out, n)
  n = slide(cells, from, SOUTH, own, out, n)
  n = slide(cells, from, EAST, own, out, n)
  n = slide(cells, from, WEST, own, out, n)
  const kind = DIAGONAL_KIND[from]!
  if (kind === NO_DIAGONAL) return n
  if (kind !== CORNER) return stepList(cells, from, CORNERS_OF[from]!, own, out, n)
  const centre = CENTRE_OF[from]!
  const middle = cells[centre]!
  if ((middle & own) === 0) out[n++] = from | (centre << 7)
  const across = OPPOSITE_OF[from]!
  if (middle === EMPTY && (cells[across]! & own) === 0) out[n++] = from | (across << 7)
  return n
}

function slide(
  cells: Uint8Array,
  from: number,
  d: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  let p = from + d
  while (cells[p] === EMPTY) {
    out[n++] = from | (p << 7)
    p += d
  }
  if ((cells[p]! & own) === 0) out[n++] = from | (p << 7)
  return n
}

/** Cannon (포): over exactly one piece that is no cannon (포다리), and it takes no cannon. */
export function cannonSteps(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  n = leap(cells, from, NORTH, own, out, n)
  n = leap(cells, from, SOUTH, own, out, n)
  n = leap(cells, from, EAST, own, out, n)
  n = leap(cells, from, WEST, own, out, n)
  if (DIAGONAL_KIND[from] !== CORNER) return n
  const screen = cells[CENTRE_OF[from]!]!
  if (screen === EMPTY || (screen & ROLE_MASK) === CANNON) return n
  const across = OPPOSITE_OF[from]!
  const met = cells[across]!
  if ((met & own) === 0 && (met & ROLE_MASK) !== CANNON) out[n++] = from | (across << 7)
  return n
}

function leap(
  cells: Uint8Array,
  from: number,
  d: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  let p = from + d
  while (cells[p] === EMPTY) p += d
  const screen = cells[p]!
  if (screen === WALL || (screen & ROLE_MASK) === CANNON) return n
  p += d
  while (cells[p] === EMPTY) {
    out[n++] = from | (p << 7)
    p += d
  }
  const met = cells[p]!
  if ((met & own) === 0 && (met & ROLE_MASK) !== CANNON) out[n++] = from | (p << 7)
  return n
}

/** Horse (마): one point straight, which must be empty (멱), then one diagonally outwards. */
export function horseSteps(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  if (cells[from + 10] === EMPTY) {
    if ((cells[from + 19]! & own) === 0) out[n++] = from | ((from + 19) << 7)
    if ((cells[from + 21]! & own) === 0) out[n++] = from | ((from + 21) << 7)
  }
  if (cells[from - 10] === EMPTY) {
    if ((cells[from - 19]! & own) === 0) out[n++] = from | ((from - 19) << 7)
    if ((cells[from - 21]! & own) === 0) out[n++] = from | ((from - 21) << 7)
  }
  if (cells[from + 1] === EMPTY) {
    if ((cells[from + 12]! & own) === 0) out[n++] = from | ((from + 12) << 7)
    if ((cells[from - 8]! & own) === 0) out[n++] = from | ((from - 8) << 7)
  }
  if (cells[from - 1] === EMPTY) {
    if ((cells[from + 8]! & own) === 0) out[n++] = from | ((from + 8) << 7)
    if ((cells[from - 12]! & own) === 0) out[n++] = from | ((from - 12) << 7)
  }
  return n
}

/** Elephant (상): one point straight, then two diagonally outwards; the way must be empty. */
export function elephantSteps(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  if (cells[from + 10] === EMPTY) {
    if (cells[from + 19] === EMPTY && (cells[from + 28]! & own) === 0)
      out[n++] = from | ((from + 28) << 7)
    if (cells[from + 21] === EMPTY && (cells[from + 32]! & own) === 0)
      out[n++] = from | ((from + 32) << 7)
  }
  if (cells[from - 10] === EMPTY) {
    if (cells[from - 19] === EMPTY && (cells[from - 28]! & own) === 0)
      out[n++] = from | ((from - 28) << 7)
    if (cells[from - 21] === EMPTY && (cells[from - 32]! & own) === 0)
      out[n++] = from | ((from - 32) << 7)
  }
  if (cells[from + 1] === EMPTY) {
    if (cells[from + 12] === EMPTY && (cells[from + 23]! & own) === 0)
      out[n++] = from | ((from + 23) << 7)
    if (cells[from - 8] === EMPTY && (cells[from - 17]! & own) === 0)
      out[n++] = from | ((from - 17) << 7)
  }
  if (cells[from - 1] === EMPTY) {
    if (cells[from + 8] === EMPTY && (cells[from + 17]! & own) === 0)
      out[n++] = from | ((from + 17) << 7)
    if (cells[from - 12] === EMPTY && (cells[from - 23]! & own) === 0)
      out[n++] = from | ((from - 23) << 7)
  }
  return n
}

/** Soldier (졸, 병): forwards and sideways, and along the forward diagonals of the enemy palace. */
export function soldierSteps(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  const ahead = from + forwardOf(own)
  if ((cells[ahead]! & own) === 0) out[n++] = from | (ahead << 7)
  if ((cells[from + EAST]! & own) === 0) out[n++] = from | ((from + EAST) << 7)
  if ((cells[from + WEST]! & own) === 0) out[n++] = from | ((from + WEST) << 7)
  if (DIAGONAL_KIND[from] === NO_DIAGONAL) return n
  const diagonals = own === CHO ? SOLDIER_DIAGONALS.cho : SOLDIER_DIAGONALS.han
  return stepList(cells, from, diagonals[from]!, own, out, n)
}

/** General and guard (궁, 사): one point along the lines of their palace. */
export function palaceManSteps(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  const steps = own === CHO ? PALACE_STEPS.cho : PALACE_STEPS.han
  return stepList(cells, from, steps[from]!, own, out, n)
}

function stepList(
  cells: Uint8Array,
  from: number,
  steps: readonly number[],
  own: number,
  out: Int32Array,
  n: number,
): number {
  for (const to of steps) if ((cells[to]! & own) === 0) out[n++] = from | (to << 7)
  return n
}
