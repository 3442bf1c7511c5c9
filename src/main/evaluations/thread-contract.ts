import { z } from 'zod'
import { engineUpdate } from '#shared/contract/engines'
import { procedure } from '#shared/rpc/procedure'

const place = { file: z.string(), key: z.string() }

/** What the thread that owns all databases is asked about evaluations. */
export const evaluationContract = {
  'evaluations.get': procedure({
    input: z.strictObject(place),
    output: z.strictObject({ found: engineUpdate.nullable() }),
  }),
  'evaluations.keep': procedure({
    input: z.strictObject({ ...place, update: engineUpdate }),
    output: z.strictObject({}),
  }),
} as const
