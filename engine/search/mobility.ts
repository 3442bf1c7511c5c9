import { forwardOf } from '../rules/attacks.ts'
import { CANNON, CHO, EMPTY, HAN, ROLE_MASK, WALL } from '../rules/cells.ts'
import {
  cellOf,
  CELLS,
  CENTRE_OF,
  CORNER,
  CORNERS_OF,
  DIAGONAL_KIND,
  EAST,
  NO_DIAGONAL,
  NORTH,
  OPPOSITE_OF,
  SOLDIER_DIAGONALS,
  SOUTH,
  WEST,
} from '../rules/lines.ts'
import { PALACE_BIT } from '../rules/reach.ts'
import { SQUARES } from '../rules/square.ts'

/*
 * Where a piece could go, counted: `reached` points, and `struck` points of the enemy palace among
 * those it bears upon; `met` holds the cells with pieces that it bears upon, own ones too, and walls.
 * The safety of the own general is left aside.
 */
export let reached = 0
export let struck = 0
export let metCount = 0
export const met = new Uint8Array(16)

/** Index of the enemy palace in the table of palace points. */
let palace = 0

function begin(own: number): void {
  reached = 0
  struck = 0
  metCount = 0
  palace = (WALL ^ own) << 7
}

function touch(cells: Uint8Array, to: number, own: number): void {
  if (PALACE_BIT[palace | to] !== 0) struck += 1
  const code = cells[to]!
  if ((code & own) === 0) reached += 1
  if (code !== EMPTY) met[metCount++] = to
}

export function chariotReach(cells: Uint8Array, from: number, own: number): void {
  begin(own)
  chariotLine(cells, from, NORTH, own)
  chariotLine(cells, from, SOUTH, own)
  chariotLine(cells, from, EAST, own)
  chariotLine(cells, from, WEST, own)
  const kind = DIAGONAL_KIND[from]!
  if (kind === NO_DIAGONAL) return
  if (kind !== CORNER) {
    for (const corner of CORNERS_OF[from]!) touch(cells, corner, own)
    return
  }
  const centre = CENTRE_OF[from]!
  touch(cells, centre, own)
  if (cells[centre] === EMPTY) touch(cells, OPPOSITE_OF[from]!, own)
}

function chariotLine(cells: Uint8Array, from: number, d: number, own: number): void {
  let p = from + d
  while (cells[p] === EMPTY) {
    reached += 1
    if (PALACE_BIT[palace | p] !== 0) struck += 1
    p += d
  }
  if (cells[p] !== WALL) touch(cells, p, own)
}

export function cannonReach(cells: Uint8Array, from: number, own: number): void {
  begin(own)
  cannonLine(cells, from, NORTH, own)
  cannonLine(cells, from, SOUTH, own)
  cannonLine(cells, from, EAST, own)
  cannonLine(cells, from, WEST, own)
  if (DIAGONAL_KIND[from] !== CORNER) return
  const screen = cells[CENTRE_OF[from]!]!
  if (screen === EMPTY || (screen & ROLE_MASK) === CANNON) return
  const across = OPPOSITE_OF[from]!
  if ((cells[across]! & ROLE_MASK) !== CANNON) touch(cells, across, own)
}

function cannonLine(cells: Uint8Array, from: number, d: number, own: number): void {
  let p = from + d
  while (cells[p] === EMPTY) p += d
  const screen = cells[p]!
  if (screen === WALL || (screen & ROLE_MASK) === CANNON) return
  p += d
  while (cells[p] === EMPTY) {
    reached += 1
    if (PALACE_BIT[palace | p] !== 0) struck += 1
    p += d
  }
  const last = cells[p]!
  if (last !== WALL && (last & ROLE_MASK) !== CANNON) touch(cells, p, own)
}

export function horseReach(cells: Uint8Array, from: number, own: number): void {
  begin(own)
  horseSide(cells, from + NORTH, NORTH, EAST, own)
  horseSide(cells, from + SOUTH, SOUTH, EAST, own)
  horseSide(cells, from + EAST, EAST, NORTH, own)
  horseSide(cells, from + WEST, WEST, NORTH, own)
}

function horseSide(
  cells: Uint8Array,
  leg: number,
  ahead: number,
  aside: number,
  own: number,
): void {
  if (cells[leg] !== EMPTY) return
  touch(cells, leg + ahead + aside, own)
  touch(cells, leg + ahead - aside, own)
}

export function elephantReach(cells: Uint8Array, from: number, own: number): void {
  begin(own)
  elephantSide(cells, from + NORTH, NORTH, EAST, own)
  elephantSide(cells, from + SOUTH, SOUTH, EAST, own)
  elephantSide(cells, from + EAST, EAST, NORTH, own)
  elephantSide(cells, from + WEST, WEST, NORTH, own)
}

function elephantSide(
  cells: Uint8Array,
  leg: number,
  ahead: number,
  aside: number,
  own: number,
): void {
  if (cells[leg] !== EMPTY) return
  const right = leg + ahead + aside
  if (cells[right] === EMPTY) touch(cells, right + ahead + aside, own)
  const left = leg + ahead - aside
  if (cells[left] === EMPTY) touch(cells, left + ahead - aside, own)
}

/** What it strikes depends on nothing but where it stands. */
export function soldierReach(cells: Uint8Array, from: number, own: number): void {
  metCount = 0
  struck = SOLDIER_STRIKES[(own << 7) | from]!
  meet(cells, from + forwardOf(own))
  meet(cells, from + EAST)
  meet(cells, from + WEST)
  if (DIAGONAL_KIND[from] === NO_DIAGONAL) return
  for (const to of soldierDiagonals(own)[from]!) meet(cells, to)
}

function meet(cells: Uint8Array, to: number): void {
  if (cells[to] !== EMPTY) met[metCount++] = to
}

const soldierDiagonals = (own: number): readonly (readonly number[])[] =>
  own === CHO ? SOLDIER_DIAGONALS.cho : SOLDIER_DIAGONALS.han

/** Points of the enemy palace that a soldier bears upon, by `side << 7 | cell`. */
const SOLDIER_STRIKES: Uint8Array = (() => {
  const table = new Uint8Array(32 << 7)
  for (const own of [CHO, HAN]) {
    for (const square of SQUARES) {
      const from = cellOf(square)
      const targets = [from + forwardOf(own), from + EAST, from + WEST]
      for (const to of [...targets, ...soldierDiagonals(own)[from]!])
        if (PALACE_BIT[((WALL ^ own) << 7) | to] !== 0) table[(own << 7) | from]! += 1
    }
  }
  return table
})()

/** Pieces between a cannon and the enemy general, at most three; -1 where they share no line. */
export function piecesBetween(cells: Uint8Array, from: number, king: number): number {
  const away = king - from
  const isOnFile = away % NORTH === 0
  if (!isOnFile && ROW_OF[from] !== ROW_OF[king]) return -1
  const d = isOnFile ? (away > 0 ? NORTH : SOUTH) : away > 0 ? EAST : WEST
  let between = 0
  for (let p = from + d; p !== king; p += d) if (cells[p] !== EMPTY) between += 1
  return Math.min(between, 3)
}

const ROW_OF = Uint8Array.from({ length: CELLS }, (_, cell) => Math.floor(cell / NORTH))
