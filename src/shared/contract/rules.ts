import { z } from 'zod'
import { isPresetId, type RuleSet, validateRuleSet } from '#engine/rules/ruleset'
import { procedure } from '../rpc/procedure.ts'

/** Longest name of a rule set, in UTF-16 units. */
export const MAX_RULES_NAME = 60
/** Most rule sets that are kept. */
export const MAX_SAVED_RULES = 100

/** One line of text; a preset's id is no name, so that a name alone says which rule set is meant. */
export const rulesName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(MAX_RULES_NAME)
  .regex(/^\P{Cc}*$/u)
  .refine((name) => !isPresetId(name))

/** The engine says what a rule set is: every point, and nothing else. */
export const ruleSet = z.custom<RuleSet>((input) => validateRuleSet(input).ok)

const savedRules = z.strictObject({ name: rulesName, rules: ruleSet })
/** A rule set of the user. Its name is all it is known by. */
export type SavedRules = z.infer<typeof savedRules>

/** What is kept, in the order in which it was made; no name stands twice. */
export const savedRulesList = z
  .array(savedRules)
  .max(MAX_SAVED_RULES)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length)

const notSaved = z.strictObject({ code: z.literal('not-saved'), detail: z.string() })
const saveError = z.discriminatedUnion('code', [
  notSaved,
  /** Another rule set has this name. */
  z.strictObject({ code: z.literal('rules-name-taken'), name: z.string() }),
  z.strictObject({ code: z.literal('too-many-rules'), limit: z.int() }),
])
export type SaveRulesError = z.infer<typeof saveError>

const allSaved = z.strictObject({ saved: savedRulesList })

export const rules = {
  'rules.list': procedure({ input: z.strictObject({}), output: allSaved }),
  /** Keeps a rule set, in the place of the one it `replaces`, which may have had another name. */
  'rules.save': procedure({
    input: z.strictObject({ ...savedRules.shape, replaces: rulesName.nullable() }),
    output: allSaved,
    error: saveError,
  }),
  /** Forgets a rule set. One that is not there is forgotten already. */
  'rules.remove': procedure({
    input: z.strictObject({ name: rulesName }),
    output: allSaved,
    error: notSaved,
  }),
} as const
