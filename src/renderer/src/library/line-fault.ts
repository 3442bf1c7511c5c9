import type { LibraryError } from '#shared/contract/library'
import type { Fault } from '#shared/rpc/frames'

const FAULTS: readonly string[] = [
  'cancelled',
  'disconnected',
  'busy',
  'bad-message',
  'crashed',
] satisfies readonly Fault['code'][]

/** Whether the line failed, not the library. */
export const isLineFault = (problem: LibraryError | Fault): problem is Fault =>
  FAULTS.includes(problem.code)
