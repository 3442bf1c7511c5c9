import { parseUci } from '#engine/notation/uci'
import { Course } from '#engine/rules/course'
import { type EndReason, pointsOutcome } from '#engine/rules/outcome'
import { startStanding } from '#engine/rules/past'
import type { RuleSet } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { type Move, opposite, type Side, SIDES } from '#engine/rules/types'
import type { AnalysisLimits } from '#shared/contract/engines'
import type { Engine } from '../engines/engine.ts'
import type { Opening } from './openings.ts'

/** An engine at the board. */
export interface Player {
  readonly engine: Engine
  readonly limits: AnalysisLimits
}

/** How a game between engines ended: as the rules say, or because one of them failed. */
export type MatchEnd = EndReason | 'engineFailed' | 'noMove'

export interface PlayedMatchGame {
  readonly opening: Opening
  readonly moves: readonly Move[]
  readonly winner: Side | null
  readonly reason: MatchEnd
}

/** Plies after which points decide where the rule set has no limit of its own. */
const MOST_PLIES = 300

/** Plays one game; our rules are the judge of every move and of its end. */
export async function playGame(
  opening: Opening,
  players: Readonly<Record<Side, Player>>,
  rules: RuleSet,
  signal: AbortSignal,
): Promise<PlayedMatchGame> {
  const course = Course.from(startStanding(arrangementSetup(opening.cho, opening.han)), rules)
  const moves: Move[] = [...opening.moves]
  for (const move of moves) course.play(move)
  const ended = (winner: Side | null, reason: MatchEnd): PlayedMatchGame => ({
    opening,
    moves,
    winner,
    reason,
  })
  while (!course.outcome) {
    if (signal.aborted) return ended(null, 'aborted')
    if (course.ply >= MOST_PLIES) {
      const { winner, reason } = pointsOutcome('MoveLimit', rules, {
        points: course.scores,
        ply: course.ply,
      })
      return ended(winner, reason)
    }
    const { turn } = course
    const { engine, limits } = players[turn]
    const found = await engine.analyse(
      {
        standing: course.standing(),
        rules,
        lines: 1,
        threads: 1,
        hashMegabytes: 32,
        limits,
        isGame: true,
      },
      { signal, onPhase: () => undefined, onUpdate: () => undefined },
    )
    if (!found.ok) return ended(opposite(turn), 'engineFailed')
    const move = parseUci(found.value.lines[0]?.moves[0] ?? '')
    if (!move || !course.play(move).ok) return ended(opposite(turn), 'noMove')
    moves.push(move)
  }
  return ended(course.outcome.winner, course.outcome.reason)
}

export const closePlayers = async (players: Readonly<Record<Side, Player>>): Promise<void> => {
  await Promise.all(SIDES.map((side) => players[side].engine.close()))
}
