import type { FileError } from '#shared/contract/files'
import { type Fault, isFault } from '#shared/rpc/frames'
import { describeFault } from '#shared/text/faults'
import { describeFileError } from '#shared/text/file-errors'
import type { Texts } from '#shared/text/index'

/** The sentence for whatever kept a file from coming. */
export const describeProblem = (texts: Texts, problem: FileError | Fault): string =>
  isFault(problem) ? describeFault(texts, problem) : describeFileError(texts, problem)
