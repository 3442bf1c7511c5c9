import { z } from 'zod'
import { libraryError, oneLibrary } from '#shared/contract/library'
import { procedure } from '#shared/rpc/procedure'
import { evaluationContract } from '../evaluations/thread-contract.ts'

/**
 * What the library thread is asked: the window's calls about one library, named by its path, the
 * making of one, and evaluations. The list of libraries is the host's.
 */
export const threadContract = {
  ...oneLibrary,
  ...evaluationContract,
  'library.make': procedure({
    input: z.strictObject({ library: z.string() }),
    output: z.strictObject({}),
    error: libraryError,
  }),
} as const
export type ThreadContract = typeof threadContract
