import { err, ok, type Result } from '../result.ts'
import type { BoardWalk } from '../rules/board-walk.ts'
import type { Mailbox } from '../rules/mailbox.ts'
import { fileOf, rankOf, type Square, squareAt } from '../rules/square.ts'
import { type Move, PASS, type Piece, type Role } from '../rules/types.ts'
import type { IllegalReason } from './diagnostic.ts'
import { stepOf } from './steps.ts'

/** A move as English texts write it; which piece moves is often known only on the board. */
export type WrittenMove =
  | { readonly kind: 'pass' }
  | {
      readonly kind: 'step'
      /** Undefined where the text names none. */
      readonly role: Role | undefined
      /** 0 to 8 and 0 to 9 as in a `Square`; undefined where not written. */
      readonly fromFile: number | undefined
      readonly fromRank: number | undefined
      /** Undefined where the text names a point outside the board. */
      readonly to: Square | undefined
      readonly isCapture: boolean
      readonly captured: Role | undefined
      /** Whether `+` or `#` stands behind the move. */
      readonly isCheck: boolean
    }

export type WrittenStep = Extract<WrittenMove, { kind: 'step' }>

export type WrittenProblem =
  | { readonly code: 'illegal'; readonly reason: IllegalReason }
  | { readonly code: 'ambiguous'; readonly moves: readonly Move[] }

const ROLE_OF: ReadonlyMap<string, Role> = new Map([
  ['K', 'general'],
  ['A', 'guard'],
  ['H', 'horse'],
  ['N', 'horse'],
  ['E', 'elephant'],
  ['B', 'elephant'],
  ['R', 'chariot'],
  ['C', 'cannon'],
  ['P', 'soldier'],
])

const LETTER_OF: Readonly<Record<Role, string>> = {
  general: 'K',
  guard: 'A',
  horse: 'H',
  elephant: 'E',
  chariot: 'R',
  cannon: 'C',
  soldier: 'P',
}

/** The piece of a letter in English moves; N and B are the older letters of horse and elephant. */
export const roleOfLetter = (letter: string): Role | undefined => ROLE_OF.get(letter)

/** K A H E R C P. */
export const letterOfRole = (role: Role): string => LETTER_OF[role]

/** The move as far as the text alone says it: a pass, or both points. */
export function fullMove(written: WrittenMove): Move | undefined {
  if (written.kind === 'pass') return PASS
  const { fromFile, fromRank, to } = written
  if (fromFile === undefined || fromRank === undefined || to === undefined) return undefined
  const from = squareAt(fromFile, fromRank)
  return from === to ? PASS : stepOf(from, to)
}

/** The one move of the side to move that is meant, or why there is none. */
export function resolveWritten(written: WrittenMove, box: Mailbox): Result<Move, WrittenProblem> {
  if (written.kind === 'pass') return pass(box)
  const { role, fromFile, fromRank, to } = written
  if (to === undefined) return illegal('off-board')
  if (fromFile !== undefined && fromRank !== undefined) {
    return fullStep(squareAt(fromFile, fromRank), to, box)
  }
  const meant = role ?? 'soldier'
  if (meant === 'general' && box.kingSquare(box.turn) === to) return pass(box)
  const moves: Move[] = []
  for (const from of box.squaresOf({ side: box.turn, role: meant })) {
    const fits =
      (fromFile === undefined || fileOf(from) === fromFile) &&
      (fromRank === undefined || rankOf(from) === fromRank)
    if (fits && box.isLegal(from, to)) moves.push(stepOf(from, to))
  }
  const [move, ...others] = moves
  if (!move) return illegal('cannot-go-there')
  return others.length > 0 ? err({ code: 'ambiguous', moves }) : ok(move)
}

/** Where both points are written, the board says which piece it is. */
function fullStep(from: Square, to: Square, box: Mailbox): Result<Move, WrittenProblem> {
  if (from === to) return pass(box)
  if (box.isLegal(from, to)) return ok(stepOf(from, to))
  const piece = box.pieceAt(from)
  if (!piece) return illegal('empty-square')
  return illegal(piece.side === box.turn ? 'cannot-go-there' : 'other-side')
}

const pass = (box: Mailbox): Result<Move, WrittenProblem> =>
  box.isPassLegal() ? ok(PASS) : illegal('pass-in-check')

const illegal = (reason: IllegalReason): Result<Move, WrittenProblem> =>
  err({ code: 'illegal', reason })

/** What must be told apart to write a step: whether others of the same kind can go to the same point. */
export function rivalsOf(from: Square, to: Square, piece: Piece, box: Mailbox): readonly Square[] {
  return box.squaresOf(piece).filter((square) => square !== from && box.isLegal(square, to))
}

/** `+` where the move gives check, `#` where nothing answers it. The walk comes back to where it was. */
export function checkMark(move: Move, walk: BoardWalk): '' | '+' | '#' {
  walk.play(move)
  const { box } = walk
  const mark = !box.isInCheck() ? '' : box.legalMoves().length > 0 ? '+' : '#'
  walk.takeBack()
  return mark
}
