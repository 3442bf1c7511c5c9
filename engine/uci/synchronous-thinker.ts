import { bench } from '../search/bench.ts'
import { iterate } from '../search/iterate.ts'
import { MoveOrder } from '../search/order.ts'
import type { Surroundings } from '../search/surroundings.ts'
import { Table } from '../search/table.ts'
import type { Job, ThinkerListener } from './thinker.ts'

/**
 * Thinks in the thread that calls it, and is done when the call returns. What a search thread runs
 * on, and tests.
 */
export class SynchronousThinker {
  readonly #surroundings: Surroundings
  #table: Table | undefined
  #megabytes = 0
  readonly #order = new MoveOrder()

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  think(job: Job, { onProgress, onDone }: ThinkerListener): void {
    const table = this.#tableOf(job.hashMegabytes)
    onDone(iterate(job, table, this.#surroundings, onProgress, { order: this.#order }))
  }

  clear(): void {
    this.#table?.clear()
    this.#order.clear()
  }

  bench(depth: number, onDone: (nodes: number, ms: number) => void): void {
    const { nodes, ms } = bench(this.#surroundings, depth)
    onDone(nodes, ms)
  }

  #tableOf(megabytes: number): Table {
    if (!this.#table || this.#megabytes !== megabytes) {
      this.#table = undefined // let go before the next is made
      this.#table = Table.ofMegabytes(megabytes)
      this.#megabytes = megabytes
    }
    return this.#table
  }
}
