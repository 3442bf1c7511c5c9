import { Mailbox } from '../rules/mailbox.ts'
import { PIECE_POINTS } from '../rules/points.ts'
import { type Move, opposite, type Piece, type Setup, type Side } from '../rules/types.ts'

/** What a line costs a side. */
export interface MaterialLoss {
  /** Points lost less points won. */
  readonly points: number
  /** The most valuable piece that was lost for it. */
  readonly piece: Piece
  /** Moves of the line until it was lost. */
  readonly moves: number
}

/**
 * What `side` loses along a line, where that is more than it wins: the balance is drawn up where no
 * capture answers a capture any more.
 */
export function lossAlong(
  setup: Setup,
  line: readonly Move[],
  side: Side,
): MaterialLoss | undefined {
  const box = Mailbox.from(setup)
  let balance = 0
  let worst: Piece | undefined
  let at = 0
  let found: MaterialLoss | undefined
  for (const [i, move] of line.entries()) {
    const taken = move.kind === 'step' ? box.pieceAt(move.to) : undefined
    if (!taken && balance < 0 && worst) found ??= { points: -balance, piece: worst, moves: at }
    box.play(move)
    if (!taken) continue
    balance += (taken.side === side ? -1 : 1) * PIECE_POINTS[taken.role]
    const isWorse = !worst || PIECE_POINTS[taken.role] > PIECE_POINTS[worst.role]
    if (taken.side === side && isWorse) {
      worst = taken
      at = i + 1
    }
  }
  return found
}

/** Points of a side less those of the other, the deom left out. */
export function pointsLead(setup: Setup, side: Side): number {
  const of = (owner: Side): number =>
    setup.board.reduce(
      (sum, piece) => sum + (piece?.side === owner ? PIECE_POINTS[piece.role] : 0),
      0,
    )
  return of(side) - of(opposite(side))
}
