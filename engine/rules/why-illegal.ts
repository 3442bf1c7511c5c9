import { type Attack, attacksOn } from './attackers.ts'
import { isInPalace } from './palace.ts'
import { fileOf, rankOf, type Square, SQUARES } from './square.ts'
import { type Board, opposite, type Piece, type Role, type Setup, type Side } from './types.ts'
import { wayOf } from './ways.ts'

/** Why a piece cannot go there, whatever the rule set. */
export type StepRefusal =
  | { readonly code: 'empty-square'; readonly from: Square }
  | { readonly code: 'not-your-piece'; readonly from: Square; readonly side: Side }
  | { readonly code: 'same-square'; readonly from: Square }
  | { readonly code: 'own-piece'; readonly to: Square; readonly role: Role }
  /** Not a way this piece goes. */
  | { readonly code: 'not-its-way'; readonly role: Role }
  | { readonly code: 'soldier-backwards' }
  | { readonly code: 'outside-palace'; readonly role: 'general' | 'guard' }
  /** A diagonal step where no line is drawn. */
  | { readonly code: 'no-diagonal-here'; readonly role: Role }
  | { readonly code: 'path-blocked'; readonly at: readonly Square[] }
  /** A piece on the leg (멱) of a horse, or on either of an elephant's. */
  | { readonly code: 'leg-blocked'; readonly role: 'horse' | 'elephant'; readonly at: Square }
  /** A cannon needs a piece to leap over (포다리), one only, and no cannon. */
  | { readonly code: 'no-screen' }
  | { readonly code: 'over-cannon'; readonly at: Square }
  | { readonly code: 'too-many-screens'; readonly at: readonly Square[] }
  | { readonly code: 'takes-cannon'; readonly at: Square }
  /** After an overlooked check: a general is never captured. */
  | { readonly code: 'takes-general'; readonly at: Square }
  /** The piece stands between its general and this attack. */
  | { readonly code: 'pinned'; readonly attack: Attack }
  /** The attack arises by where the piece arrives: it becomes a cannon's screen. */
  | { readonly code: 'becomes-screen'; readonly attack: Attack }
  /** The general would step into attack. */
  | { readonly code: 'into-check'; readonly attacks: readonly Attack[] }
  /** The general was in check and would stay so. */
  | { readonly code: 'still-in-check'; readonly attacks: readonly Attack[] }

/** Why the side to move cannot make this step; undefined where it can. */
export function whyIllegal(
  { board, turn }: Setup,
  from: Square,
  to: Square,
): StepRefusal | undefined {
  const piece = board[from]
  if (!piece) return { code: 'empty-square', from }
  if (piece.side !== turn) return { code: 'not-your-piece', from, side: piece.side }
  if (from === to) return { code: 'same-square', from }
  const target = board[to]
  if (target?.side === turn) return { code: 'own-piece', to, role: target.role }
  const way = wayOf(piece, from, to)
  if (!way) return offItsWay(piece, from, to)
  const block = blockOn(board, piece.role, way, to)
  if (block) return block
  if (target?.role === 'general') return { code: 'takes-general', at: to }
  return exposure(board, piece, from, to)
}

function offItsWay({ side, role }: Piece, from: Square, to: Square): StepRefusal {
  const across = Math.abs(fileOf(to) - fileOf(from))
  const up = rankOf(to) - rankOf(from)
  const isDiagonal = across === Math.abs(up)
  if (role === 'general' || role === 'guard') {
    if (!isInPalace(to, side)) return { code: 'outside-palace', role }
    if (isDiagonal && across === 1) return { code: 'no-diagonal-here', role }
  }
  if (role === 'soldier' && across <= 1) {
    if (up === (side === 'cho' ? -1 : 1)) return { code: 'soldier-backwards' }
    if (isDiagonal) return { code: 'no-diagonal-here', role }
  }
  if ((role === 'chariot' || role === 'cannon') && isDiagonal) {
    return { code: 'no-diagonal-here', role }
  }
  return { code: 'not-its-way', role }
}

function blockOn(
  board: Board,
  role: Role,
  way: readonly Square[],
  to: Square,
): StepRefusal | undefined {
  const between = way.filter((square) => board[square])
  const [first] = between
  if (role === 'cannon') {
    const cannon = between.find((square) => board[square]?.role === 'cannon')
    if (cannon !== undefined) return { code: 'over-cannon', at: cannon }
    if (first === undefined) return { code: 'no-screen' }
    if (between.length > 1) return { code: 'too-many-screens', at: between }
    return board[to]?.role === 'cannon' ? { code: 'takes-cannon', at: to } : undefined
  }
  if (first === undefined) return undefined
  return role === 'horse' || role === 'elephant'
    ? { code: 'leg-blocked', role, at: first }
    : { code: 'path-blocked', at: between }
}

/** What the step would do to the own general. */
function exposure(board: Board, piece: Piece, from: Square, to: Square): StepRefusal | undefined {
  const after = board.map((standing, square) =>
    square === from ? undefined : square === to ? piece : standing,
  )
  const king = generalOf(after, piece.side)
  const attacks = king === undefined ? [] : attacksOn(after, king, opposite(piece.side))
  const [attack] = attacks
  if (!attack) return undefined
  if (piece.role === 'general') return { code: 'into-check', attacks }
  const checkers = king === undefined ? [] : attacksOn(board, king, opposite(piece.side))
  const isStill = attacks.some(({ from }) => checkers.some((checker) => checker.from === from))
  if (isStill) return { code: 'still-in-check', attacks }
  return attack.screen === to ? { code: 'becomes-screen', attack } : { code: 'pinned', attack }
}

/** Where a side's general (궁) stands; undefined on a board without it. */
export const generalOf = (board: Board, side: Side): Square | undefined =>
  SQUARES.find((square) => board[square]?.role === 'general' && board[square].side === side)
