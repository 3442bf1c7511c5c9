import { isKingAttacked } from './attacks.ts'
import { bitOf, EMPTY, pieceOfCode, WALL } from './cells.ts'
import { cellOf, SQUARE_OF } from './lines.ts'
import { Mailbox } from './mailbox.ts'
import { generateLegal } from './movegen.ts'
import { Occurrences } from './occurrences.ts'
import type { Past, PendingBikjang, Standing, TrailEntry } from './past.ts'
import { PIECE_POINTS, type Points, points } from './points.ts'
import { cellsOfKey, keyOfCells, turnOfKey } from './position-key.ts'
import type { Square } from './square.ts'
import { type Move, opposite, type Piece, type Setup, type Side } from './types.ts'
import { type Hash, hashAfter, hashKey, hashOf } from './zobrist.ts'

/** What an action changes beyond the board. Replaced as a whole, so that undo is a reference. */
interface Facts {
  readonly hash: Hash
  readonly facing: boolean
  readonly check: boolean
  readonly firstCapturePly: number | null
  readonly consecutivePasses: number
  readonly steps: number
  readonly points: Points
  /** Entry of the first position after the last capture: older ones can't come back. */
  readonly openEntry: number
}

/** An action as it was played. */
export interface LastAction {
  readonly move: Move
  readonly captured: Piece | undefined
  readonly before: Pick<Facts, 'facing' | 'check' | 'points'>
}

interface Played extends LastAction {
  readonly step: number
  readonly undo: number
  readonly before: Facts
}

const PASS_STEP = 0
const packed = (move: Move): number =>
  move.kind === 'pass' ? PASS_STEP : cellOf(move.from) | (cellOf(move.to) << 7)

/** A record may repeat one position thousands of times; nobody reads more plies than these. */
const LISTED_OCCURRENCES = 16

const buffer = new Int32Array(1024)

/**
 * The course of a game as every rule set sees it: board, occurrences, checks, captures, passes.
 * It plays what it is told and decides nothing; that is the part of a `Reading`, and one track can
 * be read under several rule sets at once.
 */
export class Track {
  readonly #box: Mailbox
  readonly #start: Past
  readonly #seen: Occurrences
  readonly #log: Played[] = []
  #facts: Facts
  #mate: boolean | undefined

  private constructor(box: Mailbox, start: Past) {
    this.#box = box
    this.#start = start
    this.#seen = new Occurrences(new Map(Object.entries(start.earlier)))
    for (const { key, check } of start.trail) {
      const cells = cellsOfKey(key)
      const hash = hashOf(cells, bitOf(turnOfKey(key)))
      this.#seen.add(hashKey(hash), cells, check, () => key)
    }
    const check = box.isInCheck()
    const hash = hashOf(box.cells, box.toMove)
    const gaveCheck = check && start.consecutivePasses === 0
    this.#seen.add(hashKey(hash), box.cells, gaveCheck, this.#keyOf)
    this.#facts = {
      hash,
      facing: box.areGeneralsFacing(),
      check,
      firstCapturePly: start.firstCapturePly,
      consecutivePasses: start.consecutivePasses,
      steps: start.steps,
      points: points(box.board()),
      openEntry: 0,
    }
  }

  /** The caller vouches for the standing: made or validated by the functions beside its type. */
  static from({ setup, past }: Standing): Track {
    return new Track(Mailbox.from(setup), past)
  }

  get turn(): Side {
    return this.#box.turn
  }

  /** Actions so far, with those from before the start. */
  get ply(): number {
    return this.#start.ply + this.#log.length
  }

  /** Those of them that moved a piece. */
  get steps(): number {
    return this.#facts.steps
  }

  get firstCapturePly(): number | null {
    return this.#facts.firstCapturePly
  }

  get consecutivePasses(): number {
    return this.#facts.consecutivePasses
  }

  /** Whether the side to move is in check (장군). */
  get isCheck(): boolean {
    return this.#facts.check
  }

  get isFacing(): boolean {
    return this.#facts.facing
  }

  /** The last action, with what stood before it. */
  get last(): LastAction | undefined {
    return this.#log.at(-1)
  }

  /** Han's with the deom. */
  get points(): Points {
    return this.#facts.points
  }

  /** Whether the side that acted last left its own general attacked: an illegal move stood. */
  get isMoverExposed(): boolean {
    const { cells, toMove } = this.#box
    const king = this.#box.kingCell(WALL ^ toMove)
    return king !== 0 && isKingAttacked(cells, king, toMove)
  }

  /** Which occurrence of its position this is; 1 for a new one. */
  get occurrence(): number {
    return this.#seen.newestCount
  }

  get setup(): Setup {
    return this.#box.toSetup()
  }

  pieceAt(square: Square): Piece | undefined {
    return this.#box.pieceAt(square)
  }

  kingSquare(side: Side): Square | undefined {
    return this.#box.kingSquare(side)
  }

  /** In check, and no step saves the general (외통). Repetition plays no part in it. */
  get isMate(): boolean {
    this.#mate ??= this.#facts.check && this.safeSteps().length === 0
    return this.#mate
  }

  /** Every step that leaves the own general safe. A general is never captured. */
  safeSteps(): Move[] {
    const box = this.#box
    const end = generateLegal(box, buffer, 0)
    const enemyKing = box.kingCell(WALL ^ box.toMove)
    const steps: Move[] = []
    for (let i = 0; i < end; i++) {
      const step = buffer[i]!
      if (step >> 7 === enemyKing) continue
      steps.push({ kind: 'step', from: SQUARE_OF[step & 127]!, to: SQUARE_OF[step >> 7]! })
    }
    return steps
  }

  /** Whether a step moves as its piece does and leaves the own general safe. */
  isSafeStep(from: Square, to: Square): boolean {
    const box = this.#box
    return box.isLegal(from, to) && cellOf(to) !== box.kingCell(WALL ^ box.toMove)
  }

  /** Whether movement allows an action; rule sets may say more. */
  isMovementLegal(move: Move): boolean {
    return move.kind === 'pass' ? !this.isCheck : this.isSafeStep(move.from, move.to)
  }

  /** Whether a move can at least be carried out, legal or not. */
  canStand(move: Move): boolean {
    return this.#box.canStand(move)
  }

  /** Which occurrence the position after a move would be. */
  occurrenceAfter(move: Move): number {
    const step = packed(move)
    const hash = hashKey(hashAfter(this.#facts.hash, this.#box.cells, step))
    if (!this.#seen.mayKnow(hash)) return 1
    const undo = this.#make(step)
    const count = this.#seen.countIfNext(hash, this.#box.cells, this.#keyOf)
    this.#unmake(step, undo)
    return count
  }

  /** Plies at which the position after a move stood before, as far as they are known. */
  pliesAfter(move: Move): readonly number[] {
    this.play(move)
    const plies = this.occurrencePlies().slice(0, -1)
    this.undo()
    return plies
  }

  /** The points after a move. */
  pointsAfter(move: Move): Points {
    return this.#pointsWithout(move.kind === 'step' ? this.pieceAt(move.to) : undefined)
  }

  /** Plays a move, also an illegal one that stood; it must be one that `canStand`. */
  play(move: Move): void {
    if (!this.canStand(move)) throw new RangeError('the move cannot be carried out')
    const before = this.#facts
    const step = packed(move)
    const isPass = step === PASS_STEP
    const hash = hashAfter(before.hash, this.#box.cells, step)
    const captured = isPass ? undefined : pieceOfCode(this.#box.cells[step >> 7]!)
    const undo = this.#make(step)
    const check = this.#box.isInCheck()
    this.#seen.add(hashKey(hash), this.#box.cells, check && !isPass, this.#keyOf)
    this.#log.push({ move, captured, step, undo, before })
    this.#mate = undefined
    this.#facts = {
      hash,
      facing: this.#box.areGeneralsFacing(),
      check,
      firstCapturePly: before.firstCapturePly ?? (captured ? this.ply : null),
      consecutivePasses: isPass ? before.consecutivePasses + 1 : 0,
      steps: isPass ? before.steps : before.steps + 1,
      points: this.#pointsWithout(captured),
      openEntry: captured ? this.#seen.size - 1 : before.openEntry,
    }
  }

  /** Takes the last action back; false at the start. */
  undo(): boolean {
    const last = this.#log.pop()
    if (!last) return false
    this.#unmake(last.step, last.undo)
    this.#seen.removeNewest()
    this.#facts = last.before
    this.#mate = undefined
    return true
  }

  /** Plies of the known occurrences of this position, the latest 16, the present one last. */
  occurrencePlies(): number[] {
    const first = this.#start.ply - this.#start.trail.length
    return this.#seen.sameAsNewest(LISTED_OCCURRENCES).map((entry) => first + entry)
  }

  /**
   * The one side whose every action since the first occurrence of this position gave check;
   * `unknown` where that occurrence lies before what is known of the game.
   */
  perpetualChecker(): Side | 'unknown' | undefined {
    const first = this.#seen.firstSameAsNewest()
    if (this.#seen.countAt(first) !== 1) return 'unknown'
    const always = { cho: true, han: true }
    let mover = opposite(this.turn)
    for (let entry = this.#seen.size - 1; entry > first; entry--) {
      if (!this.#seen.checkAt(entry)) always[mover] = false
      mover = opposite(mover)
    }
    if (always.cho === always.han) return undefined
    return always.cho ? 'cho' : 'han'
  }

  /** What a FEN cannot hold of the present position; a pending bikjang is known to the reading. */
  past(bikjang: PendingBikjang | null): Past {
    const { openEntry, steps, firstCapturePly, consecutivePasses } = this.#facts
    const present = this.#seen.size - 1
    const trail: TrailEntry[] = []
    for (let entry = openEntry; entry < present; entry++) {
      const turn = (present - entry) % 2 === 0 ? this.turn : opposite(this.turn)
      const key = keyOfCells(this.#seen.boardAt(entry), turn)
      trail.push({ key, check: this.#seen.checkAt(entry) })
    }
    return {
      ply: this.ply,
      steps,
      firstMover: this.#start.firstMover,
      firstCapturePly,
      consecutivePasses,
      bikjang,
      earlier: openEntry === 0 ? this.#start.earlier : {},
      trail,
    }
  }

  readonly #keyOf = (): string => this.#box.positionKey()

  #pointsWithout(taken: Piece | undefined): Points {
    const { points } = this.#facts
    if (!taken) return points
    const worth = PIECE_POINTS[taken.role]
    return { ...points, [taken.side]: points[taken.side] - worth }
  }

  #make(step: number): number {
    if (step !== PASS_STEP) return this.#box.make(step)
    this.#box.makePass()
    return EMPTY
  }

  #unmake(step: number, undo: number): void {
    if (step === PASS_STEP) this.#box.makePass()
    else this.#box.unmake(step, undo)
  }
}
