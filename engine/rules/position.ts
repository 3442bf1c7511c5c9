import { err, ok, type Result } from '../result.ts'
import { Mailbox } from './mailbox.ts'
import { type Points, points } from './points.ts'
import { type Arrangement, arrangementSetup, checkSetup, type SetupProblem } from './setup.ts'
import type { Square } from './square.ts'
import type { Board, Move, Piece, Setup, Side } from './types.ts'

/**
 * A placement that can be played from: both generals in their palaces, no more pieces than a side
 * owns, the side not to move safe. Never changed; playing a move gives a new one.
 *
 * It knows movement only. What a board cannot show (captures before, passes, repetition, a pending
 * bikjang) belongs to the past that the complete rules keep beside it.
 */
export class Position {
  readonly #box: Mailbox
  #board: Board | undefined

  private constructor(box: Mailbox) {
    this.#box = box
  }

  static from(setup: Setup): Result<Position, readonly SetupProblem[]> {
    const problems = checkSetup(setup)
    return problems.length > 0 ? err(problems) : ok(new Position(Mailbox.from(setup)))
  }

  /** The start with each side's arrangement as that side sees it. */
  static start(cho: Arrangement, han: Arrangement): Position {
    return new Position(Mailbox.from(arrangementSetup(cho, han)))
  }

  get turn(): Side {
    return this.#box.turn
  }

  get board(): Board {
    this.#board ??= this.#box.board()
    return this.#board
  }

  get setup(): Setup {
    return { board: this.board, turn: this.turn }
  }

  get points(): Points {
    return points(this.board)
  }

  /** Board and side to move: equal keys are the same position (국면). */
  get key(): string {
    return this.#box.positionKey()
  }

  pieceAt(square: Square): Piece | undefined {
    return this.#box.pieceAt(square)
  }

  kingSquare(side: Side): Square | undefined {
    return this.#box.kingSquare(side)
  }

  isCheck(): boolean {
    return this.#box.isInCheck()
  }

  areGeneralsFacing(): boolean {
    return this.#box.areGeneralsFacing()
  }

  /** Legal movement, the pass last where it is one (not in check). */
  legalMoves(): readonly Move[] {
    return this.#box.legalMoves()
  }

  isLegal(move: Move): boolean {
    return move.kind === 'pass' ? this.#box.isPassLegal() : this.#box.isLegal(move.from, move.to)
  }

  /** The position after a move, or `undefined` where the move is not legal. */
  play(move: Move): Position | undefined {
    if (!this.isLegal(move)) return undefined
    const box = this.#box.clone()
    box.play(move)
    return new Position(box)
  }
}
