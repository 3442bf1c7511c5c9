import { formatUci } from '#engine/notation/uci'
import { Mailbox } from '#engine/rules/mailbox'
import { points } from '#engine/rules/points'
import { playableSetup } from './position.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

/** `moves FEN`: what the side to move may play, whether it is in check, and the points. */
export function movesCommand(fen: string, session: Session): ExitCode {
  const setup = playableSetup(fen, session)
  if (!setup) return EXIT.failed
  const box = Mailbox.from(setup)
  const king = box.kingSquare(setup.turn)
  const moves = box.legalMoves().map((move) => formatUci(move, king))
  const check = box.isInCheck()
  const score = points(setup.board)
  if (session.json) {
    printJson(session, { moves, check, score })
    return EXIT.fine
  }
  const { words, out } = session
  printLine(out, moves.join(' '))
  printLine(out, words.cli.moves(moves.length, check))
  printLine(out, words.cli.score(score.cho, score.han))
  return EXIT.fine
}
