import type { Game } from '../game/game.ts'
import { mainLine, movesOf } from '../game/path.ts'
import { standingOf } from '../game/standing.ts'
import type { PlayedGame } from './judge.ts'

/** The main line of a record, as it is judged. */
export const playedGame = (game: Game): PlayedGame => ({
  standing: standingOf(game.start),
  moves: movesOf(mainLine(game.tree)),
})
