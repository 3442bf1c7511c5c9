import { describe, expect, test } from 'vitest'
import type { Refusal } from '#engine/rules/refusal'
import { PRESETS, RULE_POINTS, validateRuleSet } from '#engine/rules/ruleset'
import { parseStanding } from '#engine/rules/past'
import { texts } from '#shared/text/index'
import {
  describePerpetual,
  describeRefusal,
  describeRuleEvent,
  describeRulePoint,
  describeRuleSetProblem,
  describeStandingProblem,
} from '#shared/text/rule-words'
import { at } from '../../support/positions.ts'
import { courseFrom, newCourse, playAll, refusalFor } from '../../support/play.ts'

const { ko, en } = texts

describe('why an action is refused', () => {
  test.each([
    ['3k5/9/p8/9/9/c8/9/C8/9/4K4 w', 'a3a8', '포는 포를 넘을 수 없어요.'],
    ['3k5/9/9/9/4P4/4N4/9/9/9/5K3 w', 'e5d7', '마의 길(멱)이 막혀 있어요.'],
    ['3k5/9/9/9/9/9/P8/9/r3K4/9 w', 'a4a5', '장군을 피해야 해요. 장군을 부른 기물: 91 차'],
    ['5k3/9/9/p8/9/9/P8/9/3K5/9 w', 'd2c2', '궁은 궁성 밖으로 나갈 수 없어요.'],
    ['3a5/R3k4/9/9/9/9/9/9/9/5K3 b', 'pass', '장군을 받은 상태에서는 쉴 수 없어요.'],
    ['3k5/4r4/9/9/9/4R4/9/9/4K4/9 w', 'e5f5', '이 기물이 움직이면 25의 차에게 궁이 잡혀요.'],
  ])('%s %s', (fen, move, words) => {
    const refusal = refusalFor(courseFrom(fen), move)!
    expect(describeRefusal(ko, refusal)).toBe(words)
    expect(describeRefusal(en, refusal)).toMatch(/^[ -~’“”]+$/)
  })

  test('repetition names the earlier plies', () => {
    const refusal: Refusal = { code: 'repetition', occurrence: 4, plies: [0, 4, 8] }
    expect(describeRefusal(ko, refusal)).toBe(
      '같은 수를 너무 많이 반복해서 둘 수 없어요. 4번째 같은 국면이에요 (앞선 국면: 0수, 4수, 8수).',
    )
    expect(describeRefusal(en, refusal)).toContain('ply 0, 4, 8')
  })
})

describe('what an action brought', () => {
  test('is told in both languages', () => {
    const { events } = playAll(newCourse(), 'a1a2 a10a9 a2a1 a9a10')
    expect(events.map((event) => describeRuleEvent(ko, event))).toEqual([
      '같은 국면 2번째 (앞선 국면: 0수)',
    ])
    const stood = { type: 'illegalStood', refusal: { code: 'no-screen' } } as const
    expect(describeRuleEvent(en, stood)).toContain('screen')
    const capture = { type: 'capture', role: 'soldier', at: at('a7') } as const
    expect(describeRuleEvent(ko, capture)).toBe('졸(병)을 잡음')
  })

  test('perpetual check is told where the rules ask for it', () => {
    const evidence = { kind: 'repetition', occurrence: 3, plies: [0, 4, 8] } as const
    const told = (perpetualChecker: 'cho' | 'unknown' | null): string | undefined =>
      describePerpetual(ko, { ...evidence, perpetualChecker })
    expect(told('cho')).toBe('초가 반복하는 동안 수마다 장군을 불렀습니다.')
    expect(told('unknown')).toContain('가릴 수 없습니다')
    expect(told(null)).toBeUndefined()
  })
})

describe('rule sets and pasts', () => {
  test('every point of every preset has words', () => {
    for (const words of [ko, en]) {
      for (const rules of Object.values(PRESETS)) {
        for (const point of RULE_POINTS) {
          expect(describeRulePoint(words, rules, point)).not.toBe('')
          expect(words.rules.points[point]).not.toBe('')
        }
      }
    }
    expect(describeRulePoint(ko, PRESETS.ddakji, 'moveLimit')).toBe('200수')
    expect(describeRulePoint(en, PRESETS.standard, 'moveLimit')).toBe('None')
  })

  test('what is wrong is named', () => {
    const read = validateRuleSet({ ...PRESETS.standard, moveLimit: -1, x: 1 })
    const problems = read.ok ? [] : read.error
    expect(problems.map((problem) => describeRuleSetProblem(ko, problem))).toEqual([
      '모르는 규칙 항목 「x」입니다.',
      '규칙 「수 제한」 값이 잘못되었습니다.',
    ])
    const standing = parseStanding('{')
    const told = standing.ok ? [] : standing.error.map((p) => describeStandingProblem(en, p))
    expect(told).toEqual(['The position cannot be read.'])
  })
})
