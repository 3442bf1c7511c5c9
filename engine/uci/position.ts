import { parseFen } from '../notation/fen.ts'
import { parseUci } from '../notation/uci.ts'
import { err, ok, type Result } from '../result.ts'
import { Course } from '../rules/course.ts'
import { type Standing, startStanding } from '../rules/past.ts'
import { recordStart } from '../rules/record-start.ts'
import type { RuleSet } from '../rules/ruleset.ts'
import { arrangementSetup, checkSetup } from '../rules/setup.ts'
import type { Move } from '../rules/types.ts'

/** What `position` says: where to begin and what was played, under whatever rules. */
export interface Placed {
  readonly start: Standing
  readonly moves: readonly Move[]
}

export type PositionProblem =
  | { readonly code: 'bad-fen' }
  | { readonly code: 'bad-position'; readonly problem: string }
  | { readonly code: 'bad-move'; readonly text: string }

/** Elephants inside on both sides: Fairy-Stockfish's `startpos`. */
export const START: Placed = {
  start: startStanding(arrangementSetup('MSSM', 'MSSM')),
  moves: [],
}

/** Reads the words after `position`. */
export function parsePosition(words: readonly string[]): Result<Placed, PositionProblem> {
  const at = words.indexOf('moves')
  const head = at === -1 ? words : words.slice(0, at)
  const start = parseStart(head)
  if (!start.ok) return start
  const moves: Move[] = []
  for (const text of at === -1 ? [] : words.slice(at + 1)) {
    const move = parseUci(text)
    if (!move) return err({ code: 'bad-move', text })
    moves.push(move)
  }
  return ok({ start: start.value, moves })
}

function parseStart([kind, ...fields]: readonly string[]): Result<Standing, PositionProblem> {
  if (kind === 'startpos') return ok(START.start)
  if (kind !== 'fen') return err({ code: 'bad-fen' })
  const setup = parseFen(fields.join(' '))
  if (!setup.ok) return err({ code: 'bad-fen' })
  const [problem] = checkSetup(setup.value)
  if (problem) return err({ code: 'bad-position', problem: problem.code })
  return ok(recordStart(setup.value))
}

/** The position after the moves. What the rule set refuses stands, as long as it can be carried out. */
export function standingUnder(
  { start, moves }: Placed,
  rules: RuleSet,
): Result<Standing, PositionProblem> {
  const course = Course.from(start, rules)
  for (const move of moves) {
    const played = course.playAsRecorded(move)
    if (!played.ok) {
      const text = move.kind === 'pass' ? 'pass' : `${move.from}-${move.to}`
      return err({ code: 'bad-move', text })
    }
  }
  return ok(course.standing())
}
