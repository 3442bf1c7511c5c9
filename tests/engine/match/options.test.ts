import { describe, expect, test } from 'vitest'
import { DEFAULT_OPTIONS, OFFERED_TIMES, validateOptions } from '#engine/match/options'
import { PRESETS } from '#engine/rules/ruleset'

const byoyomi = { kind: 'byoyomi', mainSec: 600, periodSec: 30, periods: 3 }
const missing = Object.fromEntries(
  Object.entries(DEFAULT_OPTIONS).filter(([key]) => key !== 'hints'),
)

describe('options from outside', () => {
  test('the defaults, and every value of the table', () => {
    expect(validateOptions(JSON.parse(JSON.stringify(DEFAULT_OPTIONS)))).toEqual({
      ok: true,
      value: DEFAULT_OPTIONS,
    })
    const table = {
      setupOrder: ['hanFirst', 'simultaneous'],
      sideAssignment: ['random', 'hostCho', 'hostHan', 'alternate'],
      timeControl: [
        { kind: 'none' },
        ...OFFERED_TIMES.mainSec.map((mainSec) => ({ ...byoyomi, mainSec })),
        ...OFFERED_TIMES.periodSec.map((periodSec) => ({ ...byoyomi, periodSec })),
        ...OFFERED_TIMES.periods.map((periods) => ({ ...byoyomi, periods })),
        { kind: 'byoyomi', mainSec: 1200, periodSec: 40, periods: 3 },
        { kind: 'byoyomi', mainSec: 0, periodSec: 10, periods: 1 },
      ],
      idleLimitSec: OFFERED_TIMES.idleLimitSec,
      undo: ['off', 1, 3, 'unlimited'],
      drawOffer: [true, false],
      hints: ['off', 'moves', 'movesAndThreats'],
      disconnectGraceSec: OFFERED_TIMES.disconnectGraceSec,
      rules: Object.values(PRESETS),
    }
    for (const [key, values] of Object.entries(table)) {
      for (const value of values) {
        const options = { ...DEFAULT_OPTIONS, [key]: value }
        expect(validateOptions(options)).toEqual({ ok: true, value: options })
      }
    }
  })

  test.each([
    { name: 'nothing', input: undefined, problem: { code: 'wrongType', path: '' } },
    { name: 'null', input: null, problem: { code: 'wrongType', path: '' } },
    { name: 'a list', input: [], problem: { code: 'wrongType', path: '' } },
    { name: 'one missing', input: missing, problem: { code: 'missing', path: 'hints' } },
    {
      name: 'one too many',
      input: { ...DEFAULT_OPTIONS, handicap: 1 },
      problem: { code: 'unknownField', path: 'handicap' },
    },
    {
      name: 'a name that every object has',
      input: JSON.parse(
        JSON.stringify({ ...DEFAULT_OPTIONS }).replace('{', '{"__proto__":1,'),
      ) as unknown,
      problem: { code: 'unknownField', path: '__proto__' },
    },
    {
      name: 'undo twice',
      input: { ...DEFAULT_OPTIONS, undo: 2 },
      problem: { code: 'notAChoice', path: 'undo', choices: ['off', 1, 3, 'unlimited'] },
    },
    {
      name: 'undo as text',
      input: { ...DEFAULT_OPTIONS, undo: '1' },
      problem: { code: 'notAChoice', path: 'undo' },
    },
    {
      name: 'a negative main time',
      input: { ...DEFAULT_OPTIONS, timeControl: { ...byoyomi, mainSec: -1 } },
      problem: { code: 'outOfRange', path: 'timeControl.mainSec', least: 0 },
    },
    {
      name: 'no period at all',
      input: { ...DEFAULT_OPTIONS, timeControl: { ...byoyomi, periods: 0 } },
      problem: { code: 'outOfRange', path: 'timeControl.periods', least: 1 },
    },
    {
      name: 'a fraction of a second',
      input: { ...DEFAULT_OPTIONS, timeControl: { ...byoyomi, periodSec: 0.5 } },
      problem: { code: 'wrongType', path: 'timeControl.periodSec', expected: 'integer' },
    },
    {
      name: 'endless idling',
      input: { ...DEFAULT_OPTIONS, idleLimitSec: Infinity },
      problem: { code: 'wrongType', path: 'idleLimitSec' },
    },
    {
      name: 'a clock without byo-yomi',
      input: { ...DEFAULT_OPTIONS, timeControl: { kind: 'fischer' } },
      problem: { code: 'notAChoice', path: 'timeControl.kind', choices: ['none', 'byoyomi'] },
    },
    {
      name: 'a clock that is an inherited name',
      input: { ...DEFAULT_OPTIONS, timeControl: { kind: 'toString' } },
      problem: { code: 'notAChoice', path: 'timeControl.kind' },
    },
    {
      name: 'no clock, but with times',
      input: { ...DEFAULT_OPTIONS, timeControl: { ...byoyomi, kind: 'none' } },
      problem: { code: 'unknownField', path: 'timeControl.mainSec' },
    },
    {
      name: 'a wrong point of the rules',
      input: { ...DEFAULT_OPTIONS, rules: { ...PRESETS.standard, moveLimit: -1 } },
      problem: { code: 'invalid', path: 'rules.moveLimit', reason: 'rules-bad-value' },
    },
    {
      name: 'rules by name',
      input: { ...DEFAULT_OPTIONS, rules: 'standard' },
      problem: { code: 'invalid', path: 'rules', reason: 'rules-not-an-object' },
    },
  ])('refuses $name', ({ input, problem }) => {
    const read = validateOptions(input)
    if (read.ok) throw new Error('accepted')
    expect(read.error[0]).toMatchObject(problem)
  })

  test('says all that is wrong, but not without end', () => {
    const two = validateOptions({ ...DEFAULT_OPTIONS, undo: 2, hints: 'all' })
    expect(two.ok ? [] : two.error.map(({ path }) => path)).toEqual(['undo', 'hints'])
    const many = validateOptions(Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [i, i])))
    expect(many.ok ? 0 : many.error.length).toBe(20)
  })
})
