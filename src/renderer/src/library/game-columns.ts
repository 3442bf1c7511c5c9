import type { GameSort } from '#shared/contract/library-query'

interface Column {
  readonly key: GameSort['key']
  readonly isNumber: boolean
}

const column = (key: GameSort['key'], isNumber = false): Column => ({ key, isNumber })

/** The columns of the table of games, from left to right. Each can be sorted by. */
export const COLUMNS: readonly Column[] = [
  column('added', true),
  column('cho'),
  column('han'),
  column('result'),
  column('plies', true),
  column('margin', true),
  column('arrangement'),
  column('date'),
  column('event'),
]
