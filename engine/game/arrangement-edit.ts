import { formatArrangement, type HeaderName, headerName } from '../notation/headers.ts'
import { type Arrangement, arrangementSetup } from '../rules/setup.ts'
import type { Side } from '../rules/types.ts'
import type { Game } from './game.ts'
import { withHeaders } from './header-edit.ts'
import { withStart } from './start-edit.ts'

/**
 * The game from the start that both sides arranged, with 초차림 and 한차림 saying so. Moves that cannot
 * be played from there fall away: `left` says how many.
 */
export function withArrangements(
  game: Game,
  arrangements: Readonly<Record<Side, Arrangement>>,
): { readonly game: Game; readonly left: number } {
  const { cho, han } = arrangements
  const texts: ReadonlyMap<HeaderName | undefined, string> = new Map([
    ['choArrangement', formatArrangement(cho, 'cho')],
    ['hanArrangement', formatArrangement(han, 'han')],
  ])
  const headers = game.headers.map((header) => ({
    key: header.key,
    value: texts.get(headerName(header.key)) ?? header.value,
  }))
  const setup = arrangementSetup(cho, han)
  return withStart(withHeaders(game, headers), { setup, source: 'arrangements' })
}
