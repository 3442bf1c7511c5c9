import type { GameInfo } from './headers.ts'
import type { TextStart } from './reporter.ts'

/** A game of a text that may hold many: where it stands, and what a list of games shows. */
export interface GameEntry extends TextStart {
  /** From 0. */
  readonly index: number
  /** Offset behind the game. */
  readonly to: number
  readonly info: GameInfo
  /** Moves written, passes too, readable or not. */
  readonly plies: number
}
