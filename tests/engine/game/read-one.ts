import type { ReadGame } from '#engine/game/game'
import { mainLine, movesOf } from '#engine/game/path'
import { readRecords } from '#engine/game/read-records'
import { replay } from '#engine/game/replay'

/** The only game of a text. */
export function readOne(text: string): ReadGame {
  const { games } = readRecords(text)
  const [game] = games
  if (!game || games.length > 1) throw new Error(`${games.length} games`)
  return game
}

/** The main line in engine moves. */
export const uciOf = ({ game }: ReadGame): string =>
  replay(game.start.setup, movesOf(mainLine(game.tree)))
    .map(({ uci }) => uci)
    .join(' ')

export const codesOf = ({ diagnostics }: ReadGame): string[] => diagnostics.map(({ code }) => code)
