import type { NodeId } from '#engine/game/tree'
import type { Diagnostic } from '#engine/notation/diagnostic'
import type { GameInfo, RawHeader } from '#engine/notation/headers'
import type { Standing } from '#engine/rules/past'
import type { Board, Move, Role, Side } from '#engine/rules/types'

/** One ply of the line that is shown. */
export interface PlyView {
  readonly node: NodeId
  /** From 1. */
  readonly ply: number
  readonly side: Side
  /** Record text such as `74상42졸`, or undefined for a pass, which has words instead. */
  readonly text: string | undefined
  readonly move: Move
  readonly capture: Role | undefined
  readonly isCheck: boolean
  /** The generals face each other on an open file (빅장). */
  readonly areGeneralsFacing: boolean
  /** The move broke the rules and was played on. */
  readonly isIllegal: boolean
  readonly seconds: number | undefined
  /** Plain text; what an author wrote, never markup. */
  readonly comments: readonly string[]
  readonly glyphs: readonly number[]
  readonly isBookmark: boolean
}

/** A game along the line in view: stepping through it only looks up. */
export interface GameView {
  readonly headers: readonly RawHeader[]
  readonly info: GameInfo
  readonly firstSide: Side
  /** The start with its past: where judging begins. */
  readonly standing: Standing
  /** What was written before the first move. */
  readonly opening: readonly string[]
  readonly plies: readonly PlyView[]
  /** The board before the first ply and after each: one more than `plies`. */
  readonly boards: readonly Board[]
  /** What was found when the record was read. */
  readonly diagnostics: readonly Diagnostic[]
  /** True where the record goes on with what could not be read. */
  readonly hasUnread: boolean
}
