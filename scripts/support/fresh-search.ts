import { parseFen } from '#engine/notation/fen'
import type { Standing } from '#engine/rules/past'
import { PRESETS, type RuleSet } from '#engine/rules/ruleset'
import type { Move, Setup } from '#engine/rules/types'
import { iterate, type Progress } from '#engine/search/iterate'
import { MoveOrder } from '#engine/search/order'
import { Table } from '#engine/search/table'

/** The rules that problems are made and solved under. */
export const SEARCH_RULES: RuleSet = PRESETS.casual

/** The position of a problem, which the file of problems vouches for. */
export function setupOfFen(fen: string): Setup {
  const setup = parseFen(fen)
  if (!setup.ok) throw new Error(`no position: ${fen}`)
  return setup.value
}

const NO_CLOCK = { now: () => 0, shouldStop: () => false }

/** The engine on one thread, which each time knows nothing yet: the same search visits the same nodes. */
export class FreshSearch {
  readonly #table: Table
  readonly #order = new MoveOrder()

  constructor(megabytes: number) {
    this.#table = Table.ofMegabytes(megabytes)
  }

  /** @param moves the only ones to be looked at, where not all are */
  search(standing: Standing, nodes: number, moves?: readonly Move[]): Progress {
    this.#table.clear()
    this.#order.clear()
    const task = { standing, rules: SEARCH_RULES, limits: { nodes }, ...(moves && { moves }) }
    return iterate(task, this.#table, NO_CLOCK, undefined, { order: this.#order })
  }
}
