import { threatenedSquares } from '../rules/attackers.ts'
import { Position } from '../rules/position.ts'
import type { Square } from '../rules/square.ts'
import { type Move, PASS } from '../rules/types.ts'
import type { MatchCourse } from './course.ts'

/** What the options let the player to move be shown; null for what is hidden. */
export interface Hints {
  readonly legalMoves: readonly Move[] | null
  /** Own pieces that are attacked now. */
  readonly threatened: readonly Square[] | null
  /** What the other side would give check (장군) with if the player passed. */
  readonly checkThreats: readonly Move[] | null
}

export const NO_HINTS: Hints = { legalMoves: null, threatened: null, checkThreats: null }

export function hintsFor(course: MatchCourse, level: 'moves' | 'movesAndThreats'): Hints {
  const legalMoves = course.legalActions()
  if (level === 'moves') return { ...NO_HINTS, legalMoves }
  return {
    legalMoves,
    threatened: threatenedSquares(course.setup.board, course.turn),
    checkThreats: checkThreats(course),
  }
}

function checkThreats({ setup }: MatchCourse): readonly Move[] {
  const position = Position.from(setup)
  const passed = position.ok ? position.value.play(PASS) : undefined
  if (!passed) return []
  return passed.legalMoves().filter((move) => passed.play(move)?.isCheck() === true)
}
