import { EMPTY, HAN, ROLE_MASK } from '../rules/cells.ts'
import { NO_STEP, PASS_STEP } from './packed.ts'
import type { SearchPosition } from './position.ts'
import { MAX_PLY } from './score.ts'
import { EXCHANGE_VALUE, exchangeGain } from './see.ts'

/** Room for the steps of one ply; no position has as many. */
export const PLY_STEPS = 256

const FIRST = 1 << 30
const GOOD_CAPTURE = 1 << 24
const BAD_CAPTURE = -(1 << 24)
const KILLER = 1 << 20
const PASS_RANK = -(1 << 19)
/** Bound of what history can say of a step. */
const MOST_HISTORY = 1 << 14

/** Pieces on cells in one row of a table: 14 kinds of piece, 128 cells. */
const PIECES_ON_CELLS = 14 << 7
/** Start of a piece's row by its code. */
const ROW = Int32Array.from({ length: 32 }, (_, code) => {
  const role = code & ROLE_MASK
  return role === EMPTY ? 0 : ((code & HAN) === 0 ? role - 1 : role + 6) << 7
})

/**
 * In which order steps are tried: the remembered one, captures that pay, those that refuted a
 * neighbour, then by what was learned of quiet steps, captures that lose last. Each thread keeps one
 * from search to search: it is large, and what it learned mostly holds after the next move.
 */
export class MoveOrder {
  readonly steps = new Int32Array(MAX_PLY * PLY_STEPS)
  private readonly ranks = new Int32Array(MAX_PLY * PLY_STEPS)
  private readonly killers = new Int32Array(MAX_PLY * 2).fill(NO_STEP)
  private readonly counters = new Int32Array(PIECES_ON_CELLS).fill(NO_STEP)
  private readonly history = new Int16Array(PIECES_ON_CELLS)
  /** History of a step after the step before it, or the own one before that. */
  private readonly follow = new Int16Array(PIECES_ON_CELLS * PIECES_ON_CELLS)
  /** Piece and target of the action that led to each ply, -1 for a pass. */
  private readonly played = new Int32Array(MAX_PLY + 8).fill(-1)

  /** A new search begins: what was learned of steps stays, what belongs to its tree goes. */
  startSearch(): void {
    this.killers.fill(NO_STEP)
    this.played.fill(-1)
  }

  /** Forgets everything, as before another game. */
  clear(): void {
    this.counters.fill(NO_STEP)
    this.history.fill(0)
    this.follow.fill(0)
  }

  /** To be told before a step is made: what comes after it is ranked by it. */
  note(position: SearchPosition, step: number): void {
    this.played[position.ply + 1] =
      step === PASS_STEP ? -1 : ROW[position.box.cells[step & 127]!]! | (step >> 7)
  }

  /** Ranks the steps from `start` to `end`. */
  rank(position: SearchPosition, start: number, end: number, hashStep: number): void {
    const { steps, ranks, played } = this
    const { ply } = position
    const { cells } = position.box
    const before = played[ply]!
    const own = ply > 0 ? played[ply - 1]! : -1
    const counter = before < 0 ? NO_STEP : this.counters[before]!
    for (let i = start; i < end; i++) {
      const step = steps[i]!
      if (step === hashStep) ranks[i] = FIRST
      else if (step === PASS_STEP) ranks[i] = PASS_RANK
      else if (cells[step >> 7] !== EMPTY) ranks[i] = captureRank(cells, step)
      else if (step === this.killers[ply * 2]) ranks[i] = KILLER
      else if (step === this.killers[ply * 2 + 1]) ranks[i] = KILLER - 1
      else if (step === counter) ranks[i] = KILLER - 2
      else ranks[i] = this.quietRank(ROW[cells[step & 127]!]! | (step >> 7), before, own)
    }
  }

  /** Ranks captures alone, by the piece that is taken and the piece that takes. */
  rankCaptures(position: SearchPosition, start: number, end: number, hashStep: number): void {
    const { steps, ranks } = this
    const { cells } = position.box
    for (let i = start; i < end; i++) {
      const step = steps[i]!
      ranks[i] = step === hashStep ? FIRST : gainRank(cells, step)
    }
  }

  private quietRank(now: number, before: number, own: number): number {
    let rank = this.history[now]! * 2
    if (before >= 0) rank += this.follow[before * PIECES_ON_CELLS + now]!
    if (own >= 0) rank += this.follow[own * PIECES_ON_CELLS + now]!
    return rank
  }

  /** What history says of the step at `i`, once ranked; only for quiet ones. */
  historyAt(i: number): number {
    const rank = this.ranks[i]!
    return rank > PASS_RANK && rank < KILLER - 2 ? rank : 0
  }

  /** Whether the step at `i` was ranked as a capture that loses material. */
  isLosing(i: number): boolean {
    return this.ranks[i]! < PASS_RANK
  }

  /** Brings the best step from `i` on to `i`. */
  pick(i: number, end: number): number {
    const { steps, ranks } = this
    let best = i
    for (let j = i + 1; j < end; j++) if (ranks[j]! > ranks[best]!) best = j
    const step = steps[best]!
    if (best !== i) {
      const rank = ranks[best]!
      steps[best] = steps[i]!
      ranks[best] = ranks[i]!
      steps[i] = step
      ranks[i] = rank
    }
    return step
  }

  /** The quiet step at `at` refuted the position; those tried before it from `start` on did not. */
  reward(position: SearchPosition, start: number, at: number, depth: number): void {
    const { ply } = position
    const { cells } = position.box
    const step = this.steps[at]!
    if (step === PASS_STEP) return
    if (this.killers[ply * 2] !== step) {
      this.killers[ply * 2 + 1] = this.killers[ply * 2]!
      this.killers[ply * 2] = step
    }
    const before = this.played[ply]!
    if (before >= 0) this.counters[before] = step
    const bonus = Math.min(1600, 24 * depth * depth + 100 * depth)
    this.learn(ply, ROW[cells[step & 127]!]! | (step >> 7), bonus)
    for (let i = start; i < at; i++) {
      const other = this.steps[i]!
      if (other === PASS_STEP || cells[other >> 7] !== EMPTY) continue
      this.learn(ply, ROW[cells[other & 127]!]! | (other >> 7), -bonus)
    }
  }

  private learn(ply: number, now: number, bonus: number): void {
    const before = this.played[ply]!
    const own = ply > 0 ? this.played[ply - 1]! : -1
    adjust(this.history, now, bonus)
    if (before >= 0) adjust(this.follow, before * PIECES_ON_CELLS + now, bonus)
    if (own >= 0) adjust(this.follow, own * PIECES_ON_CELLS + now, bonus)
  }

  /** Forgets what refuted positions deeper than this ply's neighbours. */
  clearKillers(ply: number): void {
    if (ply < MAX_PLY) this.killers.fill(NO_STEP, ply * 2, ply * 2 + 2)
  }
}

/** Moves an entry towards a bonus, the less the nearer it is to the bound. */
function adjust(table: Int16Array, index: number, bonus: number): void {
  const value = table[index]!
  table[index] = value + bonus - Math.trunc((value * Math.abs(bonus)) / MOST_HISTORY)
}

function gainRank(cells: Uint8Array, step: number): number {
  const taker = EXCHANGE_VALUE[cells[step & 127]! & ROLE_MASK]!
  const taken = EXCHANGE_VALUE[cells[step >> 7]! & ROLE_MASK]!
  return (taken << 4) - taker
}

function captureRank(cells: Uint8Array, step: number): number {
  const rank = gainRank(cells, step)
  return isLosingCapture(cells, step) ? BAD_CAPTURE + rank : GOOD_CAPTURE + rank
}

/** Whether a capture loses material in the exchange that follows. */
export function isLosingCapture(cells: Uint8Array, step: number): boolean {
  const taker = cells[step & 127]! & ROLE_MASK
  const taken = cells[step >> 7]! & ROLE_MASK
  return EXCHANGE_VALUE[taken]! < EXCHANGE_VALUE[taker]! && exchangeGain(cells, step) < 0
}
