import { EMPTY, ROLE_MASK } from '../rules/cells.ts'
import { PASS_STEP } from './packed.ts'
import { NO_EVALUATION, Quiescence, UNDECIDED } from './quiescence.ts'
import {
  baseReduction,
  FUTILITY,
  LOSING_CAPTURE,
  LOSING_QUIET,
  quietsTried,
  RAZORING,
  REVERSE_FUTILITY,
} from './reductions.ts'
import { isDecided, MAX_PLY } from './score.ts'
import { EXCHANGE_VALUE, exchangeGain, gainOn } from './see.ts'
import { EXACT, LOWER } from './table.ts'

/** The part of the search that decides what is looked at less, more or not at all. */
export abstract class Selectivity extends Quiescence {
  /** Depth of the present iteration; extensions stop at twice as many plies. */
  rootDepth = 1
  /** Evaluation of the position at each ply of the line, for the side to move there. */
  protected readonly evaluations = new Int32Array(MAX_PLY + 8)

  /** A remembered value says more than the evaluation where its bound points the right way. */
  protected better(evaluation: number): number {
    const { bound, value } = this.table
    if (isDecided(value)) return evaluation
    if (bound === EXACT) return value
    return value > evaluation === (bound === LOWER) ? value : evaluation
  }

  /** Cuts a node off whose evaluation is far outside of the window. */
  protected prune(
    alpha: number,
    beta: number,
    depth: number,
    isCut: boolean,
    evaluation: number,
  ): number {
    const { position } = this
    const { ply } = position
    if (depth <= REVERSE_FUTILITY.depth) {
      const margin = REVERSE_FUTILITY.perPly * (depth - (this.isImproving(ply) ? 1 : 0))
      if (evaluation - margin >= beta) return evaluation - (margin >> 1)
    }
    if (depth <= RAZORING.depth && evaluation + RAZORING.base + RAZORING.perPly * depth <= alpha) {
      const value = this.quiesce(alpha, alpha + 1)
      if (this.isStopped || value <= alpha) return value
    }
    // A pass out of turn would end the game after a pass; a null after a null says nothing.
    if (depth < 3 || !isCut || evaluation < beta || position.steps[ply] === PASS_STEP)
      return UNDECIDED
    const reduced = depth - 4 - (depth >> 2) - Math.min(3, Math.trunc((evaluation - beta) / 200))
    this.order.note(position, PASS_STEP)
    position.makeNull()
    const value = -this.search(-beta, 1 - beta, reduced, false)
    position.unmake()
    if (this.isStopped) return 0
    return value < beta ? UNDECIDED : isDecided(value) ? beta : value
  }

  /** Whether the side to move stands better than two plies before. */
  protected isImproving(ply: number): boolean {
    const before = ply >= 2 ? this.evaluations[ply - 2]! : NO_EVALUATION
    return before !== NO_EVALUATION && this.evaluations[ply]! > before
  }

  /** Whether the step at `i` may be left out, unless it gives check or calls bikjang. */
  protected maySkip(
    i: number,
    isQuiet: boolean,
    depth: number,
    tried: number,
    alpha: number,
    isPv: boolean,
  ): boolean {
    const { position, order } = this
    if (!this.features.isSelective || isPv || position.isCheck || position.isPending) return false
    if (depth > FUTILITY.depth) return false
    const step = order.steps[i]!
    const { cells } = position.box
    if (!isQuiet)
      return order.isLosing(i) && exchangeGain(cells, step) < LOSING_CAPTURE.perPly * depth
    const evaluation = this.evaluations[position.ply]!
    if (tried > quietsTried(depth, this.isImproving(position.ply))) return true
    if (depth <= 3 && order.historyAt(i) < -3000 * depth) return true
    if (evaluation + FUTILITY.base + FUTILITY.perPly * depth <= alpha) return true
    return step !== PASS_STEP && exchangeGain(cells, step) < LOSING_QUIET.perPly * depth
  }

  /** Plies by which the move just made is looked at more: a check that does not throw a piece away. */
  extension(taken: number): number {
    const { position } = this
    if (!this.features.isSelective || !position.isCheck || position.isRepeated) return 0
    if (position.ply >= 2 * this.rootDepth) return 0
    const step = position.steps[position.ply]!
    if (step === PASS_STEP) return 0
    const { cells, toMove } = position.box
    return gainOn(cells, step >> 7, toMove) <= EXCHANGE_VALUE[taken & ROLE_MASK]! ? 1 : 0
  }

  /** Plies by which the move just made is looked at less at first. */
  protected reduction(
    depth: number,
    number: number,
    taken: number,
    isPv: boolean,
    isCut: boolean,
    history: number,
  ): number {
    const { position } = this
    if (!this.features.isSelective || depth < 3 || number < 3 || taken !== EMPTY) return 0
    if (position.isCheck || position.isPending) return 0
    let reduced = baseReduction(depth, number)
    if (isPv) reduced -= 1
    if (isCut) reduced += 1
    reduced -= Math.max(-2, Math.min(2, Math.trunc(history / 6000)))
    return Math.max(0, reduced)
  }
}
