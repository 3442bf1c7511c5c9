import { isKingAttacked } from '../rules/attacks.ts'
import { CHO, EMPTY, GENERAL, HAN, ROLE_MASK, SOLDIER, WALL } from '../rules/cells.ts'
import { cellOf } from '../rules/lines.ts'
import { Mailbox } from '../rules/mailbox.ts'
import type { Standing } from '../rules/past.ts'
import type { RuleSet } from '../rules/ruleset.ts'
import { SQUARES } from '../rules/square.ts'
import { hashOf, TURN_HIGH, TURN_LOW, ZOBRIST_HIGH, ZOBRIST_LOW } from '../rules/zobrist.ts'
import { PASS_STEP } from './packed.ts'
import { MAKER_CHECKED, NO_CHECKER, Repetition } from './repetition.ts'
import { MAX_PLY } from './score.ts'
import { StateKeys } from './state-keys.ts'
import { ENDING, OPENING, POINTS_OF } from './tables.ts'

/** How the rules end the game where the search stands, mate left aside; for the side to move. */
export const GOES_ON = 0
export const RULED_WIN = 1
export const RULED_LOSS = 2
export const RULED_DRAW = 3

/** What an action changes beyond the board, one bit each. */
const CHECK = 1
const FACING = 2
/** A bikjang (빅장) was called and waits for its answer. */
const PENDING = 4
/** A piece was captured, in this action or before. */
const CAPTURED = 8

/** Half points of the deom: points are compared doubled, in whole numbers. */
const DOUBLED_DEOM = 3
const NO_LIMIT = 1 << 24
const SIZE = MAX_PLY + 8

/**
 * The board of a search: one that is played on and taken back, with all that the rule set asks
 * about beside it. Every value has its place by ply, so that taking back is stepping down.
 */
export class SearchPosition {
  readonly rules: RuleSet
  readonly box: Mailbox
  /** Actions since the root. */
  ply = 0
  /** Piece and square values of the board for Cho, in the opening and in the ending. */
  readonly opening = new Int32Array(SIZE)
  readonly ending = new Int32Array(SIZE)
  /** Points of what stands on the board, the deom left out. */
  readonly choPoints = new Int32Array(SIZE)
  readonly hanPoints = new Int32Array(SIZE)
  /** The action that led to each ply. */
  readonly steps = new Int32Array(SIZE)
  /** Counted moves left until the limit. */
  readonly movesLeft = new Int32Array(SIZE)
  private readonly low = new Int32Array(SIZE)
  private readonly high = new Int32Array(SIZE)
  private readonly flags = new Uint8Array(SIZE)
  private readonly passes = new Uint8Array(SIZE)
  private readonly undos = new Int32Array(SIZE)
  private readonly repetition: Repetition
  private readonly stateKeys: StateKeys

  /** The caller vouches for the standing: made or validated by the functions beside its type. */
  constructor({ setup, past }: Standing, rules: RuleSet) {
    this.rules = rules
    this.box = Mailbox.from(setup)
    this.repetition = new Repetition(past)
    this.stateKeys = new StateKeys(rules)
    const { box } = this
    const { low, high } = hashOf(box.cells, box.toMove)
    const check = box.isInCheck()
    this.low[0] = low
    this.high[0] = high
    this.flags[0] =
      (check ? CHECK : 0) |
      (box.areGeneralsFacing() ? FACING : 0) |
      (past.bikjang !== null && rules.bikjang !== 'off' ? PENDING : 0) |
      (past.firstCapturePly === null ? 0 : CAPTURED)
    this.passes[0] = Math.min(past.consecutivePasses, 2)
    const counted = rules.passCountsAsMove ? past.ply : past.steps
    this.movesLeft[0] = rules.moveLimit === 0 ? NO_LIMIT : rules.moveLimit - counted
    this.repetition.push(low, high, check && past.consecutivePasses === 0, false)
    this.steps[0] = -1
    this.sumBoard()
  }

  private sumBoard(): void {
    for (const square of SQUARES) {
      const cell = cellOf(square)
      const code = this.box.cells[cell]!
      this.opening[0]! += OPENING[(code << 7) | cell]!
      this.ending[0]! += ENDING[(code << 7) | cell]!
      if ((code & CHO) !== 0) this.choPoints[0]! += POINTS_OF[code]!
      else this.hanPoints[0]! += POINTS_OF[code]!
    }
  }

  get isCheck(): boolean {
    return (this.flags[this.ply]! & CHECK) !== 0
  }

  /** Whether the side to move has to answer a bikjang. */
  get isPending(): boolean {
    return (this.flags[this.ply]! & PENDING) !== 0
  }

  get isRepeated(): boolean {
    return this.repetition.count > 1
  }

  get hasJustPassed(): boolean {
    return this.passes[this.ply] !== 0
  }

  /** Points of the side to move less those of the other, the deom included, doubled. */
  get doubledLead(): number {
    const lead = 2 * (this.choPoints[this.ply]! - this.hanPoints[this.ply]!) - DOUBLED_DEOM
    return this.box.toMove === CHO ? lead : -lead
  }

  /** Key of the position for the table: board, turn and what the rules know beyond them. */
  keyLow = 0
  keyHigh = 0

  computeKey(): void {
    const { ply, stateKeys } = this
    const flags = this.flags[ply]!
    const count = this.repetition.count
    stateKeys.mix(
      this.low[ply]!,
      this.high[ply]!,
      (flags & PENDING) !== 0,
      (flags & CAPTURED) !== 0,
      this.passes[ply]!,
      count,
      this.movesLeft[ply]!,
    )
    this.keyLow = stateKeys.low
    this.keyHigh = stateKeys.high
  }

  /** Plays a legal step or the pass. */
  make(step: number): void {
    if (step === PASS_STEP) {
      this.makePass()
      return
    }
    const { box, ply } = this
    const next = ply + 1
    const from = step & 127
    const to = step >> 7
    const code = box.cells[from]! << 7
    const taken = box.cells[to]!
    const lost = (taken << 7) | to
    this.low[next] =
      this.low[ply]! ^
      TURN_LOW ^
      ZOBRIST_LOW[code | from]! ^
      ZOBRIST_LOW[code | to]! ^
      ZOBRIST_LOW[lost]!
    this.high[next] =
      this.high[ply]! ^
      TURN_HIGH ^
      ZOBRIST_HIGH[code | from]! ^
      ZOBRIST_HIGH[code | to]! ^
      ZOBRIST_HIGH[lost]!
    this.opening[next] =
      this.opening[ply]! - OPENING[code | from]! + OPENING[code | to]! - OPENING[lost]!
    this.ending[next] =
      this.ending[ply]! - ENDING[code | from]! + ENDING[code | to]! - ENDING[lost]!
    const worth = POINTS_OF[taken]!
    this.choPoints[next] = this.choPoints[ply]! - ((taken & CHO) !== 0 ? worth : 0)
    this.hanPoints[next] = this.hanPoints[ply]! - ((taken & HAN) !== 0 ? worth : 0)
    this.movesLeft[next] = this.movesLeft[ply]! - 1
    this.passes[next] = 0
    this.steps[next] = step
    this.undos[next] = box.make(step)
    this.ply = next
    const isAdvance = (box.cells[to]! & ROLE_MASK) === SOLDIER && Math.abs(to - from) > 1
    this.enter(taken !== EMPTY, taken !== EMPTY || isAdvance)
  }

  private makePass(): void {
    const { ply } = this
    this.standStill()
    this.passes[this.ply] = Math.min(this.passes[ply]! + 1, 2)
    this.movesLeft[this.ply] = this.movesLeft[ply]! - (this.rules.passCountsAsMove ? 1 : 0)
    this.enter(false, false)
  }

  /**
   * Gives the turn away without a pass: no rule sees it, and nothing repeats across it. Only out of
   * check and with no bikjang to answer.
   */
  makeNull(): void {
    const { ply } = this
    this.standStill()
    const next = this.ply
    this.passes[next] = 0
    this.movesLeft[next] = this.movesLeft[ply]!
    this.flags[next] = this.flags[ply]! & ~CHECK
    this.repetition.push(this.low[next]!, this.high[next]!, false, true)
  }

  private standStill(): void {
    const { ply } = this
    const next = ply + 1
    this.low[next] = this.low[ply]! ^ TURN_LOW
    this.high[next] = this.high[ply]! ^ TURN_HIGH
    this.opening[next] = this.opening[ply]!
    this.ending[next] = this.ending[ply]!
    this.choPoints[next] = this.choPoints[ply]!
    this.hanPoints[next] = this.hanPoints[ply]!
    this.steps[next] = PASS_STEP
    this.box.makePass()
    this.ply = next
  }

  /** Takes back the last action, a given turn also. */
  unmake(): void {
    const step = this.steps[this.ply]!
    if (step === PASS_STEP) this.box.makePass()
    else this.box.unmake(step, this.undos[this.ply]!)
    this.repetition.pop()
    this.ply -= 1
  }

  private enter(isCapture: boolean, isFresh: boolean): void {
    const { box, ply } = this
    const before = this.flags[ply - 1]!
    const king = box.slotCell[box.roleStart[box.toMove | GENERAL]!]!
    const check = isKingAttacked(box.cells, king, WALL ^ box.toMove)
    let flags = (before & CAPTURED) | (check ? CHECK : 0) | (isCapture ? CAPTURED : 0)
    if (box.areGeneralsFacing()) {
      flags |= FACING
      if ((before & FACING) === 0 && this.isBikjangCondition(before)) flags |= PENDING
    }
    this.flags[ply] = flags
    const gaveCheck = check && this.steps[ply] !== PASS_STEP
    this.repetition.push(this.low[ply]!, this.high[ply]!, gaveCheck, isFresh)
  }

  private isBikjangCondition(before: number): boolean {
    switch (this.rules.bikjang) {
      case 'off':
        return false
      case 'kjf':
        return (before & CAPTURED) !== 0
      case 'kja30':
        return this.areBothBelow30()
    }
  }

  private areBothBelow30(): boolean {
    return this.choPoints[this.ply]! < 30 && this.hanPoints[this.ply]! < 30
  }

  /** Whether the last action made an occurrence that the rule set refuses, exceptions aside. */
  isForbidden(): boolean {
    return this.rules.repetition === 'forbid' && this.isRepetition()
  }

  private isRepetition(): boolean {
    if (this.repetition.count < this.rules.repetitionCount) return false
    return !(this.rules.repetitionFreeBelow30 && this.areBothBelow30())
  }

  /** Whether the last action left a called bikjang unanswered: the generals still face each other. */
  private isAccepted(): boolean {
    const { ply } = this
    return ply > 0 && (this.flags[ply - 1]! & PENDING) !== 0 && (this.flags[ply]! & FACING) !== 0
  }

  /** Whether a mate on the board counts before what `ruling` says. */
  get mateComesFirst(): boolean {
    return !(this.rules.bikjangBeforeMate && this.isAccepted())
  }

  /** How the last action ended the game, mate left aside. The order of the lines is the rule. */
  ruling(): number {
    const { ply } = this
    if (this.isAccepted()) return this.byPoints()
    if (this.isRepetition()) return this.byRepetition()
    if (this.passes[ply]! >= 2) return this.byPoints()
    return this.movesLeft[ply]! <= 0 ? this.byPoints() : GOES_ON
  }

  private byPoints(): number {
    if (!this.rules.scoring) return RULED_DRAW
    return this.doubledLead > 0 ? RULED_WIN : RULED_LOSS
  }

  private byRepetition(): number {
    const { rules } = this
    if (rules.perpetualCheckLoses) {
      const checker = this.repetition.perpetualChecker()
      if (checker !== NO_CHECKER) return checker === MAKER_CHECKED ? RULED_WIN : RULED_LOSS
    }
    return rules.repetition === 'lose' ? RULED_WIN : this.byPoints()
  }
}
