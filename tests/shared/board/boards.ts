import { parseKiboSquare, SQUARES, type Square } from '#engine/rules/square'
import type { Board, Piece, Role } from '#engine/rules/types'
import type { BoardPicture } from '#shared/board/board-picture'
import { texts } from '#shared/text/index'

const ROLES: Readonly<Record<string, Role>> = {
  k: 'general',
  a: 'guard',
  r: 'chariot',
  n: 'horse',
  b: 'elephant',
  c: 'cannon',
  p: 'soldier',
}

/** The point with this record name, such as `79`. */
export function at(name: string): Square {
  const square = parseKiboSquare(name)
  if (square === undefined) throw new Error(`no point ${name}`)
  return square
}

/** A board from point names and letters, upper case for Cho: `{ 95: 'K' }`. */
export function boardOf(pieces: Readonly<Record<string, string>>): Board {
  const placed = new Map(
    Object.entries(pieces).map(([name, letter]): [Square, Piece] => {
      const role = ROLES[letter.toLowerCase()]
      if (!role) throw new Error(`no piece ${letter}`)
      return [at(name), { side: letter === letter.toUpperCase() ? 'cho' : 'han', role }]
    }),
  )
  return SQUARES.map((square) => placed.get(square))
}

/** Both generals, both soldiers of file 1 and a chariot each. */
export const BOARD = boardOf({ 95: 'K', 25: 'k', 71: 'P', 41: 'p', '09': 'R', 19: 'r' })

export const picture = (changes: Partial<BoardPicture> = {}): BoardPicture => ({
  board: BOARD,
  orientation: 'cho',
  pieceSet: 'hanja',
  coordinates: 'kibo',
  theme: 'paper',
  words: texts.ko.board,
  ...changes,
})
