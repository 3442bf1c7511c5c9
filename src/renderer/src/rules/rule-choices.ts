import { isPresetId, PRESET_IDS } from '#engine/rules/ruleset'
import type { SavedRules } from '#shared/contract/rules'
import type { Texts } from '#shared/text/index'
import type { RulesInForce } from './rules-store.ts'

/** Stands for a rule set that only the game has; no name begins with a space. */
export const UNSAVED = ' unsaved'
/** Stands for a game that names no rule set. */
export const NO_RULES = ' none'

interface Group {
  readonly label?: string
  readonly items: readonly { readonly id: string; readonly text: string }[]
}

interface RuleChoices {
  readonly groups: readonly Group[]
  /** Id of the chosen one. */
  readonly chosen: string
}

/** The rule sets there are to choose from, by their names. */
export function ruleChoices(
  { ruling: { panel: words }, rules }: Texts,
  saved: readonly SavedRules[],
  { name, isOwn }: Pick<RulesInForce, 'name' | 'isOwn'>,
): RuleChoices {
  const isUnsaved = !isPresetId(name) && !isOwn
  return {
    groups: [
      ...(isUnsaved ? [{ label: words.unsaved, items: [{ id: UNSAVED, text: name }] }] : []),
      { label: words.presets, items: PRESET_IDS.map((id) => ({ id, text: rules.presets[id] })) },
      ...(saved.length > 0
        ? [{ label: words.own, items: saved.map((own) => ({ id: own.name, text: own.name })) }]
        : []),
    ],
    chosen: isUnsaved ? UNSAVED : name,
  }
}
