import { type Standing, startStanding } from '../rules/past.ts'
import { recordStart } from '../rules/record-start.ts'
import type { GameStart } from './game.ts'

/**
 * Where judging a game begins. A past that was kept is taken as it is. A game from its start, also
 * with a handicap (접장기), has no captures behind it; a FEN may be such a start or a position out of
 * a game, and its board tells.
 */
export function standingOf({ setup, source, past }: GameStart): Standing {
  if (past) return { setup, past }
  return source === 'fen-header' ? recordStart(setup) : startStanding(setup)
}
