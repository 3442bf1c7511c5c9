import { err, ok, type Result } from '../result.ts'
import { isRecord } from '../rules/untrusted.ts'
import { type CaseProblem, readCase } from './read-case.ts'
import type { RuleCase } from './rule-case.ts'

/** The same in both languages of the studio. */
export interface Bilingual {
  readonly ko: string
  readonly en: string
}

/** How sure a verdict is: a source says so, it follows, readers differ, or nobody says. */
export const CONFIDENCES = ['literal', 'derived', 'ambiguous', 'gap'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** Who reads the rule otherwise, and how. */
export interface Disagreement {
  readonly who: Bilingual
  readonly says: Bilingual
}

/** A case with what it says for people. */
export interface ToldCase {
  readonly ruleCase: RuleCase
  readonly group: string
  readonly title: Bilingual
  readonly explanation: Bilingual
  /** Numbers of docs/rules.md, the deciding one first. */
  readonly rules: readonly string[]
  readonly confidence: Confidence
  readonly disagreements: readonly Disagreement[]
}

/** Most UTF-16 units of one text of a case. */
export const MAX_CASE_TEXT = 4000
const MAX_RULES = 40
const MAX_DISAGREEMENTS = 40

/** Reads a case with its words from untrusted data: a catalogue's, or one that somebody sent. */
export function readToldCase(input: unknown): Result<ToldCase, CaseProblem> {
  const ruleCase = readCase(input)
  if (!ruleCase.ok) return ruleCase
  const wrong = (field: string): Result<never, CaseProblem> => err({ field })
  if (!isRecord(input)) return wrong('id')
  const { group } = input
  if (typeof group !== 'string' || group.length > MAX_RULES) return wrong('group')
  const title = readBilingual(input['title'])
  if (!title) return wrong('title')
  const explanation = readBilingual(input['explanation'])
  if (!explanation) return wrong('explanation')
  const rules = readRules(input['rules'])
  if (!rules) return wrong('rules')
  const confidence = CONFIDENCES.find((known) => known === input['confidence'])
  if (!confidence) return wrong('confidence')
  const disagreements = readDisagreements(input['disagreements'] ?? [])
  if (!disagreements) return wrong('disagreements')
  const told = { group, title, explanation, rules, confidence, disagreements }
  return ok({ ruleCase: ruleCase.value, ...told })
}

const isText = (input: unknown): input is string =>
  typeof input === 'string' && input.trim() !== '' && input.length <= MAX_CASE_TEXT

function readBilingual(input: unknown): Bilingual | undefined {
  if (!isRecord(input)) return undefined
  const { ko, en } = input
  return isText(ko) && isText(en) ? { ko, en } : undefined
}

const readRules = (input: unknown): readonly string[] | undefined =>
  Array.isArray(input) && input.length <= MAX_RULES && input.every(isRuleNumber) ? input : undefined

const isRuleNumber = (input: unknown): input is string =>
  typeof input === 'string' && /^R[1-9]\d{0,2}$/.test(input)

function readDisagreements(input: unknown): readonly Disagreement[] | undefined {
  if (!Array.isArray(input) || input.length > MAX_DISAGREEMENTS) return undefined
  const read = input.flatMap((each: unknown) => {
    if (!isRecord(each)) return []
    const who = readBilingual(each['who'])
    const says = readBilingual(each['says'])
    return who && says ? [{ who, says }] : []
  })
  return read.length === input.length ? read : undefined
}
