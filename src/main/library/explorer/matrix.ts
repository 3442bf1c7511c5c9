import { ARRANGEMENTS } from '#engine/rules/setup'
import type { ArrangementMatrix } from '#shared/contract/library-explorer'
import type { Mask } from '../search/mask.ts'
import { type GameColumns, HANDICAP, pairNumber } from '../store/columns.ts'
import { addResult, noResults } from './tally.ts'

/** Games and results of every pair of arrangements. */
export function arrangementMatrix(columns: GameColumns, mask: Mask): Omit<ArrangementMatrix, 'ms'> {
  const byPair = Array.from({ length: HANDICAP }, noResults)
  const others = noResults()
  for (let serial = 0; serial < mask.length; serial++) {
    if (mask[serial] === 1) {
      addResult(byPair[columns.pair[serial]!] ?? others, columns.winner[serial]!)
    }
  }
  const cells = ARRANGEMENTS.flatMap((cho) =>
    ARRANGEMENTS.map((han) => ({ cho, han, results: byPair[pairNumber(cho, han)]! })),
  )
  return { cells, others }
}
