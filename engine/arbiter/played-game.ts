import type { Game } from '../game/game.ts'
import { mainLine, movesOf } from '../game/path.ts'
import { type Standing, startStanding } from '../rules/past.ts'
import { recordStart } from '../rules/record-start.ts'
import type { PlayedGame } from './judge.ts'

/**
 * A game from its start has no captures behind it, also with a handicap. A FEN may be such a start or
 * a position out of a game: its board tells.
 */
export const standingOf = ({ start }: Pick<Game, 'start'>): Standing =>
  (start.source === 'fen-header' ? recordStart : startStanding)(start.setup)

/** The main line of a record, as it is judged. */
export const playedGame = (game: Game): PlayedGame => ({
  standing: standingOf(game),
  moves: movesOf(mainLine(game.tree)),
})
