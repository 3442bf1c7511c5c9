import type { ClockState } from '../match/clock.ts'
import type { MatchState } from '../match/state.ts'
import type { Outcome } from '../rules/outcome.ts'
import type { Points } from '../rules/points.ts'
import type { Arrangement } from '../rules/setup.ts'
import type { Side } from '../rules/types.ts'

/** A point as cases write it: file and rank from Cho's left and back row. */
export type CasePoint = readonly [file: number, rank: number]

/** Everything a case may ask, by the names that cases use for it. */
export interface Observation {
  readonly legal: boolean
  /** Why an action was refused, coarser than the studio's own codes. */
  readonly reason: string
  readonly fen: string
  readonly turn: Side
  readonly inCheck: boolean
  readonly facing: boolean
  readonly legalMoveCount: number
  readonly passAllowed: boolean
  readonly bikjangCalledBy: Side | null
  readonly consecutivePasses: number
  readonly occurrence: number
  readonly firstCapturePly: number | null
  readonly captureHappened: boolean
  /** Actions so far. */
  readonly ply: number
  readonly scores: Points
  readonly result: Outcome | null
  readonly destinations: readonly CasePoint[]
  /** Plies of a record that the rules refuse, and of those after the end. */
  readonly illegalStood: readonly number[]
  readonly afterEnd: readonly number[]
  readonly phase: MatchState['phase']
  readonly choice: MatchState['choice']
  readonly clock: Omit<ClockState, 'turnStartedAt'>
  readonly mainMs: number
  readonly periodsLeft: number
  /** What a viewer sees of an arrangement. */
  readonly visible: { readonly chosen: boolean; readonly arrangement: Arrangement | null }
}

/** What came out. */
export type Observed = Partial<Observation>
