import type { Square } from '#engine/rules/square'
import type { Board, Side } from '#engine/rules/types'
import type { Texts } from '#shared/text/index'

export const PIECE_SETS = ['hanja', 'hangul', 'hanja-hangul'] as const
/** What is written on the pieces; `hanja-hangul` adds the Hangul name of the piece as a caption. */
export type PieceSet = (typeof PIECE_SETS)[number]

export const COORDINATE_STYLES = ['kibo', 'uci', 'none'] as const
/** `kibo`: rows 1 to 9, 0 from Han's back row and files 1 to 9 from Cho's left; `uci`: a1 to i10. */
export type CoordinateStyle = (typeof COORDINATE_STYLES)[number]

export const BOARD_THEMES = ['paper', 'wood', 'slate', 'contrast'] as const
export type BoardTheme = (typeof BOARD_THEMES)[number]

/** Where a piece came from and went to. */
export interface BoardStep {
  readonly from: Square
  readonly to: Square
}

/** A point the held piece may go to. */
export interface BoardTarget {
  readonly square: Square
  readonly capture: boolean
}

export const INKS = ['green', 'red', 'blue', 'yellow'] as const
/** Each ink also has a line pattern and an outline of its own, so that colour is never alone. */
export type Ink = (typeof INKS)[number]

/** What an annotator draws on the board. */
export type BoardShape =
  | { readonly kind: 'arrow'; readonly from: Square; readonly to: Square; readonly ink: Ink }
  | { readonly kind: 'circle'; readonly at: Square; readonly ink: Ink }

/** Everything that can be seen on a board. A picture depends on this and on nothing else. */
export interface BoardPicture {
  readonly board: Board
  /** Who sits below. */
  readonly orientation: Side
  readonly pieceSet: PieceSet
  readonly coordinates: CoordinateStyle
  readonly theme: BoardTheme
  readonly words: Texts['board']
  readonly lastMove?: BoardStep | undefined
  /** Where the general in check (장군) stands. */
  readonly check?: Square | undefined
  readonly selected?: Square | undefined
  readonly targets?: readonly BoardTarget[] | undefined
  /** Draws the line between the facing generals (빅장). */
  readonly facing?: boolean | undefined
  readonly shapes?: readonly BoardShape[] | undefined
}

export interface BoardProps extends BoardPicture {
  /** What the board shows, for its accessible name, such as the move that led here. */
  readonly label?: string | undefined
  /** Slides the piece that moved. Reduced motion, asked for by the system, wins. */
  readonly animate?: boolean | undefined
  /** A still picture: no focus, no points to visit, no events. */
  readonly still?: boolean | undefined
}

/** What the user meant to do, before any rule is asked. */
export interface BoardEvents {
  /** A point was clicked, or Enter or Space pressed on it. */
  pick: [square: Square]
  /** The wheel was turned: positive is forward. */
  wheel: [steps: number]
}
