import { err, ok, type Result } from '../result.ts'
import type { Outcome } from './outcome.ts'
import type { PendingBikjang, Standing } from './past.ts'
import { type BeforePly, lookBefore, type PlyReport, reportPly } from './ply-report.ts'
import type { Points } from './points.ts'
import { Reading, type ReadingState } from './reading.ts'
import { legalActions, type Refusal, refusalOf } from './refusal.ts'
import type { RuleSet } from './ruleset.ts'
import type { Square } from './square.ts'
import { Track } from './track.ts'
import type { Move, Piece, Setup, Side } from './types.ts'

/**
 * A game under one rule set as it runs: which actions are legal, why others are not, what each one
 * brings, and how the game ends. Clocks, resignation and draws by agreement are the match's.
 */
export class Course {
  readonly rules: RuleSet
  readonly #track: Track
  readonly #reading: Reading
  readonly #states: ReadingState[] = []

  private constructor(track: Track, rules: RuleSet, pending: PendingBikjang | null) {
    this.rules = rules
    this.#track = track
    this.#reading = new Reading(rules, track, pending)
  }

  /** The caller vouches for the standing: made or validated by the functions beside its type. */
  static from(standing: Standing, rules: RuleSet): Course {
    return new Course(Track.from(standing), rules, standing.past.bikjang)
  }

  get turn(): Side {
    return this.#track.turn
  }

  /** Actions so far, with those from before the start. */
  get ply(): number {
    return this.#track.ply
  }

  get setup(): Setup {
    return this.#track.setup
  }

  /** Han's with the deom. */
  get scores(): Points {
    return this.#track.points
  }

  /** Whether the side to move is in check (장군). */
  get isCheck(): boolean {
    return this.#track.isCheck
  }

  get isFacing(): boolean {
    return this.#track.isFacing
  }

  /** The bikjang (빅장) that waits for the answer of the side to move. */
  get pendingBikjang(): PendingBikjang | null {
    return this.#reading.pending
  }

  get consecutivePasses(): number {
    return this.#track.consecutivePasses
  }

  get firstCapturePly(): number | null {
    return this.#track.firstCapturePly
  }

  /** Which occurrence of its position this is; 1 for a new one. */
  get occurrence(): number {
    return this.#track.occurrence
  }

  /** How the game ended, null while it runs. */
  get outcome(): Outcome | null {
    return this.#reading.outcome
  }

  pieceAt(square: Square): Piece | undefined {
    return this.#track.pieceAt(square)
  }

  /** Everything the side to move may do, the pass last; nothing once the game has ended. */
  legalActions(): readonly Move[] {
    return this.outcome ? [] : legalActions(this.#track, this.rules)
  }

  /** Why an action is refused; undefined where it is legal. */
  refusal(move: Move): Refusal | undefined {
    return this.outcome ? { code: 'game-over' } : refusalOf(this.#track, this.rules, move)
  }

  /** Plays a legal action; anything else changes nothing. */
  play(move: Move): Result<PlyReport, Refusal> {
    if (this.outcome) return err({ code: 'game-over' })
    const before = lookBefore(this.#track, this.#reading, move)
    return before.refusal ? err(before.refusal) : ok(this.#take(move, before))
  }

  /**
   * Plays an action of a record, also one that the rules refuse but that stood, and also after the
   * end. An error only for what can't be carried out on the board at all.
   */
  playAsRecorded(move: Move): Result<PlyReport, Refusal> {
    const before = lookBefore(this.#track, this.#reading, move)
    if (before.refusal && !this.#track.canStand(move)) return err(before.refusal)
    return ok(this.#take(move, before))
  }

  /** Takes the last action back; false at the start. */
  undo(): boolean {
    const state = this.#states.pop()
    if (!state) return false
    this.#track.undo()
    this.#reading.restore(state)
    return true
  }

  /**
   * The position with its past. It says all that counts for what comes next; an end by anything but
   * mate is not part of it.
   */
  standing(): Standing {
    return { setup: this.#track.setup, past: this.#track.past(this.#reading.pending) }
  }

  #take(move: Move, before: BeforePly): PlyReport {
    this.#states.push(this.#reading.state)
    this.#track.play(move)
    this.#reading.follow(this.#track, before.refusal !== undefined)
    return reportPly(this.#track, this.#reading, before)
  }
}
