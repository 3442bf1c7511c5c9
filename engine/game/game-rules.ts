import {
  isPresetId,
  type PresetId,
  PRESETS,
  type RuleSet,
  validateRuleSet,
} from '../rules/ruleset.ts'
import { isRecord } from '../rules/untrusted.ts'

/** The rule set a game goes by: one that comes with the studio, or one of a user, whole. */
export type GameRules =
  | { readonly kind: 'preset'; readonly id: PresetId }
  | { readonly kind: 'own'; readonly name: string; readonly rules: RuleSet }

export const ruleSetOf = (rules: GameRules): RuleSet =>
  rules.kind === 'preset' ? PRESETS[rules.id] : rules.rules

/** Reads what `gameRulesJson` makes: the id of a preset, or every point of a rule set and its name. */
export function parseGameRules(json: unknown): GameRules | undefined {
  if (typeof json === 'string') return isPresetId(json) ? { kind: 'preset', id: json } : undefined
  if (!isRecord(json)) return undefined
  const { name, ...points } = json
  const rules = validateRuleSet(points)
  return typeof name === 'string' && rules.ok
    ? { kind: 'own', name, rules: rules.value }
    : undefined
}

export const gameRulesJson = (rules: GameRules): unknown =>
  rules.kind === 'preset' ? rules.id : { name: rules.name, ...rules.rules }
