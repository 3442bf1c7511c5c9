import { formatKiboStep, type KiboStyle, PASS_TEXT, PLAIN_STYLE } from '../notation/move-text.ts'
import { formatUci } from '../notation/uci.ts'
import { Mailbox } from '../rules/mailbox.ts'
import { PIECE_POINTS, type Points, points } from '../rules/points.ts'
import type { Move, Piece, Setup, Side } from '../rules/types.ts'

/** One move of a line, and the position it leads to. */
export interface ReplayedMove {
  /** From 1. */
  readonly ply: number
  readonly move: Move
  readonly side: Side
  readonly uci: string
  /** As a record writes it. */
  readonly text: string
  readonly piece: Piece | undefined
  readonly captured: Piece | undefined
  /** The side to move now is in check (장군). */
  readonly isCheck: boolean
  /** The generals now face each other on an open file. */
  readonly areGeneralsFacing: boolean
  readonly points: Points
  /** How many times this board with this side to move has stood since the start, now included. */
  readonly occurrence: number
}

/**
 * Walks moves from a start and says what happens at each. Legality is not asked: a line of a tree
 * may hold an illegal move that stood.
 */
export function replay(
  start: Setup,
  moves: readonly Move[],
  style: KiboStyle = PLAIN_STYLE,
): readonly ReplayedMove[] {
  const box = Mailbox.from(start)
  const seen = new Map([[box.positionKey(), 1]])
  let count = points(start.board)
  return moves.map((move, i) => {
    const side = box.turn
    const piece = move.kind === 'step' ? box.pieceAt(move.from) : undefined
    const captured = move.kind === 'step' ? box.pieceAt(move.to) : undefined
    const uci = formatUci(move, box.kingSquare(side))
    if (captured) {
      count = { ...count, [captured.side]: count[captured.side] - PIECE_POINTS[captured.role] }
    }
    box.play(move)
    const isCheck = box.isInCheck()
    const key = box.positionKey()
    const occurrence = (seen.get(key) ?? 0) + 1
    seen.set(key, occurrence)
    return {
      ply: i + 1,
      move,
      side,
      uci,
      text: textOf(move, piece, captured, isCheck, style),
      piece,
      captured,
      isCheck,
      areGeneralsFacing: box.areGeneralsFacing(),
      points: count,
      occurrence,
    }
  })
}

function textOf(
  move: Move,
  piece: Piece | undefined,
  captured: Piece | undefined,
  givesCheck: boolean,
  style: KiboStyle,
): string {
  if (move.kind === 'pass') return PASS_TEXT
  return piece ? formatKiboStep({ ...move, piece, captured, givesCheck }, style) : '?'
}

/** Board and turn after the moves. */
export function setupAfter(start: Setup, moves: readonly Move[]): Setup {
  const box = Mailbox.from(start)
  for (const move of moves) box.play(move)
  return box.toSetup()
}
