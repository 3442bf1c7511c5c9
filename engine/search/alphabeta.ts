import { EMPTY } from '../rules/cells.ts'
import { evaluate } from './evaluate.ts'
import { PLY_STEPS } from './order.ts'
import { NO_STEP, PASS_STEP } from './packed.ts'
import { isCutoff, NO_EVALUATION, UNDECIDED } from './quiescence.ts'
import { DRAW, INFINITE, isDecided, MATE, MAX_EVALUATION, MAX_PLY } from './score.ts'
import { Selectivity } from './selectivity.ts'
import { EXACT, LOWER, UPPER } from './table.ts'

/**
 * Principal variation search with what makes it fast, on one thread. It speaks to nobody: whoever
 * starts it says when to stop, and reads nodes and lines from its fields.
 */
export class AlphaBeta extends Selectivity {
  /** Value of the position for the side to move; 0 and without meaning once stopped. */
  search(alpha: number, beta: number, depth: number, isCut: boolean): number {
    const { position } = this
    const { ply } = position
    this.lines.end(ply)
    if (this.isOver()) return 0
    const ruled = this.ruledValue()
    if (ruled !== UNDECIDED) return ruled
    if (!this.features.isSelective) {
      return depth <= 0 ? this.leaf() : this.searchNode(alpha, beta, depth, isCut)
    }
    if (ply >= MAX_PLY - 2) return position.isCheck ? DRAW : evaluate(position)
    alpha = Math.max(alpha, ply - MATE)
    beta = Math.min(beta, MATE - ply - 1)
    if (alpha >= beta) return alpha
    return depth <= 0 ? this.quiesce(alpha, beta) : this.searchNode(alpha, beta, depth, isCut)
  }

  private searchNode(alpha: number, beta: number, depth: number, isCut: boolean): number {
    const { position, table } = this
    const { ply } = position
    const isPv = beta - alpha > 1
    let hashStep = NO_STEP
    let evaluation = NO_EVALUATION
    position.computeKey()
    const isKnown = this.features.usesTable && table.probe(position.keyLow, position.keyHigh, ply)
    if (isKnown) {
      hashStep = table.step
      evaluation = table.evaluation
      if (!isPv && table.depth >= depth && isCutoff(table.bound, table.value, alpha, beta))
        return table.value
    }
    if (position.isCheck) evaluation = NO_EVALUATION
    else if (evaluation === NO_EVALUATION) evaluation = evaluate(position)
    this.evaluations[ply] = evaluation
    this.order.clearKillers(ply + 2)
    if (!this.features.isSelective) return this.searchMoves(alpha, beta, depth, isCut, hashStep)
    if (!isPv && !position.isCheck && !position.isPending && !isDecided(beta)) {
      const estimate = isKnown ? this.better(evaluation) : evaluation
      const pruned = this.prune(alpha, beta, depth, isCut, estimate)
      if (pruned !== UNDECIDED) return pruned
    }
    if (hashStep === NO_STEP && depth >= 4 && (isPv || isCut)) depth -= 1
    return this.searchMoves(alpha, beta, depth, isCut, hashStep)
  }

  private searchMoves(
    alpha: number,
    beta: number,
    depth: number,
    isCut: boolean,
    hashStep: number,
  ): number {
    const { position, order } = this
    const { ply } = position
    const start = ply * PLY_STEPS
    const end = this.generate(start)
    order.rank(position, start, end, hashStep)
    const evaluation = this.evaluations[ply]!
    const isPv = beta - alpha > 1
    const leastAlpha = alpha
    let best = -INFINITE
    let bestStep = NO_STEP
    let tried = 0
    for (let i = start; i < end; i++) {
      const step = order.pick(i, end)
      const taken = step === PASS_STEP ? EMPTY : position.box.cells[step >> 7]!
      const isQuiet = taken === EMPTY
      const maySkip = best > -MAX_EVALUATION && this.maySkip(i, isQuiet, depth, tried, alpha, isPv)
      if (maySkip && !isQuiet) continue
      order.note(position, step)
      position.make(step)
      if (position.isForbidden() || (maySkip && !position.isCheck && !position.isPending)) {
        position.unmake()
        continue
      }
      tried += 1
      const history = isQuiet ? order.historyAt(i) : 0
      const next = depth - 1 + this.extension(taken)
      const reduced = tried === 1 ? 0 : this.reduction(depth, tried, taken, isPv, isCut, history)
      const value = this.searchChild(alpha, beta, next, reduced, tried === 1, isCut)
      position.unmake()
      if (this.isStopped) return 0
      if (value <= best) continue
      best = value
      if (value <= alpha) continue
      bestStep = step
      alpha = value
      if (isPv) this.lines.extend(ply, step)
      if (alpha < beta) continue
      if (isQuiet) order.reward(position, start, i, depth)
      break
    }
    if (tried === 0) return this.withoutMoves(alpha, beta, depth, start, end)
    const bound = best >= beta ? LOWER : best > leastAlpha ? EXACT : UPPER
    this.remember(depth, bound, best, bestStep, evaluation)
    return best
  }

  /** Value of the move just made, for the side that made it: the first fully, others as they deserve. */
  private searchChild(
    alpha: number,
    beta: number,
    next: number,
    reduced: number,
    isFirst: boolean,
    isCut: boolean,
  ): number {
    const isPv = beta - alpha > 1
    if (isFirst) return -this.search(-beta, -alpha, next, isPv ? false : !isCut)
    let value = -this.search(-alpha - 1, -alpha, Math.max(next - reduced, Math.min(next, 1)), true)
    if (value > alpha && reduced > 0) value = -this.search(-alpha - 1, -alpha, next, !isCut)
    if (value > alpha && value < beta) value = -this.search(-beta, -alpha, next, false)
    return value
  }
}
