import { z } from 'zod'
import { err, ok, type Result } from '#engine/result'
import {
  MAX_SAVED_RULES,
  type SavedRules,
  savedRulesList,
  type SaveRulesError,
} from '#shared/contract/rules'
import { createJsonFile, type NotSaved } from '../json-file.ts'

type SaveRefused = Exclude<SaveRulesError, { code: 'not-saved' }>

/** The user's own rule sets on disk, shared by every host that runs. */
export interface RulesFile {
  readonly list: () => Promise<readonly SavedRules[]>
  /** Answers what is kept from then on. */
  readonly save: (
    added: SavedRules,
    replaces: string | null,
  ) => Promise<Result<readonly SavedRules[], SaveRefused | NotSaved>>
  readonly remove: (name: string) => Promise<Result<readonly SavedRules[], NotSaved>>
}

const content = z.strictObject({ version: z.literal(1), saved: savedRulesList.readonly() })

/** @param now the clock that names a damaged file */
export function createRulesFile(folder: string, now?: () => Date): RulesFile {
  const file = createJsonFile<z.infer<typeof content>>({
    folder,
    name: 'rule-sets',
    parse: (json) => content.safeParse(json).data,
    fallback: { version: 1, saved: [] },
    now,
  })

  async function change<E>(
    edit: (saved: readonly SavedRules[]) => Result<readonly SavedRules[], E>,
  ): Promise<Result<readonly SavedRules[], E | NotSaved>> {
    const changed = await file.change<E>(({ saved }) => {
      const edited = edit(saved)
      return edited.ok ? ok({ version: 1, saved: edited.value }) : edited
    })
    return changed.ok ? ok(changed.value.saved) : changed
  }

  return {
    list: async () => (await file.load()).saved,
    save: (added, replaces) => change((saved) => withRules(saved, added, replaces)),
    remove: (gone) => change<never>((saved) => ok(saved.filter(({ name }) => name !== gone))),
  }
}

function withRules(
  saved: readonly SavedRules[],
  added: SavedRules,
  replaces: string | null,
): Result<readonly SavedRules[], SaveRefused> {
  const at = saved.findIndex(({ name }) => name === replaces)
  if (saved.some(({ name }, i) => name === added.name && i !== at)) {
    return err({ code: 'rules-name-taken', name: added.name })
  }
  if (at >= 0) return ok(saved.with(at, added))
  if (saved.length >= MAX_SAVED_RULES)
    return err({ code: 'too-many-rules', limit: MAX_SAVED_RULES })
  return ok([...saved, added])
}
