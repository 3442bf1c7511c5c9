import type { ConvertReport, ConvertState } from '#shared/contract/convert'
import type { Result } from '#engine/result'
import type { FileError } from '#shared/contract/files'
import type { ConvertOptions } from './convert-file.ts'

/** What a converting thread is to do. */
export interface ConvertTask {
  /** Paths whose links are followed. */
  readonly from: string
  readonly to: string
  readonly options: ConvertOptions
}

/** Host to converting thread: one task, and perhaps the order to end it early. */
export type ConvertOrder =
  { readonly kind: 'run'; readonly task: ConvertTask } | { readonly kind: 'stop' }

/** Converting thread to host. */
export type ConvertAnswer =
  | { readonly kind: 'state'; readonly state: ConvertState }
  | { readonly kind: 'done'; readonly result: Result<ConvertReport, FileError> }
