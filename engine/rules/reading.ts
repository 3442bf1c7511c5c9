import { type Outcome, outcome, type OutcomeEvidence, pointsOutcome } from './outcome.ts'
import type { PendingBikjang } from './past.ts'
import { areBothBelow30 } from './points.ts'
import type { RuleSet } from './ruleset.ts'
import type { Track } from './track.ts'
import { opposite, type Side } from './types.ts'

/** What an action did about bikjang (빅장): called it, broke it, or let it stand. */
export type BikjangStep = 'called' | 'answered' | 'accepted'

/** What a reading knows at one moment. */
export interface ReadingState {
  readonly pending: PendingBikjang | null
  readonly outcome: Outcome | null
  readonly bikjangStep: BikjangStep | null
}

/**
 * What one rule set makes of a track: the pending bikjang and the end of the game. Nothing else in
 * the studio decides how a game ends by what happens on the board.
 */
export class Reading {
  readonly rules: RuleSet
  #pending: PendingBikjang | null
  #outcome: Outcome | null = null
  #bikjangStep: BikjangStep | null = null

  /** Reads a track from where it stands; a call that waits for its answer comes with its past. */
  constructor(rules: RuleSet, track: Track, pending: PendingBikjang | null) {
    this.rules = rules
    this.#pending = rules.bikjang === 'off' ? null : pending
    if (track.isMate) this.#outcome = outcome(opposite(track.turn), 'checkmate', track)
  }

  /** The call that waits for its answer. */
  get pending(): PendingBikjang | null {
    return this.#pending
  }

  /** How the game ended, null while it runs. */
  get outcome(): Outcome | null {
    return this.#outcome
  }

  /** What the last action did about bikjang. */
  get bikjangStep(): BikjangStep | null {
    return this.#bikjangStep
  }

  /** Everything an action may change, to take it back. */
  get state(): ReadingState {
    return { pending: this.#pending, outcome: this.#outcome, bikjangStep: this.#bikjangStep }
  }

  restore({ pending, outcome: ended, bikjangStep }: ReadingState): void {
    this.#pending = pending
    this.#outcome = ended
    this.#bikjangStep = bikjangStep
  }

  /**
   * Takes note of the action that the track has just played. `stood` marks one that the rules
   * refuse but a record holds: it may end the game in every way but by repetition.
   */
  follow(track: Track, stood: boolean): void {
    const call = this.#pending
    this.#pending = null
    this.#bikjangStep = null
    if (!this.#outcome) this.#outcome = this.#decide(track, stood, call)
  }

  /** The order of these lines is the rule: an ending skips what comes after it. */
  #decide(track: Track, stood: boolean, call: PendingBikjang | null): Outcome | null {
    const { bikjangBeforeMate } = this.rules
    return (
      (bikjangBeforeMate ? null : mate(track)) ??
      (call && this.#answerToBikjang(track, call)) ??
      mate(track) ??
      this.#callBikjang(track) ??
      (stood ? null : repetition(track, this.rules)) ??
      passes(track, this.rules) ??
      moveLimit(track, this.rules)
    )
  }

  #answerToBikjang(track: Track, call: PendingBikjang): Outcome | null {
    if (!track.isFacing) {
      this.#bikjangStep = 'answered'
      return null
    }
    this.#bikjangStep = 'accepted'
    return pointsOutcome('Bikjang', this.rules, track, { kind: 'bikjang', call })
  }

  /** Only an action that makes the generals newly face each other calls; it ends nothing. */
  #callBikjang(track: Track): null {
    const isNew = track.isFacing && track.last?.before.facing === false
    if (!isNew || !isBikjangCondition(track, this.rules)) return null
    this.#pending = { calledBy: opposite(track.turn), ply: track.ply }
    this.#bikjangStep = 'called'
    return null
  }
}

function isBikjangCondition(track: Track, rules: RuleSet): boolean {
  switch (rules.bikjang) {
    case 'off':
      return false
    case 'kjf':
      return track.firstCapturePly !== null && track.firstCapturePly < track.ply
    case 'kja30':
      return areBothBelow30(track.points)
  }
}

function mate(track: Track): Outcome | null {
  return track.isMate ? outcome(opposite(track.turn), 'checkmate', track) : null
}

/** Where repetition is forbidden, only an action that the exceptions let through comes here. */
function repetition(track: Track, rules: RuleSet): Outcome | null {
  if (track.occurrence < rules.repetitionCount) return null
  if (rules.repetitionFreeBelow30 && areBothBelow30(track.points)) return null
  const checker = rules.perpetualCheckLoses ? (track.perpetualChecker() ?? null) : null
  const evidence: OutcomeEvidence = {
    kind: 'repetition',
    occurrence: track.occurrence,
    plies: track.occurrencePlies(),
    perpetualChecker: checker,
  }
  const loser = loserByRepetition(track, rules, checker)
  return loser
    ? outcome(opposite(loser), 'repetitionLoss', track, evidence)
    : pointsOutcome('Repetition', rules, track, evidence)
}

function loserByRepetition(
  track: Track,
  rules: RuleSet,
  checker: Side | 'unknown' | null,
): Side | null {
  if (checker === 'cho' || checker === 'han') return checker
  return rules.repetition === 'lose' ? opposite(track.turn) : null
}

function passes(track: Track, rules: RuleSet): Outcome | null {
  return track.consecutivePasses >= 2 ? pointsOutcome('Passes', rules, track) : null
}

function moveLimit(track: Track, rules: RuleSet): Outcome | null {
  if (rules.moveLimit === 0) return null
  const counted = rules.passCountsAsMove ? track.ply : track.steps
  return counted >= rules.moveLimit ? pointsOutcome('MoveLimit', rules, track) : null
}
