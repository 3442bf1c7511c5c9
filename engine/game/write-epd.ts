import { formatFen } from '../notation/fen.ts'
import type { RawHeader } from '../notation/headers.ts'
import { epdText, formatEpd, isEpdOperation } from '../notation/position-lists.ts'
import type { Game } from './game.ts'
import { commentsOf, type Loss, lossesAmong, OWN_PARTS } from './losses.ts'
import { mainLine, movesOf } from './path.ts'
import { setupAfter } from './replay.ts'

/** `c0` to `c9`. */
const MOST_COMMENTS = 10

/** The positions at the end of the main lines, with their names and last comments, one a line. */
export const writeEpd = (games: Iterable<Game>): string =>
  Array.from(games, (game) => `${epdLine(game)}\n`).join('')

function epdLine(game: Game): string {
  const fen = formatFen(setupAfter(game.start.setup, movesOf(mainLine(game.tree))))
  const comments = lastComments(game).map((text, i) => [`c${i}`, text] as const)
  const named = operationsOf(game).map(({ key, value }) => [key, value] as const)
  return formatEpd(fen, [...named, ...comments])
}

function operationsOf({ headers, info }: Game): readonly RawHeader[] {
  const operations = headers.filter(({ key }) => isEpdOperation(key))
  const isNamed = operations.some(({ key }) => key === 'id')
  if (isNamed || info.event === undefined) return operations
  return [{ key: 'id', value: info.event }, ...operations]
}

const lastComments = ({ tree }: Game): readonly string[] =>
  (mainLine(tree).at(-1)?.annotations.comments ?? []).slice(0, MOST_COMMENTS)

/** What a list of positions cannot hold of a game. */
export function epdLosses(game: Game): readonly Loss[] {
  const written = lastComments(game)
  const operations = operationsOf(game)
  return lossesAmong(
    game,
    [
      ...OWN_PARTS,
      'moves',
      'times',
      'clocks',
      'variations',
      'glyphs',
      'shapes',
      'evaluations',
      'unread',
      ...(commentsOf(game).length > written.length ? (['comments'] as const) : []),
    ],
    [
      game.headers.some((header) => !operations.includes(header)) && 'headers',
      operations.some(({ value }) => epdText(value) !== value) && 'header-text',
      written.some((text) => epdText(text) !== text) && 'comment-text',
    ],
  )
}
