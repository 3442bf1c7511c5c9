import type { Result } from '../result.ts'
import { PRESET_IDS, type PresetId, PRESETS } from '../rules/ruleset.ts'
import { agrees, observeCase } from './cases.ts'
import type { Observed } from './observation.ts'
import type { RuleCase } from './rule-case.ts'
import type { NotReached } from './run-on-board.ts'

/** What comes out of a case under another rule set. */
export interface CaseReading {
  readonly rules: PresetId
  readonly seen: Result<Observed, NotReached>
  /** Whether it is not what the case expects. */
  readonly differs: boolean
}

/** A case under every preset; none where nothing is decided by a program. */
export const readingsOf = (ruleCase: RuleCase): readonly CaseReading[] =>
  PRESET_IDS.flatMap((rules) => {
    const options = { ...ruleCase.options, rules: PRESETS[rules] }
    const seen = observeCase({ ...ruleCase, options })
    if (!seen) return []
    return [{ rules, seen, differs: !seen.ok || !agrees(ruleCase, seen.value) }]
  })
