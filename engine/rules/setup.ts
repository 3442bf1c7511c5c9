import { Mailbox } from './mailbox.ts'
import { isInPalace } from './palace.ts'
import { type Square, squareAt, SQUARES } from './square.ts'
import {
  type Board,
  opposite,
  type Piece,
  type Role,
  type Setup,
  type Side,
  SIDES,
} from './types.ts'

/** The four set-ups of horses and elephants (상차림), read from the player's own left to right. */
export const ARRANGEMENTS = ['MSSM', 'SMMS', 'SMSM', 'MSMS'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** The files that an arrangement fills, from the player's own left. */
const ARRANGEMENT_FILES: Readonly<Record<Side, readonly number[]>> = {
  cho: [1, 2, 6, 7],
  han: [7, 6, 2, 1],
}

const FIXED: readonly (readonly [file: number, rank: number, role: Role])[] = [
  [4, 1, 'general'],
  [3, 0, 'guard'],
  [5, 0, 'guard'],
  [0, 0, 'chariot'],
  [8, 0, 'chariot'],
  [1, 2, 'cannon'],
  [7, 2, 'cannon'],
  [0, 3, 'soldier'],
  [2, 3, 'soldier'],
  [4, 3, 'soldier'],
  [6, 3, 'soldier'],
  [8, 3, 'soldier'],
]

const arrangedRoles = (arrangement: Arrangement): Role[] =>
  Array.from(arrangement, (letter) => (letter === 'M' ? 'horse' : 'elephant'))

/** The start of a game, Cho to move. */
export function arrangementSetup(cho: Arrangement, han: Arrangement): Setup {
  const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
  const chosen = { cho, han }
  for (const side of SIDES) {
    const rankFor = (rank: number): number => (side === 'cho' ? rank : 9 - rank)
    for (const [file, rank, role] of FIXED) board[squareAt(file, rankFor(rank))] = { side, role }
    arrangedRoles(chosen[side]).forEach((role, i) => {
      board[squareAt(ARRANGEMENT_FILES[side][i]!, rankFor(0))] = { side, role }
    })
  }
  return { board, turn: 'cho' }
}

/** The pair of arrangements a board starts from, or `undefined` where it is not a full start board. */
export function arrangementsOf(board: Board): Readonly<Record<Side, Arrangement>> | undefined {
  const read = (side: Side): Arrangement | undefined => {
    const rank = side === 'cho' ? 0 : 9
    const roles = ARRANGEMENT_FILES[side].map((file) => board[squareAt(file, rank)]?.role)
    return ARRANGEMENTS.find((a) => arrangedRoles(a).every((role, i) => role === roles[i]))
  }
  const cho = read('cho')
  const han = read('han')
  if (!cho || !han) return undefined
  const start = arrangementSetup(cho, han).board
  const same = SQUARES.every(
    (s) => start[s]?.side === board[s]?.side && start[s]?.role === board[s]?.role,
  )
  return same ? { cho, han } : undefined
}

/** How many of each a side owns at the start: a position holds no more. */
export const PIECE_LIMITS: Readonly<Record<Role, number>> = {
  general: 1,
  chariot: 2,
  cannon: 2,
  horse: 2,
  elephant: 2,
  guard: 2,
  soldier: 5,
}

/** What keeps a placement from being a position one can play from. */
export type SetupProblem =
  | { readonly code: 'no-general'; readonly side: Side }
  | {
      readonly code: 'too-many'
      readonly side: Side
      readonly role: Role
      readonly squares: readonly Square[]
      readonly limit: number
    }
  | {
      readonly code: 'outside-palace'
      readonly side: Side
      readonly role: 'general' | 'guard'
      readonly square: Square
    }
  /** The side not to move stands in check: its last move would have been illegal. */
  | { readonly code: 'opponent-in-check'; readonly side: Side }

/** All that is wrong with a placement, not only the first. */
export function checkSetup(setup: Setup): readonly SetupProblem[] {
  const problems: SetupProblem[] = []
  for (const side of SIDES) {
    const placed = new Map<Role, Square[]>()
    for (const square of SQUARES) {
      const piece = setup.board[square]
      if (piece?.side !== side) continue
      const { role } = piece
      placed.set(role, [...(placed.get(role) ?? []), square])
      if ((role === 'general' || role === 'guard') && !isInPalace(square, side)) {
        problems.push({ code: 'outside-palace', side, role, square })
      }
    }
    if (!placed.has('general')) problems.push({ code: 'no-general', side })
    for (const [role, squares] of placed) {
      const limit = PIECE_LIMITS[role]
      if (squares.length > limit) problems.push({ code: 'too-many', side, role, squares, limit })
    }
  }
  if (problems.length === 0) {
    const waiting = opposite(setup.turn)
    const box = Mailbox.from({ board: setup.board, turn: waiting })
    if (box.isInCheck()) problems.push({ code: 'opponent-in-check', side: waiting })
  }
  return problems
}
