import type { RuleSet } from '#engine/rules/ruleset'
import type { Side } from '#engine/rules/types'
import { sprt, type SprtBounds, type Tally } from './elo.ts'
import { openingOf } from './openings.ts'
import { type PlayedMatchGame, type Player, playGame } from './play-game.ts'

export interface MatchPlan {
  /** Starts an engine anew: each game at once needs its own. */
  readonly engines: readonly [() => Player, () => Player]
  readonly games: number
  /** Games that are played at once. */
  readonly concurrency: number
  readonly rules: RuleSet
  readonly seed: number
  /** Random steps at the start of each game. */
  readonly randomPlies: number
  /** Ends the match as soon as the test has decided. */
  readonly sprt?: SprtBounds | undefined
}

export interface MatchGame extends PlayedMatchGame {
  /** From 0. */
  readonly index: number
  /** The side of the first engine. */
  readonly firstSide: Side
}

/** Plays each opening twice, with sides changed. Resolves with the games in the order they ended. */
export async function runMatch(
  plan: MatchPlan,
  signal: AbortSignal,
  onGame: (game: MatchGame, tally: Tally) => void,
): Promise<readonly MatchGame[]> {
  const played: MatchGame[] = []
  let next = 0
  let isDecided = false

  async function work(): Promise<void> {
    const [first, second] = plan.engines.map((start) => start())
    if (!first || !second) return
    try {
      while (next < plan.games && !isDecided && !signal.aborted) {
        const index = next++
        const firstSide: Side = index % 2 === 0 ? 'cho' : 'han'
        const opening = openingOf(Math.floor(index / 2), plan.seed, plan.randomPlies, plan.rules)
        const players =
          firstSide === 'cho' ? { cho: first, han: second } : { cho: second, han: first }
        const game = await playGame(opening, players, plan.rules, signal)
        if (game.reason === 'aborted') return
        played.push({ ...game, index, firstSide })
        const tally = tallyOf(played)
        isDecided = plan.sprt !== undefined && sprt(tally, plan.sprt).verdict !== undefined
        onGame({ ...game, index, firstSide }, tally)
      }
    } finally {
      await Promise.all([first.engine.close(), second.engine.close()])
    }
  }

  await Promise.all(Array.from({ length: Math.min(plan.concurrency, plan.games) }, work))
  return played
}

/** Wins, draws and losses of the first engine. */
export function tallyOf(games: readonly Pick<MatchGame, 'winner' | 'firstSide'>[]): Tally {
  const wins = games.filter(({ winner, firstSide }) => winner === firstSide).length
  const draws = games.filter(({ winner }) => winner === null).length
  return { wins, draws, losses: games.length - wins - draws }
}
