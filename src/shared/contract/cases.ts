import { z } from 'zod'
import { readToldCase } from '#engine/arbiter/told-case'
import { procedure } from '../rpc/procedure.ts'

/** Most cases of the user's that are kept, and most characters of one as JSON. */
export const MAX_OWN_CASES = 1000
const MAX_CASE_CHARACTERS = 100_000

/** A case as its file writes it (docs/case-format.md): what the engine reads as one. */
export type RawCase = Readonly<Record<string, unknown>>
export const rawCase = z.custom<RawCase>(
  (input) => readToldCase(input).ok && JSON.stringify(input).length <= MAX_CASE_CHARACTERS,
)

/** What is kept, in the order in which it was added; no id stands twice. */
export const ownCasesList = z
  .array(rawCase)
  .max(MAX_OWN_CASES)
  .refine((all) => new Set(all.map((each) => each['id'])).size === all.length)

const notSaved = z.strictObject({ code: z.literal('not-saved'), detail: z.string() })
const tooMany = z.strictObject({ code: z.literal('too-many-cases'), limit: z.int() })
const allCases = z.strictObject({ cases: ownCasesList })

export const cases = {
  'cases.list': procedure({ input: z.strictObject({}), output: allCases }),
  /** Keeps cases; one whose id is known takes the place of the other. */
  'cases.save': procedure({
    input: z.strictObject({ cases: ownCasesList }),
    output: allCases,
    error: z.discriminatedUnion('code', [notSaved, tooMany]),
  }),
  /** Forgets a case. One that is not there is forgotten already. */
  'cases.remove': procedure({
    input: z.strictObject({ id: z.string().max(200) }),
    output: allCases,
    error: notSaved,
  }),
} as const
