import type { MatchCourse } from '../match/course.ts'
import { formatFen } from '../notation/fen.ts'
import { err, ok, type Result } from '../result.ts'
import { Course } from '../rules/course.ts'
import type { RuleEvent } from '../rules/ply-report.ts'
import type { Refusal } from '../rules/refusal.ts'
import { fileOf, rankOf, type Square } from '../rules/square.ts'
import type { Move } from '../rules/types.ts'
import { judge } from './judge.ts'
import type { CasePoint, Observed } from './observation.ts'
import { type RuleCase, standingOf } from './rule-case.ts'

/** The moves that lead to the position of a case could not be played. */
export interface NotReached {
  readonly move: number
  readonly reason: string
}

/** Runs a case that needs the rules alone: a move, a pass, or a question about the position. */
export function runOnBoard(
  ruleCase: RuleCase,
  action: Extract<RuleCase['action'], { type: 'move' | 'destinations' | 'status' | 'board' }>,
): Result<Observed, NotReached> {
  const standing = standingOf(ruleCase.start)
  if (!standing) return err({ move: 0, reason: 'arrangement' })
  const course = Course.from(standing, ruleCase.options.rules)
  for (const [i, move] of ruleCase.moves.entries()) {
    const played = course.play(move)
    if (!played.ok) return err({ move: i + 1, reason: reasonOf(played.error) })
  }
  if (action.type === 'destinations')
    return ok({ destinations: destinations(course, action.square) })
  if (action.type !== 'move') return ok(observe(course))
  const played = course.play(action.move)
  const legality = played.ok ? { legal: true } : { legal: false, reason: reasonOf(played.error) }
  return ok({ ...observe(course), ...legality })
}

function destinations(course: Course, square: Square): readonly CasePoint[] {
  const targets = course
    .legalActions()
    .flatMap((move) => (move.kind === 'step' && move.from === square ? [move.to] : []))
  return targets
    .map((to) => [fileOf(to), rankOf(to)] as const)
    .sort(([fileA, rankA], [fileB, rankB]) => (fileA === fileB ? rankA - rankB : fileA - fileB))
}

/** Judges the moves of a case as a record: what stood or came late is told by its plies. */
export function judgeRecord({ start, moves, options }: RuleCase): Result<Observed, NotReached> {
  const standing = standingOf(start)
  if (!standing) return err({ move: 0, reason: 'arrangement' })
  const { plies, result, stopped } = judge({ standing, moves }, options.rules)
  if (stopped) return err({ move: plies.length + 1, reason: reasonOf(stopped.refusal) })
  const pliesWith = (type: RuleEvent['type']): readonly number[] =>
    plies.flatMap(({ ply, events }) => (events.some((event) => event.type === type) ? [ply] : []))
  return ok({
    result,
    illegalStood: pliesWith('illegalStood'),
    afterEnd: pliesWith('afterEnd'),
  })
}

/** Everything a case may ask about a running game. */
export function observe(course: MatchCourse): Observed {
  const legal = course.outcome ? [] : course.legalActions()
  return {
    fen: formatFen(course.setup),
    turn: course.turn,
    inCheck: course.isCheck,
    facing: course.isFacing,
    legalMoveCount: legal.filter((move: Move) => move.kind === 'step').length,
    passAllowed: legal.some((move: Move) => move.kind === 'pass'),
    bikjangCalledBy: course.pendingBikjang?.calledBy ?? null,
    consecutivePasses: course.consecutivePasses,
    occurrence: course.occurrence,
    firstCapturePly: course.firstCapturePly,
    captureHappened: course.firstCapturePly !== null,
    ply: course.ply,
    scores: course.scores,
    result: course.outcome,
  }
}

/** The reason codes of cases: coarser than the studio's own. */
export function reasonOf(refusal: Refusal): string {
  switch (refusal.code) {
    case 'game-over':
      return 'gameOver'
    case 'pass-in-check':
      return 'check'
    case 'pass-not-allowed':
      return 'passNotAllowed'
    case 'repetition':
      return 'repetition'
    case 'pinned':
    case 'becomes-screen':
    case 'into-check':
    case 'still-in-check':
      return 'ownKingAttacked'
    default:
      return 'pattern'
  }
}
