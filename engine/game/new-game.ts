import { formatArrangement, type RawHeader, understandHeaders } from '../notation/headers.ts'
import { nameTags } from '../notation/pgn-tags.ts'
import { formatGibBoard } from '../notation/gib-board.ts'
import { type Arrangement, arrangementSetup } from '../rules/setup.ts'
import { isSquare, type Square } from '../rules/square.ts'
import type { Side } from '../rules/types.ts'
import type { Game, GameStart } from './game.ts'
import { emptyTree } from './tree.ts'

/** A game without moves from a start. */
export const gameFrom = (start: GameStart, headers: readonly RawHeader[] = []): Game => ({
  headers,
  info: understandHeaders(nameTags(headers)),
  start,
  coordinates: 'row-file',
  tree: emptyTree(),
  unread: '',
})

type Pair = Readonly<Record<Side, Arrangement>>

const pairHeaders = ({ cho, han }: Pair): readonly RawHeader[] => [
  { key: '초차림', value: formatArrangement(cho, 'cho') },
  { key: '한차림', value: formatArrangement(han, 'han') },
]

/** A game without moves from the start that both sides arranged. */
export const newGame = (pair: Pair): Game =>
  gameFrom(
    { setup: arrangementSetup(pair.cho, pair.han), source: 'arrangements' },
    pairHeaders(pair),
  )

/**
 * A game without moves with a handicap (접장기): from such a start, with pieces given away.
 *
 * @param without the points whose pieces are given
 * @param first who moves first; in records it is the side that gives
 */
export function handicapGame(pair: Pair, without: ReadonlySet<Square>, first: Side): Game {
  const { board } = arrangementSetup(pair.cho, pair.han)
  const given = board.map((piece, square) => {
    const isGiven = isSquare(square) && without.has(square)
    return isGiven ? undefined : piece
  })
  const setup = { board: given, turn: first }
  return gameFrom({ setup, source: 'board-header' }, [
    { key: '판', value: formatGibBoard(setup) },
    ...pairHeaders(pair),
  ])
}
