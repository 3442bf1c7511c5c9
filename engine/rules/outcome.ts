import type { PendingBikjang } from './past.ts'
import type { Points } from './points.ts'
import type { RuleSet } from './ruleset.ts'
import { opposite, type Side } from './types.ts'

/** Every way a game ends. */
export const END_REASONS = [
  'checkmate',
  'resign',
  'timeLoss',
  'repetitionLoss',
  'scoreBikjang',
  'scorePasses',
  'scoreMoveLimit',
  'scoreRepetition',
  'drawBikjang',
  'drawPasses',
  'drawRepetition',
  'drawMoveLimit',
  'drawAgreed',
  'aborted',
] as const
export type EndReason = (typeof END_REASONS)[number]

/** What goes to points, or is a draw where points do not decide. */
export type PointsCause = 'Bikjang' | 'Passes' | 'MoveLimit' | 'Repetition'

/** How a game ended. */
export interface Outcome {
  /** Null for a draw and for a game that was called off. */
  readonly winner: Side | null
  readonly reason: EndReason
  /** Always recorded, Han's with the deom. */
  readonly scores: Points
  /** Actions of both sides, passes included. */
  readonly moveCount: number
  /** In the form of Korean results, `한 판정승 55.5 : 50 (빅장)`, and the same in English. */
  readonly summaryKo: string
  readonly summaryEn: string
  readonly evidence?: OutcomeEvidence
}

/** What a ruling points at. */
export type OutcomeEvidence =
  | { readonly kind: 'bikjang'; readonly call: PendingBikjang }
  | {
      readonly kind: 'repetition'
      readonly occurrence: number
      /** Plies of the occurrences that are known, the last one the end. */
      readonly plies: readonly number[]
      /**
       * The side that checked throughout, where the rules ask for it; `unknown` where the game is
       * not known back to the first occurrence.
       */
      readonly perpetualChecker: Side | 'unknown' | null
    }

/** Where a game stood when it ended. */
export interface FinalState {
  readonly points: Points
  readonly ply: number
}

export function outcome(
  winner: Side | null,
  reason: EndReason,
  { points, ply }: FinalState,
  evidence?: OutcomeEvidence,
): Outcome {
  const facts = { winner, reason, scores: points, moveCount: ply }
  return {
    ...facts,
    summaryKo: summaryKo(facts),
    summaryEn: summaryEn(facts),
    ...(evidence && { evidence }),
  }
}

/** Points decide, or nobody does where there is no scoring. The deom leaves no tie. */
export function pointsOutcome(
  cause: PointsCause,
  rules: RuleSet,
  state: FinalState,
  evidence?: OutcomeEvidence,
): Outcome {
  if (!rules.scoring) return outcome(null, `draw${cause}`, state, evidence)
  const winner = state.points.cho > state.points.han ? 'cho' : 'han'
  return outcome(winner, `score${cause}`, state, evidence)
}

type OutcomeFacts = Pick<Outcome, 'winner' | 'reason' | 'scores' | 'moveCount'>

/** Winning words; the others are a count of points, a draw or no game at all. */
const WINS_KO: Readonly<Partial<Record<EndReason, string>>> = {
  checkmate: '외통승',
  resign: '기권승',
  timeLoss: '시간승',
  repetitionLoss: '반칙승',
}
const WINS_EN: Readonly<Partial<Record<EndReason, string>>> = {
  checkmate: 'checkmate',
  resign: 'resignation',
  timeLoss: 'time',
  repetitionLoss: 'forfeit',
}

const CAUSES_KO: Readonly<Record<PointsCause, string>> = {
  Bikjang: '빅장',
  Passes: '한수쉼',
  MoveLimit: '수 제한',
  Repetition: '반복수',
}
const CAUSES_EN: Readonly<Record<PointsCause, string>> = {
  Bikjang: 'bikjang',
  Passes: 'double pass',
  MoveLimit: 'move limit',
  Repetition: 'repetition',
}

function causeOf(reason: EndReason): PointsCause | undefined {
  const name = reason.replace(/^(?:score|draw)/, '')
  return POINTS_CAUSES.find((cause) => cause === name)
}

const POINTS_CAUSES: readonly PointsCause[] = ['Bikjang', 'Passes', 'MoveLimit', 'Repetition']

function summaryKo({ winner, reason, scores, moveCount }: OutcomeFacts): string {
  if (reason === 'aborted') return '대국 취소'
  const cause = causeOf(reason)
  const label = cause ? CAUSES_KO[cause] : '합의'
  if (!winner) return `무승부 (${label})`
  const name = winner === 'cho' ? '초' : '한'
  if (cause) return `${name} 판정승 ${scores[winner]} : ${scores[opposite(winner)]} (${label})`
  const repeated = reason === 'repetitionLoss' ? '반복수, ' : ''
  return `${name} ${WINS_KO[reason] ?? '승'} (${repeated}${moveCount}수)`
}

function summaryEn({ winner, reason, scores, moveCount }: OutcomeFacts): string {
  if (reason === 'aborted') return 'Game called off'
  const cause = causeOf(reason)
  const label = cause ? CAUSES_EN[cause] : 'agreed'
  if (!winner) return `Draw (${label})`
  const name = winner === 'cho' ? 'Cho' : 'Han'
  if (cause)
    return `${name} wins on points ${scores[winner]} : ${scores[opposite(winner)]} (${label})`
  const repeated = reason === 'repetitionLoss' ? 'repetition, ' : ''
  const moves = moveCount === 1 ? '1 move' : `${moveCount} moves`
  return `${name} wins by ${WINS_EN[reason] ?? 'decision'} (${repeated}${moves})`
}
