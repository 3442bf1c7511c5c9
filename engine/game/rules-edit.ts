import type { GameRules } from './game-rules.ts'
import type { Game } from './game.ts'

/** The game judged by these rules from now on; undefined leaves that to who judges it. */
export function withRules(game: Game, rules: GameRules | undefined): Game {
  const { rules: former, ...rest } = game
  if (rules === former) return game
  return rules === undefined ? rest : { ...rest, rules }
}
