import type { MatchAction } from '../match/action.ts'
import { apply } from '../match/apply.ts'
import type { ClockState } from '../match/clock.ts'
import { courseOf } from '../match/course.ts'
import { activePlayers, deadline } from '../match/deadlines.ts'
import { type PlayerId, SYSTEM } from '../match/player.ts'
import type { Refusal } from '../match/refusal.ts'
import { type MatchState, turnOf } from '../match/state.ts'
import { view } from '../match/view.ts'
import type { Move, Side } from '../rules/types.ts'
import type { Observation, Observed } from './observation.ts'
import type { Choice } from './rule-case.ts'
import { type NotReached, observe, reasonOf } from './run-on-board.ts'

/** A match that a case is played in. Its players carry the names of their sides. */
export class CaseMatch {
  #state: MatchState

  constructor(state: MatchState) {
    this.#state = state
  }

  get state(): MatchState {
    return this.#state
  }

  /** Why the action was refused, if it was; then nothing changes. */
  do(action: MatchAction, actor: PlayerId, now = 0): Refusal | undefined {
    const step = apply(this.#state, action, actor, now)
    if (!step.ok) return step.error
    this.#state = step.value.state
    return undefined
  }

  play(move: Move, now = 0): Refusal | undefined {
    const action: MatchAction =
      move.kind === 'pass' ? { type: 'pass' } : { type: 'move', from: move.from, to: move.to }
    return this.do(action, turnOf(this.#state), now)
  }

  /** Plays moves up to the first that is refused. */
  playAll(moves: readonly Move[]): NotReached | undefined {
    for (const [i, move] of moves.entries()) {
      const refusal = this.play(move)
      if (refusal) return { move: i + 1, reason: reasonInMatch(refusal) }
    }
    return undefined
  }

  /** Plays new positions until a side has made so many actions. */
  playOn(side: Side, ownActions: number): NotReached | undefined {
    for (let left = ownActions; left > 0;) {
      const course = courseOf(this.#state)
      const mover = turnOf(this.#state)
      const taken = course?.legalActions().some((move) => this.#playIfNew(move))
      if (taken !== true) return { move: 0, reason: 'no new position' }
      if (mover === side) left -= 1
    }
    return undefined
  }

  #playIfNew(move: Move): boolean {
    const before = this.#state
    if (this.play(move)) return false
    if (this.#state.result === null && courseOf(this.#state)?.occurrence === 1) return true
    this.#state = before
    return false
  }

  choose({ side, arrangement }: Choice): Refusal | undefined {
    return this.do({ type: 'chooseSetup', arrangement }, side)
  }

  chooseAll(choices: readonly Choice[]): NotReached | undefined {
    for (const choice of choices) {
      const refusal = this.choose(choice)
      if (refusal) return { move: 0, reason: reasonInMatch(refusal) }
    }
    return undefined
  }

  /** Time runs out for a side, or for whoever is to act: at its deadline, or after `idleMs`. */
  runOut(side: Side | undefined, idleMs: number | undefined): Refusal | undefined {
    const player = side ?? activePlayers(this.#state)[0] ?? SYSTEM
    const now = idleMs ?? deadline(this.#state) ?? 0
    return this.do({ type: 'timeout', player }, SYSTEM, now)
  }

  setClock(clock: Omit<ClockState, 'turnStartedAt'>): void {
    this.#state = { ...this.#state, clock: { ...this.#state.clock, ...clock } }
  }

  /** Sets what a side had left before its turn, as far as that is given. */
  setTimeLeft(side: Side, mainMs: number | undefined, periods: number | undefined): void {
    const { clock } = this.#state
    this.setClock({
      mainMs: { ...clock.mainMs, ...(mainMs !== undefined && { [side]: mainMs }) },
      periodsLeft: { ...clock.periodsLeft, ...(periods !== undefined && { [side]: periods }) },
    })
  }

  /** What a viewer sees of a side's arrangement. */
  seen(of: Side, viewer: PlayerId): Observation['visible'] {
    const { chosen, arrangement } = view(this.#state, viewer)
    return { chosen: chosen[of], arrangement: arrangement[of] }
  }

  /** Everything a case may ask about the match, after an action that was taken or refused. */
  observe(refusal: Refusal | undefined): Observed {
    const { clock, phase, choice, result } = this.#state
    const course = courseOf(this.#state)
    return {
      ...(course && observe(course)),
      phase,
      choice,
      clock: { mainMs: clock.mainMs, periodsLeft: clock.periodsLeft },
      result,
      ...(refusal ? { legal: false, reason: reasonInMatch(refusal) } : { legal: true }),
    }
  }
}

const reasonInMatch = (refusal: Refusal): string =>
  refusal.code === 'illegal' ? reasonOf(refusal.why) : refusal.code
