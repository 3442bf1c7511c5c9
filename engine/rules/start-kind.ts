import { type Arrangement, ARRANGEMENTS, arrangementSetup, arrangementsOf } from './setup.ts'
import { SQUARES } from './square.ts'
import { type Board, type Setup, type Side, SIDES } from './types.ts'

export const START_KINDS = ['arranged', 'handicap', 'position'] as const

/**
 * How a game starts: from one of the sixteen pairs of arrangements (상차림), from such a start with
 * pieces given away (접장기), or from a position out of a game.
 */
export type StartKind =
  | { readonly kind: 'arranged'; readonly pair: Readonly<Record<Side, Arrangement>> }
  | { readonly kind: 'handicap'; readonly missing: Readonly<Record<Side, number>> }
  | { readonly kind: 'position' }

export function startKind({ board, turn }: Setup): StartKind {
  const pair = arrangementsOf(board)
  if (pair) return turn === 'cho' ? { kind: 'arranged', pair } : { kind: 'position' }
  if (!isStartBoard(board)) return { kind: 'position' }
  const [cho = 0, han = 0] = SIDES.map(
    (side) => PIECES_OF_A_SIDE - board.filter((piece) => piece?.side === side).length,
  )
  return { kind: 'handicap', missing: { cho, han } }
}

const PIECES_OF_A_SIDE = 16

/** Whether every piece stands where it starts, under some pair of arrangements. */
export const isStartBoard = (board: Board): boolean =>
  START_BOARDS.some((start) => isPartOf(board, start))

const isPartOf = (board: Board, start: Board): boolean =>
  SQUARES.every((square) => {
    const piece = board[square]
    const first = start[square]
    return !piece || (piece.side === first?.side && piece.role === first.role)
  })

const START_BOARDS: readonly Board[] = ARRANGEMENTS.flatMap((cho) =>
  ARRANGEMENTS.map((han) => arrangementSetup(cho, han).board),
)
