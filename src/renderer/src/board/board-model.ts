import type { Shape } from '#engine/notation/annotation'
import type { Square } from '#engine/rules/square'
import type { BoardPicture, BoardStep } from '#shared/board/board-picture'

/** What the hand may do with the pieces, by whatever rules hold. */
export interface BoardPlay {
  /** Whether the piece on a point may be taken up. */
  readonly canHold: (square: Square) => boolean
  /** Where it may then go. Without this every point is free, as in the position editor. */
  readonly movesFrom?: ((from: Square) => readonly Square[]) | undefined
}

/** How pieces are moved. The keyboard always works. */
export interface BoardInput {
  readonly drag: boolean
  readonly click: boolean
}

export interface BoardProps extends BoardPicture {
  /** What the board shows, for its accessible name, such as the move that led here. */
  readonly label?: string | undefined
  /** Slides the piece that moved. Reduced motion, asked for by the system, wins. */
  readonly animate?: boolean | undefined
  /** A still picture: no focus, no points to visit, no events. */
  readonly still?: boolean | undefined
  /** Without it no piece can be taken up, and points are only picked. */
  readonly play?: BoardPlay | undefined
  /** Both ways where nothing is said. */
  readonly input?: BoardInput | undefined
  /** Whether arrows and circles can be drawn with the right button, or Shift+Enter. */
  readonly drawable?: boolean | undefined
}

/** What the user did. The board itself changes nothing: new props answer. */
export interface BoardEvents {
  /** A point was clicked, or Enter or Space pressed on it, with no piece in hand nor to be taken up. */
  pick: [square: Square]
  /** The held piece goes to a point where it may go. */
  move: [step: BoardStep]
  /** The held piece was set on a point where it may not go. It stays in hand. */
  refused: [step: BoardStep]
  /** The held piece was dragged off the board. */
  off: [from: Square]
  /** A right click where nothing can be drawn. */
  turn: [square: Square]
  /** All shapes, after one was drawn, coloured anew or taken away. */
  shapes: [shapes: readonly Shape[]]
  /** The wheel was turned over a point, or beside them: positive is forward. */
  wheel: [steps: number, square: Square | undefined]
}
