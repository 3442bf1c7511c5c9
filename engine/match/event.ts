import type { Arrangement } from '../rules/setup.ts'
import type { Square } from '../rules/square.ts'
import type { Role, Side } from '../rules/types.ts'
import type { MatchResult } from './result.ts'
import type { BySide } from './player.ts'
import type { MatchState } from './state.ts'

/** What an accepted action brought about, in order. Everyone may see all of it. */
export type MatchEvent =
  /** The arrangement is null where it stays unseen until both have chosen. */
  | {
      readonly type: 'setupChosen'
      readonly side: Side
      readonly arrangement: Arrangement | null
      /** Drawn because the side let its minute pass. */
      readonly automatic: boolean
    }
  | { readonly type: 'started'; readonly arrangements: BySide<Arrangement> }
  | {
      readonly type: 'moved'
      readonly side: Side
      readonly from: Square
      readonly to: Square
      readonly captured: Role | null
    }
  /** Forced where there was no legal step. */
  | { readonly type: 'passed'; readonly side: Side; readonly forced: boolean }
  /** Check (장군), by the side that gave it. */
  | { readonly type: 'janggun'; readonly side: Side }
  /** Check answered (멍군), by the side that was in check. */
  | { readonly type: 'meonggun'; readonly side: Side }
  /** Facing generals called (빅장), by the side that made them face. */
  | { readonly type: 'bikjang'; readonly side: Side }
  /** `side` answered a call: the generals face no more, or they still do. */
  | { readonly type: 'bikjangAnswered' | 'bikjangAccepted'; readonly side: Side }
  /** The position has occurred before. */
  | { readonly type: 'repeated'; readonly occurrence: number }
  /** `side` is who asked or offered, in all of these. */
  | { readonly type: 'undoRequested'; readonly side: Side; readonly plies: 1 | 2 }
  | { readonly type: 'undone'; readonly side: Side; readonly plies: 1 | 2 }
  | {
      readonly type:
        'undoRefused' | 'undoCancelled' | 'drawOffered' | 'drawRefused' | 'drawCancelled'
      readonly side: Side
    }
  | { readonly type: 'disconnected' | 'reconnected'; readonly side: Side }
  | { readonly type: 'ended'; readonly result: MatchResult }

/** A match after an accepted action. */
export interface Step {
  readonly state: MatchState
  readonly events: readonly MatchEvent[]
}
