import { parseGib } from '#engine/notation/gib-parser'
import type { GibPly } from '#engine/notation/gib-syntax'
import { resolvePly } from '#engine/notation/move-text'
import { Reporter } from '#engine/notation/reporter'
import { err, ok, type Result } from '#engine/result'
import { Mailbox } from '#engine/rules/mailbox'
import { checkSetup } from '#engine/rules/setup'
import { type Move, opposite, type Setup } from '#engine/rules/types'
import { carry } from './edit-board.ts'

export type RetraceProblem =
  | { readonly code: 'not-moves' }
  /** What was captured is not known from the position, and no position from before comes back. */
  | { readonly code: 'captures'; readonly number: number }
  /** The move cannot have led to the position. */
  | { readonly code: 'impossible'; readonly number: number }

export interface Retraced {
  readonly start: Setup
  readonly moves: readonly Move[]
}

/** More than the rules of repetition ask for. */
const MOST_MOVES = 400

/**
 * Takes moves as a record writes them back from the position they led to. Numbers in problems count
 * the moves from 1.
 */
export function retrace(setup: Setup, text: string): Result<Retraced, RetraceProblem> {
  const plies = pliesIn(text)
  if (!plies) return err({ code: 'not-moves' })
  const moves: Move[] = []
  let start = setup
  for (const [i, ply] of [...plies.entries()].reverse()) {
    const number = i + 1
    if (ply.kind === 'move' && ply.captured !== undefined) return err({ code: 'captures', number })
    const move = resolvePly(ply, 'row-file')
    const before = move && takenBack(start, move)
    if (!before) return err({ code: 'impossible', number })
    start = before
    moves.unshift(move)
  }
  return checkSetup(start).length > 0
    ? err({ code: 'impossible', number: 1 })
    : ok({ start, moves })
}

function pliesIn(text: string): readonly GibPly[] | undefined {
  const reporter = new Reporter(text, { from: 0, line: 1, column: 1 }, text.length, undefined)
  const { plies, headers, stop } = parseGib(text, 0, text.length, reporter)
  const isRead = plies.length > 0 && plies.length <= MOST_MOVES && headers.length === 0 && !stop
  return isRead ? plies : undefined
}

/** The position before a move that did not capture; undefined where the move was not possible. */
function takenBack({ board, turn }: Setup, move: Move): Setup | undefined {
  const mover = opposite(turn)
  if (move.kind === 'pass') return { board, turn: mover }
  if (board[move.to]?.side !== mover || board[move.from] !== undefined) return undefined
  const before: Setup = { board: carry(board, move.to, move.from), turn: mover }
  return Mailbox.from(before)
    .legalMoves()
    .some((each) => each.kind === 'step' && each.from === move.from && each.to === move.to)
    ? before
    : undefined
}
