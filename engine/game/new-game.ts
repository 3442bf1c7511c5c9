import { formatArrangement, type RawHeader, understandHeaders } from '../notation/headers.ts'
import { nameTags } from '../notation/pgn-tags.ts'
import { type Arrangement, arrangementSetup } from '../rules/setup.ts'
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

/** A game without moves from the start that both sides arranged. */
export const newGame = ({ cho, han }: Readonly<Record<Side, Arrangement>>): Game =>
  gameFrom({ setup: arrangementSetup(cho, han), source: 'arrangements' }, [
    { key: '초차림', value: formatArrangement(cho, 'cho') },
    { key: '한차림', value: formatArrangement(han, 'han') },
  ])
