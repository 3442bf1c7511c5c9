import { formatFen } from '../notation/fen.ts'
import { formatUci } from '../notation/uci.ts'
import { Mailbox } from '../rules/mailbox.ts'
import type { Game } from './game.ts'
import { mainLine, movesOf } from './path.ts'
import { setupAfter } from './replay.ts'

/** The main line as an engine is told it: `position fen FEN moves a4b4 …`. */
export function formatUciLine(game: Game): string {
  const box = Mailbox.from(game.start.setup)
  const moves = movesOf(mainLine(game.tree)).map((move) => {
    const text = formatUci(move, box.kingSquare(box.turn))
    box.play(move)
    return text
  })
  const start = `position fen ${formatFen(game.start.setup)}`
  return moves.length === 0 ? start : `${start} moves ${moves.join(' ')}`
}

/** The position at the end of the main line. */
export const formatEndFen = (game: Game): string =>
  formatFen(setupAfter(game.start.setup, movesOf(mainLine(game.tree))))
