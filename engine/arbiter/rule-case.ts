import type { MatchOptions } from '../match/options.ts'
import type { ClockState } from '../match/clock.ts'
import { startStanding, type Standing } from '../rules/past.ts'
import { type Arrangement, arrangementSetup } from '../rules/setup.ts'
import type { Square } from '../rules/square.ts'
import type { Move, Side } from '../rules/types.ts'

/** Where a case begins: with arrangements that may still be open, or with a position. */
export type CaseStart =
  | { readonly kind: 'arrangements'; readonly choice: Readonly<Record<Side, Arrangement | null>> }
  | { readonly kind: 'position'; readonly standing: Standing }

export interface Choice {
  readonly side: Side
  readonly arrangement: Arrangement
}

/** A choice made before; without its arrangement where the case leaves it open. */
export type EarlierChoice = Pick<Choice, 'side'> & Partial<Choice>

/** What a case asks. */
export type CaseAction =
  | { readonly type: 'move'; readonly move: Move }
  | { readonly type: 'destinations'; readonly square: Square }
  | { readonly type: 'status' }
  | { readonly type: 'board' }
  /** An accepted undo, past any limit of requests, and what is played after it. */
  | { readonly type: 'undo'; readonly plies: number; readonly then: readonly Move[] }
  | {
      readonly type: 'timedMove'
      readonly move: Move
      readonly elapsedMs: number
      readonly mainMs: number | undefined
      readonly periods: number | undefined
    }
  | {
      readonly type: 'timeout'
      readonly side: Side | undefined
      readonly idleMs: number | undefined
    }
  | { readonly type: 'setup'; readonly choice: Choice; readonly before: readonly EarlierChoice[] }
  | {
      readonly type: 'view'
      readonly of: Side
      readonly viewer: Side | 'spectator'
      readonly before: readonly EarlierChoice[]
    }
  | { readonly type: 'resign'; readonly side: Side }
  | {
      readonly type: 'offerDraw'
      readonly side: Side
      /** Own actions since an offer of this side was refused; undefined for a first offer. */
      readonly ownMoves: number | undefined
    }
  /** Judges the moves of the case as a record, in which an illegal one may have stood. */
  | { readonly type: 'judge' }
  /** Left to the arbiter: nothing a program decides. */
  | { readonly type: 'policy' }

/** A worked case of the rules: from a start by moves to a position, an action, what must come out. */
export interface RuleCase {
  readonly id: string
  readonly options: MatchOptions
  readonly start: CaseStart
  readonly moves: readonly Move[]
  readonly clock: Omit<ClockState, 'turnStartedAt'> | undefined
  readonly action: CaseAction
  /** Only what matters, by name. */
  readonly expected: Readonly<Record<string, unknown>>
}

/** The standing a case begins with; none where arrangements are still to be chosen. */
export function standingOf(start: CaseStart): Standing | undefined {
  if (start.kind === 'position') return start.standing
  const { cho, han } = start.choice
  return cho && han ? startStanding(arrangementSetup(cho, han)) : undefined
}
