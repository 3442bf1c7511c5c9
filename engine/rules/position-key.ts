import { CHO, codeOf, EMPTY, HAN, pieceOfCode, WALL } from './cells.ts'
import { CELLS, cellOf } from './lines.ts'
import { SQUARES } from './square.ts'
import type { Setup, Side } from './types.ts'

/**
 * Board and side to move as 91 characters: `w` for Cho or `b` for Han to move, then one for each
 * point in the order of `Square`. Equal keys are the same position (국면).
 */
export function positionKey(setup: Setup): string {
  let key = setup.turn === 'cho' ? 'w' : 'b'
  for (const square of SQUARES) {
    const piece = setup.board[square]
    key += String.fromCharCode(64 + (piece ? codeOf(piece) : EMPTY))
  }
  return key
}

const EMPTY_POINT = String.fromCharCode(64 + EMPTY)
const PIECES = [CHO, HAN].map((side) => charRange(64 + side + 1, 64 + side + 7)).join('')
const KEY = new RegExp(`^[wb][${EMPTY_POINT}${PIECES}]{90}$`)

function charRange(first: number, last: number): string {
  return `${String.fromCharCode(first)}-${String.fromCharCode(last)}`
}

export const isPositionKey = (text: string): boolean => KEY.test(text)

export const turnOfKey = (key: string): Side => (key.startsWith('w') ? 'cho' : 'han')

const codeInKey = (key: string, square: number): number => key.charCodeAt(square + 1) - 64

/** Reads a key that `isPositionKey` accepts. */
export const setupOfKey = (key: string): Setup => ({
  board: SQUARES.map((square) => pieceOfCode(codeInKey(key, square))),
  turn: turnOfKey(key),
})

/** The padded board of a key. */
export function cellsOfKey(key: string): Uint8Array {
  const cells = new Uint8Array(CELLS).fill(WALL)
  for (const square of SQUARES) cells[cellOf(square)] = codeInKey(key, square)
  return cells
}

/** The key of a padded board. */
export function keyOfCells(cells: Uint8Array, turn: Side): string {
  let key = turn === 'cho' ? 'w' : 'b'
  for (const square of SQUARES) key += String.fromCharCode(64 + cells[cellOf(square)]!)
  return key
}
