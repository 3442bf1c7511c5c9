import { EMPTY, ROLE_MASK } from '../rules/cells.ts'
import { generateCaptures, generateLegal } from '../rules/movegen.ts'
import { evaluate } from './evaluate.ts'
import { isLosingCapture, MoveOrder, PLY_STEPS } from './order.ts'
import { NO_STEP, PASS_STEP } from './packed.ts'
import { GOES_ON, RULED_DRAW, RULED_WIN, type SearchPosition } from './position.ts'
import { PrincipalLines } from './principal-lines.ts'
import { DELTA } from './reductions.ts'
import { DRAW, INFINITE, MATE, MAX_EVALUATION, RULED } from './score.ts'
import { EXCHANGE_VALUE } from './see.ts'
import { EXACT, LOWER, type Table, UPPER } from './table.ts'

/** What can be switched off, to compare the search with a plain one. */
export interface Features {
  /** Quiescence, extensions, reductions and everything that leaves moves out. */
  readonly isSelective: boolean
  readonly usesTable: boolean
}

export const ALL_FEATURES: Features = { isSelective: true, usesTable: true }

/** No value of a position. */
export const UNDECIDED = 1 << 20
/** Evaluation of a position in check, which is none. */
export const NO_EVALUATION = -INFINITE
/** Steps out of check that are tried before those that take nothing are left out. */
const MOST_EVASIONS = 3
/** Nodes between two looks at the clock and the stop flag. */
export const NODES_PER_LOOK = 256

/**
 * The part of the search that plays on until nothing hangs, with what every node needs: counting,
 * stopping, the word of the rules, the steps there are.
 */
export abstract class Quiescence {
  readonly position: SearchPosition
  readonly order: MoveOrder
  readonly lines = new PrincipalLines()
  nodes = 0
  /** Deepest ply since it was last set to 0. */
  selectiveDepth = 0
  isStopped = false
  nodeLimit = Infinity
  protected readonly table: Table
  protected readonly features: Features
  private readonly shouldStop: () => boolean

  constructor(
    position: SearchPosition,
    table: Table,
    shouldStop: () => boolean,
    order = new MoveOrder(),
    features: Features = ALL_FEATURES,
  ) {
    this.position = position
    this.table = table
    this.shouldStop = shouldStop
    this.order = order
    this.features = features
  }

  /** Value of the position for the side to move; 0 and without meaning once stopped. */
  abstract search(alpha: number, beta: number, depth: number, isCut: boolean): number

  /** Counts the node and looks whether the search has to end. */
  protected isOver(): boolean {
    if (this.isStopped) return true
    this.nodes += 1
    if (this.position.ply > this.selectiveDepth) this.selectiveDepth = this.position.ply
    if (this.nodes >= this.nodeLimit) this.isStopped = true
    else if (this.nodes % NODES_PER_LOOK === 0 && this.shouldStop()) this.isStopped = true
    return this.isStopped
  }

  /** The value where the rules have ended the game here. */
  protected ruledValue(): number {
    const { position } = this
    const ruling = position.ruling()
    if (ruling === GOES_ON) return UNDECIDED
    if (position.isCheck && position.mateComesFirst && !this.hasStep()) return position.ply - MATE
    if (ruling === RULED_DRAW) return DRAW
    return ruling === RULED_WIN ? RULED - position.ply : position.ply - RULED
  }

  protected hasStep(): boolean {
    const start = this.position.ply * PLY_STEPS
    return generateLegal(this.position.box, this.order.steps, start) > start
  }

  protected leaf(): number {
    const { position } = this
    return position.isCheck && !this.hasStep() ? position.ply - MATE : evaluate(position)
  }

  /** Steps of this ply, the pass last where the rules allow it. */
  protected generate(start: number): number {
    const { position, order } = this
    let end = generateLegal(position.box, order.steps, start)
    if (!position.isCheck && (position.rules.allowPass || end === start))
      order.steps[end++] = PASS_STEP
    return end
  }

  protected remember(
    depth: number,
    bound: number,
    value: number,
    step: number,
    evaluation: number,
  ) {
    if (!this.features.usesTable) return
    const { position } = this
    position.computeKey()
    const { keyLow, keyHigh, ply } = position
    this.table.store(keyLow, keyHigh, ply, step, depth, bound, value, evaluation)
  }

  /**
   * No move the rules allow: mate, a forced pass, or the repetitions that are let through because
   * there is no way around them.
   */
  protected withoutMoves(
    alpha: number,
    beta: number,
    depth: number,
    start: number,
    end: number,
  ): number {
    const { position, order } = this
    if (position.isCheck && start === end) return position.ply - MATE
    let best = -INFINITE
    if (!position.isCheck) {
      order.note(position, PASS_STEP)
      position.make(PASS_STEP)
      const isForced = !position.isForbidden()
      best = isForced ? -this.search(-beta, -alpha, depth - 1, false) : -this.ruledValue()
      position.unmake()
      if (isForced) return best
    }
    for (let i = start; i < end; i++) {
      position.make(order.steps[i]!)
      best = Math.max(best, -this.ruledValue())
      position.unmake()
    }
    return best
  }

  /** Plays out captures, and all moves where the side to move may not stand still. */
  protected quiesce(alpha: number, beta: number): number {
    const { position, order, table } = this
    const { ply } = position
    const start = ply * PLY_STEPS
    if (position.isCheck || position.isPending) return this.answer(alpha, beta, start)
    const isPv = beta - alpha > 1
    let evaluation = NO_EVALUATION
    let hashStep = NO_STEP
    position.computeKey()
    if (this.features.usesTable && table.probe(position.keyLow, position.keyHigh, ply)) {
      if (!isPv && isCutoff(table.bound, table.value, alpha, beta)) return table.value
      evaluation = table.evaluation
      hashStep = table.step
    }
    if (evaluation === NO_EVALUATION) evaluation = evaluate(position)
    let best = evaluation
    if (best >= beta) return best
    const leastAlpha = alpha
    let bestStep = NO_STEP
    alpha = Math.max(alpha, best)
    const end = generateCaptures(position.box, order.steps, start)
    order.rankCaptures(position, start, end, hashStep)
    const { cells } = position.box
    for (let i = start; i < end; i++) {
      const step = order.pick(i, end)
      const hoped = evaluation + DELTA + EXCHANGE_VALUE[cells[step >> 7]! & ROLE_MASK]!
      if (hoped <= alpha) {
        best = Math.max(best, hoped)
        continue
      }
      if (isLosingCapture(cells, step)) continue
      order.note(position, step)
      position.make(step)
      const value = -this.search(-beta, -alpha, 0, false)
      position.unmake()
      if (this.isStopped) return 0
      if (value <= best) continue
      best = value
      if (value <= alpha) continue
      bestStep = step
      alpha = value
      if (isPv) this.lines.extend(ply, step)
      if (alpha >= beta) break
    }
    const bound = best >= beta ? LOWER : best > leastAlpha && isPv ? EXACT : UPPER
    this.remember(0, bound, best, bestStep, evaluation)
    return best
  }

  /** Whether a step out of check takes nothing, with no bikjang at stake. */
  private isMereEvasion(step: number): boolean {
    const { position } = this
    return !position.isPending && position.box.cells[step >> 7] === EMPTY
  }

  /** In check, or with a bikjang to answer: every move counts. */
  protected answer(alpha: number, beta: number, start: number): number {
    const { position, order } = this
    const { ply } = position
    const end = this.generate(start)
    order.rank(position, start, end, NO_STEP)
    const isPv = beta - alpha > 1
    let best = -INFINITE
    let tried = 0
    for (let i = start; i < end; i++) {
      const step = order.pick(i, end)
      if (tried >= MOST_EVASIONS && best > -MAX_EVALUATION && this.isMereEvasion(step)) continue
      order.note(position, step)
      position.make(step)
      if (position.isForbidden()) {
        position.unmake()
        continue
      }
      tried += 1
      const value = -this.search(-beta, -alpha, 0, false)
      position.unmake()
      if (this.isStopped) return 0
      if (value <= best) continue
      best = value
      if (value <= alpha) continue
      alpha = value
      if (isPv) this.lines.extend(ply, step)
      if (alpha >= beta) break
    }
    return tried === 0 ? this.withoutMoves(alpha, beta, 0, start, end) : best
  }
}

/** Whether a remembered value settles a window. */
export function isCutoff(bound: number, value: number, alpha: number, beta: number): boolean {
  if (bound === EXACT) return true
  return bound === LOWER ? value >= beta : value <= alpha
}
