import type { GameEntry } from './game-entry.ts'
import { TEXT_START, type TextStart } from './reporter.ts'

/** From where to where a text is split into games. */
export interface SplitRange {
  /** The start of a game, or of the text. */
  readonly start: TextStart
  /** Number of the game that starts there, from 0. */
  readonly index: number
  /** Asked at the start of every further game: true ends the work, its games are known. */
  readonly isKnown: (from: number) => boolean
}

export const WHOLE_TEXT: SplitRange = { start: TEXT_START, index: 0, isKnown: () => false }

export interface SplitGames {
  readonly entries: readonly GameEntry[]
  /** No comment was left open: where one ends, and with it a game, may depend on what comes much later. */
  readonly isSettled: boolean
  /** The start of the game that was known; undefined where the text ended first. */
  readonly known: TextStart | undefined
}
