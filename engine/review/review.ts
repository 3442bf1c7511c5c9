import type { Evaluated } from '../game/game-review.ts'
import { Mailbox } from '../rules/mailbox.ts'
import { type Move, opposite, sameMove, type Setup, type Side } from '../rules/types.ts'
import { type Score, winnerOf } from '../score.ts'
import { meanAccuracy } from './accuracy.ts'
import { lossAlong, type MaterialLoss } from './material.ts'
import { type MarkThresholds, markOf, type MoveMark } from './move-marks.ts'
import { type Phase, PHASES, phaseOf } from './phase.ts'
import { choWinShare } from './win-share.ts'

/** A move that won by force and was not played, or one that lets the other win. */
export interface WinMissed {
  readonly kind: 'mate' | 'ruling'
  /** Moves of the winner. */
  readonly moves: number
}

/** A move of the game with what the evaluations around it say. */
export interface ReviewedMove {
  /** From 1. */
  readonly ply: number
  readonly side: Side
  readonly move: Move
  readonly phase: Phase
  readonly before: Evaluated
  readonly after: Evaluated
  /** Win share that the mover lost, 0 to 1. */
  readonly loss: number
  readonly isBest: boolean
  readonly mark: MoveMark | undefined
  /** The mover had a forced win here and has none any more. */
  readonly missed: WinMissed | undefined
  /** The other side has a forced win that it did not have. */
  readonly allowed: WinMissed | undefined
  /** What the move loses by force, if not more was to be lost anyway. */
  readonly material: MaterialLoss | undefined
}

/** Lines are believed so far when material is counted. */
const COUNTED_PLIES = 9

export const shareOf = (side: Side, score: Score): number =>
  side === 'cho' ? choWinShare(score) : 1 - choWinShare(score)

function winOf(side: Side, score: Score): WinMissed | undefined {
  if (score.kind === 'points' || winnerOf(score) !== side) return undefined
  return { kind: score.kind, moves: Math.abs(score.value) }
}

/** What a review is made of: the position before each move, the last one after the last move. */
export interface GameToReview {
  readonly setups: readonly Setup[]
  readonly moves: readonly Move[]
}

/** Judges one move by the evaluations before and after it. */
export function reviewMove(
  { setups, moves }: GameToReview,
  ply: number,
  before: Evaluated,
  after: Evaluated,
  thresholds: MarkThresholds,
): ReviewedMove | undefined {
  const setup = setups[ply - 1]
  const move = moves[ply - 1]
  if (!setup || !move || before.line.length === 0) return undefined
  const side = setup.turn
  const [best] = before.line
  const isBest = best !== undefined && sameMove(best, move)
  const had = shareOf(side, before.score)
  const loss = isBest ? 0 : Math.max(0, had - shareOf(side, after.score))
  const margin = before.second ? Math.max(0, had - shareOf(side, before.second)) : 0
  const line = [move, ...after.line].slice(0, COUNTED_PLIES)
  const cost = lossAlong(setup, line, side)
  const other = opposite(side)
  const hadWin = winOf(side, before.score)
  const givesWin = winOf(other, after.score)
  return {
    ply,
    side,
    move,
    phase: phaseOf(setup.board, ply),
    before,
    after,
    loss,
    isBest,
    mark: markOf({ loss, margin, isBest, isSacrifice: isSacrifice(setup, line, side) }, thresholds),
    missed: hadWin && !winOf(side, after.score) ? hadWin : undefined,
    allowed: givesWin && !winOf(other, before.score) ? givesWin : undefined,
    material: isBest
      ? undefined
      : unavoidable(cost, lossAlong(setup, before.line.slice(0, COUNTED_PLIES), side)),
  }
}

/** The loss, unless the best play loses as much. */
const unavoidable = (
  cost: MaterialLoss | undefined,
  atBest: MaterialLoss | undefined,
): MaterialLoss | undefined => (cost && cost.points > (atBest?.points ?? 0) ? cost : undefined)

/** Points that must be given away for a sacrifice: more than an elephant for a soldier. */
const SACRIFICE_POINTS = 3

/** Whether the move and the answer to it leave the mover with that much less. */
function isSacrifice(setup: Setup, line: readonly Move[], side: Side): boolean {
  const answered = lossAlong(setup, [...line.slice(0, 2), { kind: 'pass' }], side)
  return (answered?.points ?? 0) >= SACRIFICE_POINTS
}

/** All moves whose evaluations on both sides are known, in their order. */
export function reviewGame(
  game: GameToReview,
  evaluations: ReadonlyMap<number, Evaluated>,
  thresholds: MarkThresholds,
): readonly ReviewedMove[] {
  return game.moves.flatMap((_move, i) => {
    const before = evaluations.get(i)
    const after = evaluations.get(i + 1)
    const reviewed = before && after && reviewMove(game, i + 1, before, after, thresholds)
    return reviewed ? [reviewed] : []
  })
}

/** How a side played: in all, and by phase. */
export interface SideSummary {
  readonly accuracy: number | undefined
  readonly phases: Readonly<Record<Phase, number | undefined>>
  readonly marks: Readonly<Partial<Record<MoveMark, number>>>
}

export function summarise(moves: readonly ReviewedMove[], side: Side): SideSummary {
  const own = moves.filter((each) => each.side === side)
  const accuracyOf = (some: readonly ReviewedMove[]): number | undefined =>
    meanAccuracy(some.map(({ loss }) => loss))
  const marks: Partial<Record<MoveMark, number>> = {}
  for (const { mark } of own) if (mark) marks[mark] = (marks[mark] ?? 0) + 1
  const [opening, middle, ending] = PHASES.map((phase) =>
    accuracyOf(own.filter((each) => each.phase === phase)),
  )
  return { accuracy: accuracyOf(own), phases: { opening, middle, ending }, marks }
}

/** Most turning points that are named. */
const MOST_TURNS = 3

/** The moves after which the other side stood better, the costliest first. */
export const turningPoints = (
  moves: readonly ReviewedMove[],
  { mistake }: MarkThresholds,
): readonly ReviewedMove[] =>
  moves
    .filter(({ side, before, after, loss }) => {
      const [had, has] = [shareOf(side, before.score), shareOf(side, after.score)]
      return loss >= mistake && had >= 0.5 && has < 0.5
    })
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, MOST_TURNS)

/** The positions of a line of play, the one before the first move included. */
export function setupsAlong(start: Setup, moves: readonly Move[]): readonly Setup[] {
  const box = Mailbox.from(start)
  return [
    start,
    ...moves.map((move) => {
      box.play(move)
      return box.toSetup()
    }),
  ]
}
