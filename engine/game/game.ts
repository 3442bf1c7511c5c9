import type { CoordinateSystem } from '../notation/coordinates.ts'
import type { Diagnostic } from '../notation/diagnostic.ts'
import type { GameInfo, RawHeader } from '../notation/headers.ts'
import type { Past } from '../rules/past.ts'
import type { Setup } from '../rules/types.ts'
import type { GameReview } from './game-review.ts'
import type { GameRules } from './game-rules.ts'
import type { GameTree } from './tree.ts'

/** What a game's start board was taken from, in the order of trust. */
export const START_SOURCES = ['board-header', 'fen-header', 'arrangements', 'assumed'] as const
export type StartSource = (typeof START_SOURCES)[number]

export interface GameStart {
  readonly setup: Setup
  readonly source: StartSource
  /** What happened before, where that is known: see `standingOf`. */
  readonly past?: Past
}

/** A record, read. Plain data: two readings of the same text are equal. */
export interface Game {
  /** As written and in order, also what nobody understands: nothing is lost on the way back. */
  readonly headers: readonly RawHeader[]
  readonly info: GameInfo
  readonly start: GameStart
  /** What the game is judged by, where somebody chose that. */
  readonly rules?: GameRules
  /** How the squares were written. */
  readonly coordinates: CoordinateSystem
  readonly tree: GameTree
  /** The text from the first move on that could not be read or played; empty where all was read. */
  readonly unread: string
  /** What an engine found in it, where that was kept. */
  readonly review?: GameReview
}

export interface ReadGame {
  readonly game: Game
  readonly diagnostics: readonly Diagnostic[]
}
