import type { Game } from '../game/game.ts'
import { mainLine, movesOf } from '../game/path.ts'
import { loadedStanding, type Standing, startStanding } from '../rules/past.ts'
import type { PlayedGame } from './judge.ts'

/** A game from its start has no captures behind it, also with a handicap; a loaded position may. */
export const standingOf = ({ start }: Pick<Game, 'start'>): Standing =>
  (start.source === 'fen-header' ? loadedStanding : startStanding)(start.setup)

/** The main line of a record, as it is judged. */
export const playedGame = (game: Game): PlayedGame => ({
  standing: standingOf(game),
  moves: movesOf(mainLine(game.tree)),
})
