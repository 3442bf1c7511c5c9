import { type Square, fileOf, rankOf, SQUARES } from './square.ts'
import type { Side } from './types.ts'

/**
 * Geometry of the padded board that the fast move generator walks on: 12 rows of 10 cells, one
 * border column shared by neighbouring rows, so that a step off the board always meets a wall.
 * A cell is `(rank + 1) * 10 + file + 1`; 0 is never a point of the board.
 */
export const CELLS = 130

export const cellOf = (square: Square): number => (rankOf(square) + 1) * 10 + fileOf(square) + 1

const cell = (file: number, rank: number): number => (rank + 1) * 10 + file + 1

/** Point of a cell; the walls hold no meaningful value. */
export const SQUARE_OF: readonly Square[] = (() => {
  const table: Square[] = []
  for (const square of SQUARES) table[cellOf(square)] = square
  return table
})()

export const NORTH = 10
export const SOUTH = -10
export const EAST = 1
export const WEST = -1

/** The palace diagonals of a cell: none, the centre of a palace, or one of its corners. */
export const NO_DIAGONAL = 0
export const CENTRE = 1
export const CORNER = 2

export const DIAGONAL_KIND = new Uint8Array(CELLS)
/** For a corner: the centre of its palace. */
export const CENTRE_OF = new Uint8Array(CELLS)
/** For a corner: the corner across the centre. */
export const OPPOSITE_OF = new Uint8Array(CELLS)
/** For a centre: the four corners. */
export const CORNERS_OF: readonly (readonly number[])[] = (() => {
  const table: number[][] = Array.from({ length: CELLS }, () => [])
  for (const rank of [1, 8]) {
    const centre = cell(4, rank)
    DIAGONAL_KIND[centre] = CENTRE
    for (const file of [3, 5]) {
      for (const away of [-1, 1]) {
        const corner = cell(file, rank + away)
        DIAGONAL_KIND[corner] = CORNER
        CENTRE_OF[corner] = centre
        OPPOSITE_OF[corner] = cell(8 - file, rank - away)
        table[centre]!.push(corner)
      }
    }
  }
  return table
})()

const DIRECTIONS = [NORTH, SOUTH, EAST, WEST] as const

const inPalace = (c: number, base: number): boolean => {
  const file = (c % 10) - 1
  const rank = (c - (c % 10)) / 10 - 1
  return file >= 3 && file <= 5 && rank >= base && rank <= base + 2
}

/** Steps of general and guard (궁, 사): along the lines of their palace only. */
function palaceSteps(base: number): readonly (readonly number[])[] {
  const table: number[][] = Array.from({ length: CELLS }, () => [])
  for (let file = 3; file <= 5; file++) {
    for (let rank = base; rank <= base + 2; rank++) {
      const from = cell(file, rank)
      const steps = table[from]!
      for (const d of DIRECTIONS) if (inPalace(from + d, base)) steps.push(from + d)
      if (DIAGONAL_KIND[from] === CORNER) steps.push(CENTRE_OF[from]!)
      if (DIAGONAL_KIND[from] === CENTRE) steps.push(...CORNERS_OF[from]!)
    }
  }
  return table
}

export const PALACE_STEPS: Readonly<Record<Side, readonly (readonly number[])[]>> = {
  cho: palaceSteps(0),
  han: palaceSteps(7),
}

/**
 * Forward diagonal steps of a soldier (졸, 병) inside the enemy palace: from its near corners to the
 * centre, from the centre to its far corners. In its own palace a soldier has no diagonals.
 */
function soldierDiagonals(near: number, far: number): readonly (readonly number[])[] {
  const table: number[][] = Array.from({ length: CELLS }, () => [])
  const centre = cell(4, (near + far) / 2)
  for (const file of [3, 5]) {
    table[cell(file, near)]!.push(centre)
    table[centre]!.push(cell(file, far))
  }
  return table
}

export const SOLDIER_DIAGONALS: Readonly<Record<Side, readonly (readonly number[])[]>> = {
  cho: soldierDiagonals(7, 9),
  han: soldierDiagonals(2, 0),
}

function reversed(table: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const back: number[][] = Array.from({ length: CELLS }, () => [])
  table.forEach((steps, from) => {
    for (const to of steps) back[to]!.push(from)
  })
  return back
}

/** The cells from which a soldier of this side strikes a cell along a palace diagonal. */
export const SOLDIER_DIAGONAL_ORIGINS: Readonly<Record<Side, readonly (readonly number[])[]>> = {
  cho: reversed(SOLDIER_DIAGONALS.cho),
  han: reversed(SOLDIER_DIAGONALS.han),
}
