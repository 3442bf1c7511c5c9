import { formatJanggiNotation } from '../notation/janggi-notation.ts'
import { isPgnKey, pgnCommentText, pgnTag, pgnValue } from '../notation/pgn-text.ts'
import { formatSan } from '../notation/san.ts'
import type { Game } from './game.ts'
import { commentsOf, type Loss, lossesAmong, OWN_PARTS } from './losses.ts'
import { pgnResult, pgnTags } from './pgn-headers.ts'
import { type FormatMove, pgnMovetext } from './pgn-movetext.ts'
import { isPlainRest } from './unread-rest.ts'

/** The games as PGN with the moves of PyChess and Fairy-Stockfish, `Pab4`. */
export const writePgn = (games: Iterable<Game>): string => writeGames(games, formatSan)

/** The games as PGN whose moves are in Janggi notation, `P71-72`. */
export const writeNotation = (games: Iterable<Game>): string =>
  writeGames(games, formatJanggiNotation)

const writeGames = (games: Iterable<Game>, formatMove: FormatMove): string =>
  Array.from(games, (game) => writeGame(game, formatMove)).join('\n')

function writeGame(game: Game, formatMove: FormatMove): string {
  const tags = pgnTags(game).filter(({ key }) => isPgnKey(key))
  const head = tags.map(({ key, value }) => `${pgnTag(key, value)}\n`).join('')
  // What was not read runs to the end of its game, the result included.
  const rest = game.unread !== '' && canHoldUnread(game) ? game.unread : pgnResult(game.info.result)
  const moves = pgnMovetext(game, formatMove)
  return `${head}\n${moves}${moves === '' ? '' : '\n'}${rest}\n`
}

const canHoldUnread = ({ unread, coordinates }: Game): boolean =>
  (coordinates === 'algebraic' || coordinates === 'row-file') && isPlainRest(unread)

/** What PGN cannot hold of a game. */
export function pgnLosses(game: Game): readonly Loss[] {
  const tags = pgnTags(game)
  return lossesAmong(
    game,
    [
      ...OWN_PARTS,
      'evaluation-engines',
      'illegal-moves',
      ...(canHoldUnread(game) ? [] : (['unread'] as const)),
    ],
    [
      tags.some(({ key }) => !isPgnKey(key)) && 'headers',
      tags.some(({ value }) => pgnValue(value) !== value) && 'header-text',
      commentsOf(game).some((text) => pgnCommentText(text) !== text) && 'comment-text',
    ],
  )
}
