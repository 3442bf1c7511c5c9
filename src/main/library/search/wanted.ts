import { codeOfLetter, patternMasks } from '#engine/notation/board-pattern'
import { mirrored, SQUARES } from '#engine/rules/square'
import type { PositionCondition, Range } from '#shared/contract/library-query'

interface Bounds {
  readonly min: number
  readonly max: number
}

interface Count extends Bounds {
  readonly code: number
}

/** A condition on a position as numbers, seen from one side of the mirror. */
export interface Wanted {
  /** For each point the piece codes that fit there, as bits. */
  readonly masks: Uint32Array
  /** Points where not everything fits. */
  readonly squares: Uint8Array
  /** `undefined` for either side. */
  readonly isChoToMove: boolean | undefined
  readonly material: readonly Count[]
  readonly margin: Bounds
  readonly plies: Bounds
}

/** @param isMirrored whether the condition is to be met with left and right exchanged */
export function wantedOf(condition: PositionCondition, isMirrored: boolean): Wanted {
  const { board, turn, material = {} } = condition
  const masks = patternMasks(board)
  return {
    masks: Uint32Array.from(SQUARES, (square) => masks[isMirrored ? mirrored(square) : square]!),
    squares: Uint8Array.from(
      SQUARES.filter((square) => board[isMirrored ? mirrored(square) : square] !== '?'),
    ),
    isChoToMove: turn && turn === 'cho',
    material: Object.entries(material).map(([letter, range]) => ({
      code: codeOfLetter(letter),
      ...closed(range),
    })),
    margin: closed(condition.margin),
    plies: closed(condition.plies),
  }
}

const closed = ({ min = -Infinity, max = Infinity }: Range = {}): Bounds => ({ min, max })

/** How many of each piece the points of a condition ask for by name. */
export function namedPieces({ masks, squares }: Wanted, codes: number): Uint8Array {
  const named = new Uint8Array(codes)
  for (const square of squares) {
    const mask = masks[square]!
    // A mask of one bit asks for one piece.
    if ((mask & (mask - 1)) === 0) named[31 - Math.clz32(mask)]! += 1
  }
  return named
}
