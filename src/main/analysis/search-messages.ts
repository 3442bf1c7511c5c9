import type { Job } from '#engine/uci/thinker'
import type { MateResult, MateTask } from '#engine/search/mate-search'
import type { Progress } from '#engine/search/iterate'

/** Words of the memory that a search thread shares with its owner. */
/** Number of the search that may run; a search under another number ends. */
export const RUNNING = 0
/** 1 while the opponent's time runs. */
export const PONDERING = 1
/** How often the search has looked at these words: once in `NODES_PER_LOOK` nodes. */
export const LOOKS = 2
export const FLAG_BYTES = 12

/** What a search thread gets at its start. */
export interface SearchThreadData {
  readonly flags: SharedArrayBuffer
}

export type SearchRequest =
  | {
      readonly kind: 'think'
      readonly search: number
      /** Number of the game: what was learned in another one is forgotten. */
      readonly game: number
      readonly job: Job
      /** Memory of the table, the same for all threads of a search. */
      readonly table: SharedArrayBuffer
    }
  | { readonly kind: 'mate'; readonly search: number; readonly task: MateTask }
  | { readonly kind: 'bench'; readonly search: number; readonly depth: number }

export type SearchReport =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly progress: Progress }
  | { readonly kind: 'mateSought'; readonly result: MateResult }
  | { readonly kind: 'benched'; readonly nodes: number; readonly ms: number }
