import { z } from 'zod'
import { err, ok, type Result } from '#engine/result'
import { MAX_OWN_CASES, ownCasesList, type RawCase } from '#shared/contract/cases'
import { createJsonFile, type NotSaved } from '../json-file.ts'

interface TooMany {
  readonly code: 'too-many-cases'
  readonly limit: number
}

/** The user's own rule cases on disk, shared by every host that runs. */
export interface CasesFile {
  readonly list: () => Promise<readonly RawCase[]>
  /** Answers what is kept from then on. */
  readonly save: (
    added: readonly RawCase[],
  ) => Promise<Result<readonly RawCase[], TooMany | NotSaved>>
  readonly remove: (id: string) => Promise<Result<readonly RawCase[], NotSaved>>
}

const content = z.strictObject({ version: z.literal(1), cases: ownCasesList.readonly() })

/** @param now the clock that names a damaged file */
export function createCasesFile(folder: string, now?: () => Date): CasesFile {
  const file = createJsonFile<z.infer<typeof content>>({
    folder,
    name: 'cases',
    parse: (json) => content.safeParse(json).data,
    fallback: { version: 1, cases: [] },
    now,
  })

  async function change<E>(
    edit: (cases: readonly RawCase[]) => Result<readonly RawCase[], E>,
  ): Promise<Result<readonly RawCase[], E | NotSaved>> {
    const changed = await file.change<E>(({ cases }) => {
      const edited = edit(cases)
      return edited.ok ? ok({ version: 1, cases: edited.value }) : edited
    })
    return changed.ok ? ok(changed.value.cases) : changed
  }

  return {
    list: async () => (await file.load()).cases,
    save: (added) => change((cases) => withCases(cases, added)),
    remove: (id) => change<never>((cases) => ok(cases.filter((each) => each['id'] !== id))),
  }
}

/** Known ids keep their place. */
function withCases(
  cases: readonly RawCase[],
  added: readonly RawCase[],
): Result<readonly RawCase[], TooMany> {
  const byId = new Map(cases.map((each) => [each['id'], each]))
  for (const each of added) byId.set(each['id'], each)
  return byId.size > MAX_OWN_CASES
    ? err({ code: 'too-many-cases', limit: MAX_OWN_CASES })
    : ok([...byId.values()])
}
