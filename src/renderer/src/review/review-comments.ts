import { pieceName } from '#engine/notation/piece-names'
import type { ReviewedMove } from '#engine/review/review'
import { type Move, opposite, type Piece, type Setup } from '#engine/rules/types'
import { choWinShare } from '#engine/review/win-share'
import type { Language, Texts } from '#shared/text/index'
import { readMoves } from '../analysis/line-view.ts'

/** Moves of a line that prove a comment. */
const PROOF_PLIES = 4

/** The words a comment needs. */
export interface CommentWords {
  readonly texts: Texts
  readonly language: Language
}

const formatMoves = (setup: Setup, moves: readonly Move[], { texts }: CommentWords): string =>
  readMoves(setup, moves)
    .map(({ text }) => text ?? texts.analysis.pass)
    .join(' ')

/** The piece by itself: its side is plain from whose move it is. */
const nameOf = (piece: Piece, { texts, language }: CommentWords): string =>
  language === 'ko'
    ? pieceName(piece, 'hangul')
    : (texts.board.piece(piece.side, piece.role).split(' ').at(-1) ?? '')

/**
 * What there is to say of a move, from facts alone: what it missed, allowed or lost, what was
 * better, and the line that shows it. Undefined where nothing is worth a word.
 *
 * @param setup the position before the move
 */
export function reviewComment(
  move: ReviewedMove,
  setup: Setup,
  words: CommentWords,
): string | undefined {
  const { mark } = move
  if (!mark && !move.missed) return undefined
  const { comments } = words.texts.review
  if (mark === 'good' || mark === 'brilliant') {
    const margin = marginOf(move)
    const only = comments.only(margin)
    return mark === 'brilliant' ? `${only} ${comments.sacrifice}` : only
  }
  const best = formatMoves(setup, move.before.line.slice(0, 1), words)
  const { missed, allowed, material } = move
  const said = [
    missed && comments.missed(missed, best),
    allowed && comments.allowed(opposite(move.side), allowed),
    !allowed && material && comments.loses(nameOf(material.piece, words), material.points),
    !missed && comments.better(best),
  ].filter((sentence) => typeof sentence === 'string')
  return [...said, comments.proof(proofOf(move, setup, words))].join(' ')
}

/** A missed win is shown by its own line, anything else by what the move runs into. */
function proofOf(move: ReviewedMove, setup: Setup, words: CommentWords): string {
  const line = move.missed ? move.before.line : [move.move, ...move.after.line]
  return formatMoves(setup, line.slice(0, PROOF_PLIES), words)
}

function marginOf({ side, before }: ReviewedMove): number {
  const second = before.second ?? before.score
  const gap = choWinShare(before.score) - choWinShare(second)
  return Math.abs(side === 'cho' ? gap : -gap)
}
