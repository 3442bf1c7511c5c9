import { startStanding } from '../rules/past.ts'
import { PRESETS } from '../rules/ruleset.ts'
import { type Arrangement, arrangementSetup } from '../rules/setup.ts'
import { iterate } from './iterate.ts'
import { MoveOrder } from './order.ts'
import type { Surroundings } from './surroundings.ts'
import { Table } from './table.ts'

const STARTS: readonly (readonly [Arrangement, Arrangement])[] = [
  ['MSSM', 'MSSM'],
  ['SMSM', 'MSMS'],
  ['SMMS', 'MSSM'],
  ['MSMS', 'SMSM'],
]

export const BENCH_DEPTH = 8
const BENCH_MEGABYTES = 16

/**
 * Searches some starts to a fixed depth. The number of nodes is the signature of the search: a
 * change of it is a change of play.
 */
export function bench(
  surroundings: Surroundings,
  depth = BENCH_DEPTH,
): { readonly nodes: number; readonly ms: number } {
  const table = Table.ofMegabytes(BENCH_MEGABYTES)
  const start = surroundings.now()
  const order = new MoveOrder()
  let nodes = 0
  for (const [cho, han] of STARTS) {
    table.clear()
    order.clear()
    const standing = startStanding(arrangementSetup(cho, han))
    nodes += iterate(
      { standing, rules: PRESETS.standard, limits: { depth } },
      table,
      surroundings,
      undefined,
      { order },
    ).nodes
  }
  return { nodes, ms: surroundings.now() - start }
}
