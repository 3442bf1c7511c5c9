import type { Job } from '#engine/uci/thinker'
import type { Progress } from '#engine/search/iterate'

/** Words of the memory that a search thread and its owner share; 1 is true. */
export const STOP = 0
export const PONDERING = 1
export const FLAG_BYTES = 8

/** What a search thread gets at its start. */
export interface SearchThreadData {
  readonly flags: SharedArrayBuffer
}

export type SearchRequest =
  | { readonly kind: 'think'; readonly job: Job }
  | { readonly kind: 'clear' }
  | { readonly kind: 'bench'; readonly depth: number }

export type SearchReport =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'done'; readonly progress: Progress }
  | { readonly kind: 'benched'; readonly nodes: number; readonly ms: number }
