import { type Piece, ROLES, type Side, SIDES } from './types.ts'

/**
 * What a cell of the padded board holds, in one byte: role in the low three bits (1 to 7),
 * one bit for each side. A wall carries both side bits, so "empty or enemy" is a single test.
 */
export const EMPTY = 0
export const CHO = 8
export const HAN = 16
export const WALL = CHO | HAN
export const ROLE_MASK = 7

export const GENERAL = 1
export const CHARIOT = 2
export const CANNON = 3
export const HORSE = 4
export const ELEPHANT = 5
export const GUARD = 6
export const SOLDIER = 7

export const bitOf = (side: Side): number => (side === 'cho' ? CHO : HAN)

export const codeOf = (piece: Piece): number => bitOf(piece.side) | (ROLES.indexOf(piece.role) + 1)

/** The piece objects, one for each code, so that reading a board allocates nothing. */
const PIECES: readonly (Piece | undefined)[] = (() => {
  const table: (Piece | undefined)[] = Array.from({ length: 32 }, () => undefined)
  for (const side of SIDES) {
    for (const role of ROLES) {
      const piece = { side, role }
      table[codeOf(piece)] = piece
    }
  }
  return table
})()

export const pieceOfCode = (code: number): Piece | undefined => PIECES[code]

/** What the move generator reads and, while it tries a step, changes for a moment. */
export interface PieceLists {
  /** Piece codes by cell of the padded board. */
  readonly cells: Uint8Array
  /** Cell of the piece in each slot, 0 once it is taken. Slots of a role are neighbours. */
  readonly slotCell: Uint8Array
  /** First slot of each role, by side bit and role; the next entry is its end. */
  readonly roleStart: Uint8Array
  /** Side bit of who is to move. */
  readonly toMove: number
}
