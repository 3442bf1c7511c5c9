import { err, ok, type Result } from '../result.ts'
import { isRecord } from './untrusted.ts'

/**
 * A rule set is data: whether a piece may move so never depends on it, whether an action (a pass, a
 * fourth repetition) is legal and how a game ends always do. Every judged game carries its own.
 */
export interface RuleSet {
  /** Points decide (점수제); otherwise what would go to points is a draw. */
  readonly scoring: boolean
  /** When facing generals are a bikjang (빅장): after an earlier capture, or both sides under 30. */
  readonly bikjang: (typeof BIKJANG_RULES)[number]
  /** An answer to bikjang that mates but leaves the generals facing: points (true) or mate (false). */
  readonly bikjangBeforeMate: boolean
  /** What happens at the repetition that bites (반복수): refused, lost by its maker, or points. */
  readonly repetition: (typeof REPETITION_RULES)[number]
  /** The occurrence of a position at which repetition bites; the start position counts once. */
  readonly repetitionCount: (typeof REPETITION_COUNTS)[number]
  /** Who checked with every move throughout a repetition loses. */
  readonly perpetualCheckLoses: boolean
  /** No repetition rule while both sides, deom excluded, are under 30 points. */
  readonly repetitionFreeBelow30: boolean
  /** A pass (한수쉼) at will; one that is forced is legal anyway. */
  readonly allowPass: boolean
  /** A pass counts towards the move limit. */
  readonly passCountsAsMove: boolean
  /** Moves of both sides together after which points decide; 0 is no limit. */
  readonly moveLimit: number
}

export const BIKJANG_RULES = ['off', 'kjf', 'kja30'] as const
export const REPETITION_RULES = ['forbid', 'lose', 'scoreEnd'] as const
export const REPETITION_COUNTS = [3, 4] as const
export const MAX_MOVE_LIMIT = 10_000

/** The rule sets that come with the studio; users add their own beside them. */
export const PRESET_IDS = ['standard', 'kjf', 'kja', 'ddakji', 'friendly', 'casual'] as const
export type PresetId = (typeof PRESET_IDS)[number]

const standard: RuleSet = {
  scoring: true,
  bikjang: 'kjf',
  bikjangBeforeMate: true,
  repetition: 'forbid',
  repetitionCount: 4,
  perpetualCheckLoses: false,
  repetitionFreeBelow30: false,
  allowPass: true,
  passCountsAsMove: true,
  moveLimit: 0,
}

export const PRESETS: Readonly<Record<PresetId, RuleSet>> = {
  /** Federation rules as adapted for play on a screen: a fourth repetition is refused. */
  standard,
  /** Korea Janggi Federation (대한장기연맹): a fourth repetition loses, a pass is no move. */
  kjf: { ...standard, repetition: 'lose', passCountsAsMove: false },
  /** Korea Janggi Association (대한장기협회): bikjang and free repetition below 30 points. */
  kja: { ...standard, bikjang: 'kja30', repetition: 'lose', repetitionFreeBelow30: true },
  /** Online rules with points at the third repetition, perpetual check and 200 moves. */
  ddakji: {
    ...standard,
    bikjangBeforeMate: false,
    repetition: 'scoreEnd',
    repetitionCount: 3,
    perpetualCheckLoses: true,
    moveLimit: 200,
  },
  /** Without points: what they would decide is a draw. */
  friendly: { ...standard, scoring: false },
  /** Common online play: no bikjang, a third repetition is refused, 200 moves. */
  casual: { ...standard, bikjang: 'off', repetitionCount: 3, moveLimit: 200 },
}

export const isSameRuleSet = (a: RuleSet, b: RuleSet): boolean =>
  Object.entries(a).every(([point, value]) => Reflect.get(b, point) === value)

export const isPresetId = (id: string): id is PresetId => PRESET_IDS.some((known) => known === id)

const isBoolean = (value: unknown): boolean => typeof value === 'boolean'
const isOneOf =
  (choices: readonly unknown[]) =>
  (value: unknown): boolean =>
    choices.includes(value)

const POINT_CHECKS: Readonly<Record<keyof RuleSet, (value: unknown) => boolean>> = {
  scoring: isBoolean,
  bikjang: isOneOf(BIKJANG_RULES),
  bikjangBeforeMate: isBoolean,
  repetition: isOneOf(REPETITION_RULES),
  repetitionCount: isOneOf(REPETITION_COUNTS),
  perpetualCheckLoses: isBoolean,
  repetitionFreeBelow30: isBoolean,
  allowPass: isBoolean,
  passCountsAsMove: isBoolean,
  moveLimit: (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_MOVE_LIMIT,
}

const isPoint = (key: string): key is keyof RuleSet => Object.hasOwn(POINT_CHECKS, key)

/** The points of a rule set, in the order in which they are shown and saved. */
export const RULE_POINTS: readonly (keyof RuleSet)[] = Object.keys(POINT_CHECKS).filter(isPoint)

export type RuleSetProblem =
  | { readonly code: 'rules-not-an-object' }
  | { readonly code: 'rules-unknown-point'; readonly point: string }
  | { readonly code: 'rules-missing-point'; readonly point: keyof RuleSet }
  | { readonly code: 'rules-bad-value'; readonly point: keyof RuleSet }

/** Reads a rule set from untrusted data: every point must be there and nothing else. */
export function validateRuleSet(input: unknown): Result<RuleSet, readonly RuleSetProblem[]> {
  if (!isRecord(input)) return err([{ code: 'rules-not-an-object' }])
  const problems: RuleSetProblem[] = []
  for (const key of Object.keys(input)) {
    if (!isPoint(key)) problems.push({ code: 'rules-unknown-point', point: key.slice(0, 40) })
  }
  for (const point of RULE_POINTS) {
    if (!Object.hasOwn(input, point)) problems.push({ code: 'rules-missing-point', point })
    else if (!POINT_CHECKS[point](input[point])) problems.push({ code: 'rules-bad-value', point })
  }
  if (problems.length > 0 || !isRuleSet(input)) return err(problems)
  return ok(pick(input))
}

const isRuleSet = (input: object): input is RuleSet =>
  RULE_POINTS.every((point) => POINT_CHECKS[point](Reflect.get(input, point)))

/** A fresh object in the canonical order, so that equal rule sets have equal JSON. */
const pick = (rules: RuleSet): RuleSet => ({
  scoring: rules.scoring,
  bikjang: rules.bikjang,
  bikjangBeforeMate: rules.bikjangBeforeMate,
  repetition: rules.repetition,
  repetitionCount: rules.repetitionCount,
  perpetualCheckLoses: rules.perpetualCheckLoses,
  repetitionFreeBelow30: rules.repetitionFreeBelow30,
  allowPass: rules.allowPass,
  passCountsAsMove: rules.passCountsAsMove,
  moveLimit: rules.moveLimit,
})

/** One text for equal rule sets: part of every key under which a judged thing is stored. */
export const ruleSetText = (rules: RuleSet): string => JSON.stringify(pick(rules))

/** The preset with exactly these points, if there is one. */
export const presetOf = (rules: RuleSet): PresetId | undefined =>
  PRESET_IDS.find((id) => ruleSetText(PRESETS[id]) === ruleSetText(rules))
