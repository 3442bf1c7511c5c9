import type { FileError } from '#shared/contract/files'
import type { Fault } from '#shared/rpc/frames'
import { describeFault } from '#shared/text/faults'
import { describeFileError } from '#shared/text/file-errors'
import type { Texts } from '#shared/text/index'

const FAULT_CODES: readonly string[] = [
  'cancelled',
  'disconnected',
  'busy',
  'bad-message',
  'crashed',
] satisfies readonly Fault['code'][]

export const isFault = (problem: FileError | Fault): problem is Fault =>
  FAULT_CODES.includes(problem.code)

/** The sentence for whatever kept a file from coming. */
export const describeProblem = (texts: Texts, problem: FileError | Fault): string =>
  isFault(problem) ? describeFault(texts, problem) : describeFileError(texts, problem)
