import { err, ok, type Result } from '#engine/result'
import { isPresetId, MAX_MOVE_LIMIT, type RuleSet } from '#engine/rules/ruleset'
import {
  MAX_RULES_NAME,
  rulesName,
  type SavedRules,
  type SaveRulesError,
} from '#shared/contract/rules'
import type { Fault } from '#shared/rpc/frames'
import { describeFault } from '#shared/text/faults'
import type { Texts } from '#shared/text/index'

/** What stands in the dialog's fields. */
interface RulesDraft {
  readonly name: string
  readonly rules: RuleSet
  /** The move limit as it is typed. */
  readonly limit: string
}

export type DraftProblem =
  { readonly code: 'no-name' | 'preset-name' | 'bad-name' | 'bad-limit' } | SaveRulesError | Fault

/** A rule set that can be saved, or the first thing that stands in the way. */
export function readDraft({ name, rules, limit }: RulesDraft): Result<SavedRules, DraftProblem> {
  if (name.trim() === '') return err({ code: 'no-name' })
  if (isPresetId(name.trim())) return err({ code: 'preset-name' })
  const named = rulesName.safeParse(name)
  if (!named.success) return err({ code: 'bad-name' })
  const moveLimit = /^\d{1,6}$/.test(limit.trim()) ? Number(limit) : MAX_MOVE_LIMIT + 1
  if (moveLimit > MAX_MOVE_LIMIT) return err({ code: 'bad-limit' })
  return ok({ name: named.data, rules: { ...rules, moveLimit } })
}

/** Where in the dialog a problem is said. */
export function placeOf({ code }: DraftProblem): 'name' | 'limit' | 'end' {
  switch (code) {
    case 'no-name':
    case 'preset-name':
    case 'bad-name':
    case 'rules-name-taken':
      return 'name'
    case 'bad-limit':
      return 'limit'
    default:
      return 'end'
  }
}

/** The sentence for a problem. */
export function describeDraftProblem(texts: Texts, problem: DraftProblem): string {
  const words = texts.ruling.ruleSet.problems
  switch (problem.code) {
    case 'no-name':
      return words.noName
    case 'preset-name':
      return words.presetName
    case 'bad-name':
      return words.badName(MAX_RULES_NAME)
    case 'bad-limit':
      return words.moveLimit(MAX_MOVE_LIMIT)
    case 'rules-name-taken':
      return words.nameTaken
    case 'too-many-rules':
      return words.tooMany(problem.limit)
    case 'not-saved':
      return words.notSaved(problem.detail)
    default:
      return describeFault(texts, problem)
  }
}
