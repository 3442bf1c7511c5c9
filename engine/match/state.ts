import type { Past } from '../rules/past.ts'
import { turnOfKey } from '../rules/position-key.ts'
import type { Arrangement } from '../rules/setup.ts'
import { type Move, opposite, type Side } from '../rules/types.ts'
import type { ClockState } from './clock.ts'
import type { MatchOptions } from './options.ts'
import type { BySide, PlayerId } from './player.ts'
import type { RandomState } from './random.ts'
import type { MatchResult } from './result.ts'

export const PHASES = ['setup', 'playing', 'finished'] as const
export type Phase = (typeof PHASES)[number]

/**
 * A match between two players, as plain JSON: it serialises and comes back exactly.
 *
 * Board, turn, position counts, a pending bikjang and check are not here. They follow from where
 * the match began and its moves (`courseOf`), so no copy can disagree with the record, and taking
 * moves back restores every one of them.
 */
export interface MatchState {
  readonly options: MatchOptions
  readonly players: BySide<PlayerId>
  readonly phase: Phase
  /** Arrangements (상차림) chosen so far. */
  readonly choice: BySide<Arrangement | null>
  /** Where the match began if not from arrangements; it then has no set-up phase. */
  readonly start: MatchStart | null
  readonly moves: readonly Move[]
  /** During the set-up `turnStartedAt` is the beginning of the chooser's minute. */
  readonly clock: ClockState
  readonly undo: UndoState
  readonly draw: DrawState
  /** Since when a player has been out of reach, in milliseconds of the host's clock. */
  readonly disconnectedAt: BySide<number | null>
  readonly result: MatchResult | null
  readonly rng: RandomState
}

/** A position with its past, the position by its key: what `parseStanding` reads. */
export interface MatchStart {
  readonly position: string
  readonly past: Past
}

export interface UndoState {
  /** Accepted requests: what the limit counts. */
  readonly usedBy: BySide<number>
  readonly pending: PendingUndo | null
}

/** Asked for and not answered: so many plies to be taken back. */
export interface PendingUndo {
  readonly by: Side
  readonly plies: 1 | 2
}

export interface DrawState {
  readonly pendingBy: Side | null
  /** How many own actions the record held when the side's last offer was refused or withdrawn. */
  readonly closedAt: BySide<number | null>
}

export function sideOf(state: MatchState, player: PlayerId): Side | undefined {
  if (state.players.cho === player) return 'cho'
  return state.players.han === player ? 'han' : undefined
}

/** Who made the first action of the match. */
const firstSide = (state: MatchState): Side =>
  state.start === null ? 'cho' : turnOfKey(state.start.position)

/** Whose turn it is, or would be if the match were not over. */
export const turnOf = (state: MatchState): Side =>
  state.moves.length % 2 === 0 ? firstSide(state) : opposite(firstSide(state))

/** How many of the match's actions on the record are a side's own. */
export const ownActions = (state: MatchState, side: Side): number =>
  side === firstSide(state) ? Math.ceil(state.moves.length / 2) : Math.floor(state.moves.length / 2)
