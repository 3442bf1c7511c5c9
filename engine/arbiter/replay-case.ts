import type { MatchState } from '../match/state.ts'
import { Course } from '../rules/course.ts'
import type { Standing } from '../rules/past.ts'
import type { PlyReport } from '../rules/ply-report.ts'
import type { Refusal } from '../rules/refusal.ts'
import type { RuleSet } from '../rules/ruleset.ts'
import { arrangementSetup } from '../rules/setup.ts'
import type { Board, Move, Piece, Side } from '../rules/types.ts'
import { observeCase } from './cases.ts'
import { type RuleCase, standingOf } from './rule-case.ts'

interface Scene {
  readonly board: Board
  readonly turn: Side
  readonly isCheck: boolean
  readonly isFacing: boolean
}

interface Action {
  readonly side: Side
  readonly move: Move
  /** What was moved; nothing for a pass or from a free point. */
  readonly piece: Piece | undefined
}

/** What happens in a case, one action after another, with the board that is seen then. */
export type CaseStep = Scene &
  (
    | { readonly kind: 'start' }
    | ({ readonly kind: 'played'; readonly report: PlyReport } & Action)
    /** The board stays. */
    | ({ readonly kind: 'refused'; readonly refusal: Refusal } & Action)
    | { readonly kind: 'undone'; readonly plies: number }
    /** After the choice the case asks about, if it was taken. */
    | { readonly kind: 'chosen' }
  )

/** Plays a case through under a rule set, the action it asks about included. */
export function replayCase(ruleCase: RuleCase, rules: RuleSet): readonly CaseStep[] {
  const { start, moves, action } = ruleCase
  const standing = standingOf(start)
  if (!standing) return replaySetUp(ruleCase)
  const player = new CasePlayer(standing, rules, action.type === 'judge')
  player.playAll(moves)
  switch (action.type) {
    case 'move':
      player.play(action.move)
      break
    case 'timedMove':
      if (isInTime(ruleCase, rules, player.ply)) player.play(action.move)
      break
    case 'undo':
      player.undo(action.plies)
      player.playAll(action.then)
      break
    default:
      break
  }
  return player.steps
}

/** A move that came too late is not on the board. */
function isInTime(ruleCase: RuleCase, rules: RuleSet, ply: number): boolean {
  const seen = observeCase({ ...ruleCase, options: { ...ruleCase.options, rules } })
  return seen?.ok === true && (seen.value.ply ?? 0) > ply
}

class CasePlayer {
  readonly steps: CaseStep[] = []
  readonly #course: Course
  readonly #asRecorded: boolean
  #isStopped = false

  constructor(standing: Standing, rules: RuleSet, asRecorded: boolean) {
    this.#course = Course.from(standing, rules)
    this.#asRecorded = asRecorded
    this.steps.push({ kind: 'start', ...this.#scene() })
  }

  get ply(): number {
    return this.#course.ply
  }

  playAll(moves: readonly Move[]): void {
    for (const move of moves) this.play(move)
  }

  /** After a refusal nothing more is played. */
  play(move: Move): void {
    if (this.#isStopped) return
    const course = this.#course
    const piece = move.kind === 'step' ? course.pieceAt(move.from) : undefined
    const action = { side: course.turn, move, piece }
    const played = this.#asRecorded ? course.playAsRecorded(move) : course.play(move)
    this.#isStopped = !played.ok
    this.steps.push(
      played.ok
        ? { kind: 'played', report: played.value, ...action, ...this.#scene() }
        : { kind: 'refused', refusal: played.error, ...action, ...this.#scene() },
    )
  }

  undo(plies: number): void {
    for (let left = plies; left > 0; left--) this.#course.undo()
    this.steps.push({ kind: 'undone', plies, ...this.#scene() })
  }

  #scene(): Scene {
    const { setup, isCheck, isFacing } = this.#course
    return { ...setup, isCheck, isFacing }
  }
}

type Choices = MatchState['choice']

function replaySetUp(ruleCase: RuleCase): readonly CaseStep[] {
  const { start, action } = ruleCase
  const choice = start.kind === 'arrangements' ? start.choice : { cho: null, han: null }
  const begin: CaseStep = { kind: 'start', ...arranged(choice) }
  if (action.type !== 'setup') return [begin]
  const seen = observeCase(ruleCase)
  const after = seen?.ok === true ? seen.value.choice : undefined
  return after ? [begin, { kind: 'chosen', ...arranged(after) }] : [begin]
}

/** The board as far as it is chosen: a side that has not chosen has no horses and elephants. */
function arranged(choice: Choices): Scene {
  const { board, turn } = arrangementSetup(choice.cho ?? 'MSSM', choice.han ?? 'MSSM')
  const isOpen = ({ side, role }: Piece): boolean =>
    choice[side] === null && (role === 'horse' || role === 'elephant')
  const shown = board.map((piece) => (piece && !isOpen(piece) ? piece : undefined))
  return { board: shown, turn, isCheck: false, isFacing: false }
}
