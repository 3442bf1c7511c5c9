import type { Arrangement } from './setup.ts'
import { squareAt } from './square.ts'
import type { Board, Role, Side } from './types.ts'

/**
 * Formations (포진) by their names: 귀마, 양귀마, 원앙마, 면상, 양귀상. These five are the ones the
 * field tells apart: 「장기의 포진법(布陣法)과 장단점」, 브레인TV, 2005-11-22
 * (braintv.co.kr, board 142, no. 3189), and 나무위키, 「원앙마 포진」.
 */
export const FORMATIONS = ['gwima', 'yanggwima', 'wonangma', 'myeonsang', 'yanggwisang'] as const
export type Formation = (typeof FORMATIONS)[number]

/** What stands on a point, counted in files from Cho's left and ranks from the own back row. */
type Has = (role: Role, file: number, rank: number) => boolean

/** Front corners of the palace (귀), its front middle (면), and the point before that. */
const CORNERS = [3, 5] as const
const MIDDLE = 4
const FRONT = 2

/** In this order: a face elephant mostly has a corner horse beside it, and the name goes by the elephant. */
const SHAPES: Readonly<Record<Formation, (has: Has) => boolean>> = {
  myeonsang: (has) => has('elephant', MIDDLE, FRONT),
  yanggwima: (has) => CORNERS.every((file) => has('horse', file, FRONT)),
  yanggwisang: (has) => CORNERS.every((file) => has('elephant', file, FRONT)),
  /** A horse before the palace and the other one, which guards it, beside the palace. */
  wonangma: (has) =>
    has('horse', MIDDLE, FRONT + 1) && (has('horse', 2, FRONT) || has('horse', 6, FRONT)),
  /** One horse on a corner, beside the cannon on the face. */
  gwima: (has) => CORNERS.some((file) => has('horse', file, FRONT)) && has('cannon', MIDDLE, FRONT),
}
const ORDER: readonly Formation[] = ['myeonsang', 'yanggwima', 'yanggwisang', 'wonangma', 'gwima']

/** The formation a side has on the board, as the position alone shows it. */
export function formationOf(board: Board, side: Side): Formation | undefined {
  const has: Has = (role, file, rank) => {
    const piece = board[squareAt(file, side === 'cho' ? rank : 9 - rank)]
    return piece?.side === side && piece.role === role
  }
  return ORDER.find((name) => SHAPES[name](has))
}

/**
 * Whether the elephants beside the chariots come to face each other (맞상): both sides chose the same
 * of the two lopsided arrangements (PyChess, guide to Janggi, "Mat Sang").
 */
export const isFacingElephants = (cho: Arrangement, han: Arrangement): boolean =>
  cho === han && (cho === 'SMSM' || cho === 'MSMS')
