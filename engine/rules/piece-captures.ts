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
 * The captures among the steps of one piece, for a search that looks at nothing else. Same form as
 * the functions in piece-moves.ts.
 */

/** Writes the step if an enemy piece stands on `to`. */
function take(
  cells: Uint8Array,
  from: number,
  to: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  const met = cells[to]!
  if (met !== EMPTY && (met & own) === 0) out[n++] = from | (to << 7)
  return n
}

function takeListed(
  cells: Uint8Array,
  from: number,
  steps: readonly number[],
  own: number,
  out: Int32Array,
  n: number,
): number {
  for (const to of steps) n = take(cells, from, to, own, out, n)
  return n
}

function takeAlong(
  cells: Uint8Array,
  from: number,
  d: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  let p = from + d
  while (cells[p] === EMPTY) p += d
  return take(cells, from, p, own, out, n)
}

export function chariotCaptures(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  n = takeAlong(cells, from, NORTH, own, out, n)
  n = takeAlong(cells, from, SOUTH, own, out, n)
  n = takeAlong(cells, from, EAST, own, out, n)
  n = takeAlong(cells, from, WEST, own, out, n)
  const kind = DIAGONAL_KIND[from]!
  if (kind === NO_DIAGONAL) return n
  if (kind !== CORNER) return takeListed(cells, from, CORNERS_OF[from]!, own, out, n)
  const centre = CENTRE_OF[from]!
  if (cells[centre] !== EMPTY) return take(cells, from, centre, own, out, n)
  return take(cells, from, OPPOSITE_OF[from]!, own, out, n)
}

export function cannonCaptures(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  n = takeOver(cells, from, NORTH, own, out, n)
  n = takeOver(cells, from, SOUTH, own, out, n)
  n = takeOver(cells, from, EAST, own, out, n)
  n = takeOver(cells, from, WEST, own, out, n)
  if (DIAGONAL_KIND[from] !== CORNER) return n
  const screen = cells[CENTRE_OF[from]!]!
  if (screen === EMPTY || (screen & ROLE_MASK) === CANNON) return n
  const across = OPPOSITE_OF[from]!
  return (cells[across]! & ROLE_MASK) === CANNON ? n : take(cells, from, across, own, out, n)
}

function takeOver(
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
  while (cells[p] === EMPTY) p += d
  return (cells[p]! & ROLE_MASK) === CANNON ? n : take(cells, from, p, own, out, n)
}

export function horseCaptures(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  n = takeByHorse(cells, from, NORTH, EAST, own, out, n)
  n = takeByHorse(cells, from, SOUTH, EAST, own, out, n)
  n = takeByHorse(cells, from, EAST, NORTH, own, out, n)
  return takeByHorse(cells, from, WEST, NORTH, own, out, n)
}

function takeByHorse(
  cells: Uint8Array,
  from: number,
  ahead: number,
  aside: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  const leg = from + ahead
  if (cells[leg] !== EMPTY) return n
  n = take(cells, from, leg + ahead + aside, own, out, n)
  return take(cells, from, leg + ahead - aside, own, out, n)
}

export function elephantCaptures(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  n = takeByElephant(cells, from, NORTH, EAST, own, out, n)
  n = takeByElephant(cells, from, SOUTH, EAST, own, out, n)
  n = takeByElephant(cells, from, EAST, NORTH, own, out, n)
  return takeByElephant(cells, from, WEST, NORTH, own, out, n)
}

function takeByElephant(
  cells: Uint8Array,
  from: number,
  ahead: number,
  aside: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  const leg = from + ahead
  if (cells[leg] !== EMPTY) return n
  const right = leg + ahead + aside
  if (cells[right] === EMPTY) n = take(cells, from, right + ahead + aside, own, out, n)
  const left = leg + ahead - aside
  return cells[left] === EMPTY ? take(cells, from, left + ahead - aside, own, out, n) : n
}

export function soldierCaptures(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  n = take(cells, from, from + forwardOf(own), own, out, n)
  n = take(cells, from, from + EAST, own, out, n)
  n = take(cells, from, from + WEST, own, out, n)
  if (DIAGONAL_KIND[from] === NO_DIAGONAL) return n
  const diagonals = own === CHO ? SOLDIER_DIAGONALS.cho : SOLDIER_DIAGONALS.han
  return takeListed(cells, from, diagonals[from]!, own, out, n)
}

export function palaceManCaptures(
  cells: Uint8Array,
  from: number,
  own: number,
  out: Int32Array,
  n: number,
): number {
  const steps = own === CHO ? PALACE_STEPS.cho : PALACE_STEPS.han
  return takeListed(cells, from, steps[from]!, own, out, n)
}
