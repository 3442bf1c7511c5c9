import { isInPalace } from './palace.ts'
import { fileOf, rankOf, type Square, squareAt } from './square.ts'
import { opposite, type Piece, type Side, SIDES } from './types.ts'

/*
 * The ways of the pieces in plain coordinates, one move at a time: what explains a refusal names
 * points, and looks at few moves. Speed is the move generator's.
 */

/**
 * The points a piece passes from one point to another, in order, as if it stood alone; undefined
 * where it never goes. A cannon's are those of a chariot, its screen among them.
 */
export function wayOf(piece: Piece, from: Square, to: Square): readonly Square[] | undefined {
  if (from === to) return undefined
  const across = fileOf(to) - fileOf(from)
  const up = rankOf(to) - rankOf(from)
  switch (piece.role) {
    case 'general':
    case 'guard':
      return palaceWay(piece.side, from, to)
    case 'soldier':
      return soldierWay(piece.side, from, to)
    case 'chariot':
    case 'cannon':
      return straightWay(from, across, up) ?? diagonalWay(from, to)
    case 'horse':
      return leaperWay(from, across, up, 1)
    case 'elephant':
      return leaperWay(from, across, up, 2)
  }
}

const isNeighbour = (from: Square, to: Square): boolean =>
  Math.abs(fileOf(to) - fileOf(from)) + Math.abs(rankOf(to) - rankOf(from)) === 1

function palaceWay(side: Side, from: Square, to: Square): readonly Square[] | undefined {
  if (!isInPalace(from, side) || !isInPalace(to, side)) return undefined
  return isNeighbour(from, to) || diagonalWay(from, to)?.length === 0 ? [] : undefined
}

function soldierWay(side: Side, from: Square, to: Square): readonly Square[] | undefined {
  const up = rankOf(to) - rankOf(from)
  const forward = side === 'cho' ? 1 : -1
  if (up === -forward) return undefined
  if (isNeighbour(from, to)) return []
  return isInPalace(from, opposite(side)) && diagonalWay(from, to)?.length === 0 ? [] : undefined
}

function straightWay(from: Square, across: number, up: number): readonly Square[] | undefined {
  if (across !== 0 && up !== 0) return undefined
  const length = Math.abs(across + up)
  return Array.from({ length: length - 1 }, (_, i) =>
    squareAt(fileOf(from) + Math.sign(across) * (i + 1), rankOf(from) + Math.sign(up) * (i + 1)),
  )
}

/** Along the drawn diagonals of either palace: over the centre from corner to corner, or to it. */
function diagonalWay(from: Square, to: Square): readonly Square[] | undefined {
  const palace = SIDES.find((side) => isInPalace(from, side) && isInPalace(to, side))
  if (!palace) return undefined
  const centre = squareAt(4, palace === 'cho' ? 1 : 8)
  if (!isOnDiagonal(from, centre) || !isOnDiagonal(to, centre)) return undefined
  if (from === centre || to === centre) return []
  const isAcross = from + to === 2 * centre
  return isAcross ? [centre] : undefined
}

const isOnDiagonal = (square: Square, centre: Square): boolean =>
  Math.abs(fileOf(square) - 4) === Math.abs(rankOf(square) - rankOf(centre))

/** One point straight, then so many diagonally outwards. */
function leaperWay(
  from: Square,
  across: number,
  up: number,
  diagonals: number,
): readonly Square[] | undefined {
  const long = Math.max(Math.abs(across), Math.abs(up))
  const short = Math.min(Math.abs(across), Math.abs(up))
  if (long !== diagonals + 1 || short !== diagonals) return undefined
  const isUpright = Math.abs(up) > Math.abs(across)
  return Array.from({ length: diagonals }, (_, i) => {
    const straight = i + 1
    const aside = i
    return isUpright
      ? squareAt(fileOf(from) + Math.sign(across) * aside, rankOf(from) + Math.sign(up) * straight)
      : squareAt(fileOf(from) + Math.sign(across) * straight, rankOf(from) + Math.sign(up) * aside)
  })
}
