import type { RecordFormat } from './formats.ts'
import type { GameInfo } from './headers.ts'
import type { TextStart } from './reporter.ts'

/** A game of a text that may hold many: where it stands, and what a list of games shows. */
export interface GameEntry extends TextStart {
  readonly format: RecordFormat
  /** Of the document the game stands in, where its format has versions. */
  readonly version?: number
  /** Name of the file it stands in, where the text was put together from several. */
  readonly source?: string
  /** From 0. */
  readonly index: number
  /** Offset behind the game. */
  readonly to: number
  readonly info: GameInfo
  /** Moves written, passes too, readable or not. */
  readonly plies: number
}
