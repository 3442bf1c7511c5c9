import type { RuleSet } from '#engine/rules/ruleset'
import type { Board, Setup, Side } from '#engine/rules/types'
import { attackersSlow, isAttackedSlow, type SlowStep, slowSteps } from './slow-moves.ts'

/*
 * A second reading of the rules of a game, slow and obvious: it keeps every position, looks at all
 * of them each time, and shares nothing with the first one but the rule set.
 */

export type SlowAction = SlowStep | 'pass'

const other = (side: Side): Side => (side === 'cho' ? 'han' : 'cho')
const WORTH = { general: 0, chariot: 13, cannon: 7, horse: 5, elephant: 3, guard: 3, soldier: 2 }

function worth(board: Board, side: Side): number {
  let sum = 0
  for (const piece of board) if (piece?.side === side) sum += WORTH[piece.role]
  return sum
}

const isUnder30 = (board: Board): boolean => worth(board, 'cho') < 30 && worth(board, 'han') < 30

function areFacing(board: Board): boolean {
  const generals = board.flatMap((piece, s) => (piece?.role === 'general' ? [s] : []))
  const [low, high] = generals
  if (low === undefined || high === undefined || low % 9 !== high % 9) return false
  for (let s = low + 9; s < high; s += 9) if (board[s]) return false
  return true
}

export class SlowJudge {
  readonly rules: RuleSet
  readonly positions: Setup[]
  readonly actions: SlowAction[] = []
  /** Ply of the first capture. */
  firstCapture: number | null = null
  calledBy: Side | null = null
  /** `winner reason`, `-` for no winner. */
  result: string | null = null

  constructor(rules: RuleSet, start: Setup) {
    this.rules = rules
    this.positions = [start]
  }

  get now(): Setup {
    return this.positions.at(-1)!
  }

  get isCheck(): boolean {
    return isAttackedSlow(this.now.board, this.now.turn)
  }

  private after(action: SlowAction): Setup {
    const board = [...this.now.board]
    if (action !== 'pass') {
      board[action.to] = board[action.from]
      board[action.from] = undefined
    }
    return { board, turn: other(this.now.turn) }
  }

  /** How often a position stood so far. */
  private count(position: Setup): number {
    const text = JSON.stringify(position)
    return this.positions.filter((known) => JSON.stringify(known) === text).length
  }

  private isForbidden(action: SlowAction): boolean {
    const { repetition, repetitionCount, repetitionFreeBelow30 } = this.rules
    const next = this.after(action)
    if (repetition !== 'forbid' || (repetitionFreeBelow30 && isUnder30(next.board))) return false
    return this.count(next) + 1 >= repetitionCount
  }

  legal(): SlowAction[] {
    if (this.result !== null) return []
    const safe = slowSteps(this.now)
    const free = safe.filter((step) => !this.isForbidden(step))
    if (this.isCheck) return free.length > 0 ? free : safe
    if (free.length > 0) {
      return this.rules.allowPass && !this.isForbidden('pass') ? [...free, 'pass'] : free
    }
    return this.isForbidden('pass') ? [...safe, 'pass'] : ['pass']
  }

  play(action: SlowAction): void {
    const mover = this.now.turn
    const wasFacing = areFacing(this.now.board)
    const captures = action !== 'pass' && this.now.board[action.to] !== undefined
    this.positions.push(this.after(action))
    this.actions.push(action)
    const ply = this.actions.length
    if (captures) this.firstCapture ??= ply
    this.result = this.ending(mover, wasFacing, ply)
  }

  private ending(mover: Side, wasFacing: boolean, ply: number): string | null {
    const { board, turn } = this.now
    const isMate = this.isCheck && slowSteps(this.now).length === 0
    if (isMate && !this.rules.bikjangBeforeMate) return `${mover} checkmate`
    if (this.calledBy === other(mover)) {
      this.calledBy = null
      if (areFacing(board)) return this.byPoints('Bikjang')
    }
    if (isMate) return `${mover} checkmate`
    if (areFacing(board) && !wasFacing && this.mayCall(ply)) this.calledBy = mover
    const repeated = this.repetition(mover, turn)
    if (repeated !== null) return repeated
    if (ply >= 2 && this.actions.slice(-2).every((action) => action === 'pass')) {
      return this.byPoints('Passes')
    }
    const { moveLimit, passCountsAsMove } = this.rules
    const counted = this.actions.filter((action) => passCountsAsMove || action !== 'pass').length
    return moveLimit > 0 && counted >= moveLimit ? this.byPoints('MoveLimit') : null
  }

  private mayCall(ply: number): boolean {
    if (this.rules.bikjang === 'off') return false
    if (this.rules.bikjang === 'kja30') return isUnder30(this.now.board)
    return this.firstCapture !== null && this.firstCapture < ply
  }

  private repetition(mover: Side, turn: Side): string | null {
    const { rules, now } = this
    if (this.count(now) < rules.repetitionCount) return null
    if (rules.repetitionFreeBelow30 && isUnder30(now.board)) return null
    if (rules.perpetualCheckLoses) {
      const texts = this.positions.map((position) => JSON.stringify(position))
      const first = texts.indexOf(JSON.stringify(now))
      const gaveCheck = (side: Side): boolean =>
        this.positions.every((position, i) => {
          if (i <= first || position.turn === side) return true
          return (
            this.actions[i - 1] !== 'pass' &&
            attackersSlow(position.board, position.turn).length > 0
          )
        })
      if (gaveCheck('cho') !== gaveCheck('han')) {
        return `${gaveCheck('cho') ? 'han' : 'cho'} repetitionLoss`
      }
    }
    return rules.repetition === 'lose' && mover !== turn
      ? `${turn} repetitionLoss`
      : this.byPoints('Repetition')
  }

  private byPoints(cause: string): string {
    if (!this.rules.scoring) return `- draw${cause}`
    const { board } = this.now
    const winner = worth(board, 'cho') > worth(board, 'han') + 1.5 ? 'cho' : 'han'
    return `${winner} score${cause}`
  }
}
