import type { Shape } from '#engine/notation/annotation'
import type { Obstacle } from '#engine/rules/obstacles'
import type { Square } from '#engine/rules/square'
import type { Board, Side } from '#engine/rules/types'
import type { Texts } from '../text/index.ts'

export const PIECE_SETS = ['hanja', 'hanja-hangul', 'hangul', 'pictures', 'letters'] as const
/**
 * What stands on the pieces; `hanja-hangul` adds the Hangul name of the piece as a caption, `letters`
 * are those of international records.
 */
export type PieceSet = (typeof PIECE_SETS)[number]

export const COORDINATE_STYLES = ['kibo', 'uci', 'both', 'none'] as const
/**
 * `kibo`: rows 1 to 9, 0 from Han's back row and files 1 to 9 from Cho's left; `uci`: a1 to i10;
 * `both`: those of records to the left and below, the others to the right and above.
 */
export type CoordinateStyle = (typeof COORDINATE_STYLES)[number]

export const COORDINATE_SIZES = ['small', 'medium', 'large'] as const
/** `large` is read across a table and on a projector. */
export type CoordinateSize = (typeof COORDINATE_SIZES)[number]

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

/** Everything that can be seen on a board. A picture depends on this and on nothing else. */
export interface BoardPicture {
  readonly board: Board
  /** Who sits below. */
  readonly orientation: Side
  readonly pieceSet: PieceSet
  readonly coordinates: CoordinateStyle
  /** Medium where nothing is said. */
  readonly coordinateSize?: CoordinateSize | undefined
  readonly theme: BoardTheme
  readonly words: Texts['board']
  readonly lastMove?: BoardStep | undefined
  /** Where the general in check (장군) stands. */
  readonly check?: Square | undefined
  readonly selected?: Square | undefined
  readonly targets?: readonly BoardTarget[] | undefined
  /** What lets the held piece pass or stops it. */
  readonly obstacles?: readonly Obstacle[] | undefined
  /** Draws the line between the facing generals (빅장). */
  readonly facing?: boolean | undefined
  /** What an annotator drew. */
  readonly shapes?: readonly Shape[] | undefined
  /** What an engine points at: drawn as shapes are, but nobody's to change. */
  readonly hints?: readonly Shape[] | undefined
}
