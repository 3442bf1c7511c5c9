import { EMPTY } from '../rules/cells.ts'
import { evaluate } from './evaluate.ts'
import { PLY_STEPS } from './order.ts'
import { NO_STEP, PASS_STEP } from './packed.ts'
import { isCutoff, NO_EVALUATION, Quiescence, UNDECIDED } from './quiescence.ts'
import { baseReduction, FUTILITY, quietsTried, RAZORING, REVERSE_FUTILITY } from './reductions.ts'
import { DRAW, INFINITE, isDecided, MATE, MAX_EVALUATION, MAX_PLY } from './score.ts'
import { EXACT, LOWER, UPPER } from './table.ts'

/**
 * Principal variation search with what makes it fast, on one thread. It speaks to nobody: whoever
 * starts it says when to stop, and reads nodes and lines from its fields.
 */
export class AlphaBeta extends Quiescence {
  /** Depth of the present iteration; extensions stop at twice as many plies. */
  rootDepth = 1
  private readonly evaluations = new Int32Array(MAX_PLY + 8)

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

  /** Whether a move that gives check is looked at a ply deeper. */
  get extendsChecks(): boolean {
    return this.features.isSelective
  }

  private searchNode(alpha: number, beta: number, depth: number, isCut: boolean): number {
    const { position, table } = this
    const { ply } = position
    const isPv = beta - alpha > 1
    let hashStep = NO_STEP
    let evaluation = NO_EVALUATION
    position.computeKey()
    if (this.features.usesTable && table.probe(position.keyLow, position.keyHigh, ply)) {
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
      const pruned = this.prune(alpha, beta, depth, isCut, evaluation)
      if (pruned !== UNDECIDED) return pruned
    }
    if (hashStep === NO_STEP && depth >= 4 && (isPv || isCut)) depth -= 1
    return this.searchMoves(alpha, beta, depth, isCut, hashStep)
  }

  /** Cuts a node off whose evaluation is far outside of the window. */
  private prune(
    alpha: number,
    beta: number,
    depth: number,
    isCut: boolean,
    evaluation: number,
  ): number {
    const { position } = this
    const { ply } = position
    const isImproving = this.isImproving(ply, evaluation)
    if (depth <= REVERSE_FUTILITY.depth) {
      const margin = REVERSE_FUTILITY.perPly * (depth - (isImproving ? 1 : 0))
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

  private isImproving(ply: number, evaluation: number): boolean {
    return ply >= 2 && evaluation > this.evaluations[ply - 2]!
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
      const isQuiet = step === PASS_STEP || position.box.cells[step >> 7] === EMPTY
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
      const value = this.searchChild(alpha, beta, depth, tried, isQuiet, isCut, history)
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

  /** Whether the step at `i` may be left out, unless it gives check or calls bikjang. */
  private maySkip(
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
    if (!isQuiet) return depth <= 3 && order.isLosing(i)
    const evaluation = this.evaluations[position.ply]!
    if (tried > quietsTried(depth, this.isImproving(position.ply, evaluation))) return true
    if (depth <= 3 && order.historyAt(i) < -3000 * depth) return true
    return evaluation + FUTILITY.base + FUTILITY.perPly * depth <= alpha
  }

  /** Value of the move just made, looked at as deep as it deserves, for the side that made it. */
  private searchChild(
    alpha: number,
    beta: number,
    depth: number,
    number: number,
    isQuiet: boolean,
    isCut: boolean,
    history: number,
  ): number {
    const { position } = this
    const isPv = beta - alpha > 1
    let next = depth - 1
    if (this.features.isSelective && position.isCheck) {
      if (position.ply < 2 * this.rootDepth && !position.isRepeated) next += 1
    }
    if (number === 1) return -this.search(-beta, -alpha, next, isPv ? false : !isCut)
    const reduced = this.reduction(depth, number, isQuiet, isPv, isCut, history)
    let value = -this.search(-alpha - 1, -alpha, Math.max(next - reduced, Math.min(next, 1)), true)
    if (value > alpha && reduced > 0) value = -this.search(-alpha - 1, -alpha, next, !isCut)
    if (value > alpha && value < beta) value = -this.search(-beta, -alpha, next, false)
    return value
  }

  private reduction(
    depth: number,
    number: number,
    isQuiet: boolean,
    isPv: boolean,
    isCut: boolean,
    history: number,
  ): number {
    const { position } = this
    if (!this.features.isSelective || depth < 3 || number < 3 || !isQuiet) return 0
    if (position.isCheck || position.isPending) return 0
    let reduced = baseReduction(depth, number)
    if (isPv) reduced -= 1
    if (isCut) reduced += 1
    reduced -= Math.max(-2, Math.min(2, Math.trunc(history / 6000)))
    return Math.max(0, reduced)
  }
}
