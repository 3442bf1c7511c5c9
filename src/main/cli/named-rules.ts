import { readFile } from 'node:fs/promises'
import type { GameRules } from '#engine/game/game-rules'
import {
  isPresetId,
  type PresetId,
  PRESETS,
  type RuleSet,
  validateRuleSet,
} from '#engine/rules/ruleset'
import type { Texts } from '#shared/text/index'
import { describeRuleSetProblem } from '#shared/text/rule-words'
import { errorCode } from '../error-code.ts'
import { createRulesFile } from '../rules/rules-file.ts'
import { dataFolder } from '../settings/data-folder.ts'
import { printLine, type Session } from './terminal.ts'

/** A rule set and what it was named by. */
export interface NamedRules {
  readonly name: PresetId | RuleSet
  readonly rules: RuleSet
  /** The name a user gave it. */
  readonly savedAs?: string
}

export const STANDARD: NamedRules = { name: 'standard', rules: PRESETS.standard }

/** The name as the command line writes it. */
export const nameOfRules = ({ name, savedAs }: NamedRules, { rules, cli }: Texts): string =>
  typeof name === 'string' ? rules.presets[name] : (savedAs ?? cli.ownRules)

/** The rule set a game keeps in its document. */
export const namedRulesOf = (own: GameRules): NamedRules =>
  own.kind === 'preset'
    ? { name: own.id, rules: PRESETS[own.id] }
    : { name: own.rules, rules: own.rules, savedAs: own.name }

/**
 * The rule set of a `--rules` argument: a preset, else one the user saved in the studio, else a
 * JSON file; undefined after saying why not.
 */
export async function rulesNamed(
  name: string,
  { words, err }: Session,
): Promise<NamedRules | undefined> {
  if (isPresetId(name)) return { name, rules: PRESETS[name] }
  const saved = await createRulesFile(dataFolder()).list()
  const own = saved.find((each) => each.name === name.trim().normalize('NFC'))
  if (own) return { name: own.rules, rules: own.rules, savedAs: own.name }
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
  printLine(
    err,
    words.cli.knownRules([...Object.keys(PRESETS), ...saved.map((each) => each.name)].join(', ')),
  )
  return undefined
}
