import { readFile } from 'node:fs/promises'
import {
  isPresetId,
  type PresetId,
  PRESETS,
  type RuleSet,
  validateRuleSet,
} from '#engine/rules/ruleset'
import { describeRuleSetProblem } from '#shared/text/rule-words'
import { errorCode } from '../error-code.ts'
import { printLine, type Session } from './terminal.ts'

/** A rule set and what it was named by. */
export interface NamedRules {
  readonly name: PresetId | RuleSet
  readonly rules: RuleSet
}

/** The rule set of a `--rules` argument, a name or a JSON file; undefined after saying why not. */
export async function rulesNamed(
  name: string,
  { words, err }: Session,
): Promise<NamedRules | undefined> {
  if (isPresetId(name)) return { name, rules: PRESETS[name] }
  try {
    const rules = validateRuleSet(JSON.parse(await readFile(name, 'utf8')))
    if (rules.ok) return { name: rules.value, rules: rules.value }
    for (const problem of rules.error) {
      printLine(err, words.cli.badRules(name, describeRuleSetProblem(words, problem)))
    }
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : errorCode(error)
    printLine(err, words.cli.badRules(name, reason))
  }
  printLine(err, words.cli.knownRules(Object.keys(PRESETS).join(', ')))
  return undefined
}
