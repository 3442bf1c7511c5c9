import { CANNON, CHARIOT, CHO, ELEPHANT, EMPTY, HORSE, ROLE_MASK, SOLDIER, WALL } from './cells.ts'
import {
  CENTRE,
  CENTRE_OF,
  CORNER,
  CORNERS_OF,
  DIAGONAL_KIND,
  EAST,
  NORTH,
  OPPOSITE_OF,
  SOLDIER_DIAGONAL_ORIGINS,
  SOUTH,
  WEST,
} from './lines.ts'

/** Cells from which a soldier of this side bit strikes along a palace diagonal. */
export const soldierOriginsOn = (side: number): readonly (readonly number[])[] =>
  side === CHO ? SOLDIER_DIAGONAL_ORIGINS.cho : SOLDIER_DIAGONAL_ORIGINS.han

/** Towards where a soldier of this side walks. */
export const forwardOf = (side: number): number => (side === CHO ? NORTH : SOUTH)

/**
 * Whether the general on `king` is attacked by pieces of side bit `by`. Only what can reach a
 * general is looked at: the other general and its guards never leave their own palace, and
 * generals that face each other do not attack.
 */
export function isKingAttacked(cells: Uint8Array, king: number, by: number): boolean {
  return (
    isHitAlong(cells, king, NORTH, by) ||
    isHitAlong(cells, king, SOUTH, by) ||
    isHitAlong(cells, king, EAST, by) ||
    isHitAlong(cells, king, WEST, by) ||
    isHitByLeaper(cells, king, NORTH, EAST, by) ||
    isHitByLeaper(cells, king, NORTH, WEST, by) ||
    isHitByLeaper(cells, king, SOUTH, EAST, by) ||
    isHitByLeaper(cells, king, SOUTH, WEST, by) ||
    isHitBySoldier(cells, king, by) ||
    isHitOnDiagonal(cells, king, by)
  )
}

/** Chariot first on the line, or cannon behind exactly one piece that is no cannon. */
function isHitAlong(cells: Uint8Array, king: number, d: number, by: number): boolean {
  let p = king + d
  while (cells[p] === EMPTY) p += d
  const first = cells[p]!
  if (first === (by | CHARIOT)) return true
  if (first === WALL || (first & ROLE_MASK) === CANNON) return false
  p += d
  while (cells[p] === EMPTY) p += d
  return cells[p] === (by | CANNON)
}

/**
 * Horses and elephants whose way to the king ends over the diagonal `v + h`: the leg (멱) of such a
 * horse is the king's diagonal neighbour, the legs of such an elephant the first two cells.
 */
function isHitByLeaper(cells: Uint8Array, king: number, v: number, h: number, by: number): boolean {
  const near = king + v + h
  if (cells[near] !== EMPTY) return false
  const horse = by | HORSE
  if (cells[near + v] === horse || cells[near + h] === horse) return true
  const far = near + v + h
  if (cells[far] !== EMPTY) return false
  const elephant = by | ELEPHANT
  return cells[far + v] === elephant || cells[far + h] === elephant
}

function isHitBySoldier(cells: Uint8Array, king: number, by: number): boolean {
  const soldier = by | SOLDIER
  return (
    cells[king - forwardOf(by)] === soldier ||
    cells[king + EAST] === soldier ||
    cells[king + WEST] === soldier
  )
}

function isHitOnDiagonal(cells: Uint8Array, king: number, by: number): boolean {
  const kind = DIAGONAL_KIND[king]!
  if (kind !== CENTRE && kind !== CORNER) return false
  for (const origin of soldierOriginsOn(by)[king]!) {
    if (cells[origin] === (by | SOLDIER)) return true
  }
  if (kind === CENTRE) {
    for (const corner of CORNERS_OF[king]!) if (cells[corner] === (by | CHARIOT)) return true
    return false
  }
  const middle = cells[CENTRE_OF[king]!]!
  const across = cells[OPPOSITE_OF[king]!]!
  if (middle === EMPTY) return across === (by | CHARIOT)
  if (middle === (by | CHARIOT)) return true
  return (middle & ROLE_MASK) !== CANNON && across === (by | CANNON)
}
