import { describe, expect, test } from 'vitest'
import {
  PRESET_IDS,
  PRESETS,
  presetOf,
  RULE_POINTS,
  ruleSetText,
  validateRuleSet,
} from '#engine/rules/ruleset'

const problems = (input: unknown): unknown => {
  const read = validateRuleSet(input)
  return read.ok ? [] : read.error
}

describe('rule sets', () => {
  test.each([
    ['standard', [true, 'kjf', true, 'forbid', 4, false, false, true, true, 0]],
    ['kjf', [true, 'kjf', true, 'lose', 4, false, false, true, false, 0]],
    ['kja', [true, 'kja30', true, 'lose', 4, false, true, true, true, 0]],
    ['ddakji', [true, 'kjf', false, 'scoreEnd', 3, true, false, true, true, 200]],
    ['friendly', [false, 'kjf', true, 'forbid', 4, false, false, true, true, 0]],
    ['casual', [true, 'off', true, 'forbid', 3, false, false, true, true, 200]],
  ] as const)('%s', (id, values) => {
    expect(RULE_POINTS.map((point) => PRESETS[id][point])).toEqual(values)
  })

  test('presets come back from JSON, as themselves and recognised', () => {
    for (const id of PRESET_IDS) {
      const read = validateRuleSet(JSON.parse(JSON.stringify(PRESETS[id])))
      expect(read).toEqual({ ok: true, value: PRESETS[id] })
      expect(presetOf(PRESETS[id])).toBe(id)
    }
    expect(presetOf({ ...PRESETS.standard, moveLimit: 150 })).toBeUndefined()
  })

  test('equal rule sets have one text, whatever the order of their points', () => {
    const reversed = Object.fromEntries(Object.entries(PRESETS.kja).reverse())
    const read = validateRuleSet(reversed)
    expect(read.ok && ruleSetText(read.value)).toBe(ruleSetText(PRESETS.kja))
  })

  test.each([
    ['null', null],
    ['a list', []],
    ['a text', 'standard'],
  ])('%s is no rule set', (_name, input) => {
    expect(problems(input)).toEqual([{ code: 'rules-not-an-object' }])
  })

  test('unknown, missing and wrong points are all named', () => {
    const entries = Object.entries(PRESETS.standard).filter(([point]) => point !== 'scoring')
    const rest = Object.fromEntries(entries)
    expect(problems({ ...rest, repetitionCount: 5, handicap: true })).toEqual([
      { code: 'rules-unknown-point', point: 'handicap' },
      { code: 'rules-missing-point', point: 'scoring' },
      { code: 'rules-bad-value', point: 'repetitionCount' },
    ])
  })

  test.each([
    ['scoring', 1],
    ['bikjang', 'on'],
    ['bikjangBeforeMate', null],
    ['repetition', ''],
    ['repetitionCount', '4'],
    ['allowPass', 'true'],
    ['moveLimit', -1],
    ['moveLimit', 1.5],
    ['moveLimit', Number.NaN],
    ['moveLimit', 1e9],
    ['__proto__', {}],
  ])('%s cannot be %s', (point, value) => {
    const input: unknown = JSON.parse(JSON.stringify(PRESETS.standard))
    Object.defineProperty(input, point, { value, enumerable: true })
    expect(validateRuleSet(input).ok).toBe(false)
  })
})
