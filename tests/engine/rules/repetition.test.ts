import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { positionKey } from '#engine/rules/position-key'
import { PRESETS } from '#engine/rules/ruleset'
import { setupOf } from '../../support/positions.ts'
import {
  courseFrom,
  newCourse,
  outcomeAfter,
  playAll,
  refusalFor,
  rulesWith,
} from '../../support/play.ts'

/** Four plies that lead back to the start. */
const CYCLE = 'a1a2 a10a9 a2a1 a9a10'
const TWICE = `${CYCLE} ${CYCLE}`
/** All but the last ply of three cycles. */
const BEFORE_FOURTH = `${TWICE} a1a2 a10a9 a2a1`

/** Cho checks with every move; Han’s guard has one answer each time. */
const PERPETUAL = 'R8/3ka4/3p5/9/9/9/9/9/9/5K3 w'
const CHECKS = 'a10a9 d9d10 a9a10 d10d9'

describe('a fourth occurrence (반복수)', () => {
  test('the start counts once: Han’s return at ply 12 is refused, with the earlier plies', () => {
    const course = newCourse()
    playAll(course, BEFORE_FOURTH)
    expect(refusalFor(course, 'a9a10')).toEqual({
      code: 'repetition',
      occurrence: 4,
      plies: [0, 4, 8],
    })
  })

  test('a third is allowed and reported', () => {
    const report = playAll(newCourse(), TWICE)
    expect(report).toMatchObject({ occurrence: 3, outcome: null })
    expect(report.events).toContainEqual({ type: 'repetition', n: 3, plies: [0, 4, 8] })
  })

  test('after the refusal anything else may be played, the pass too', () => {
    const course = newCourse()
    playAll(course, BEFORE_FOURTH)
    const legal = course.legalActions()
    expect(legal).toContainEqual({ kind: 'pass' })
    expect(legal).not.toContainEqual({ kind: 'step', from: 72, to: 81 })
    expect(legal.length).toBeGreaterThan(30)
  })

  test('occurrences need not follow each other', () => {
    const course = newCourse()
    playAll(course, `${CYCLE} i1i2 i10i9 i2i1 i9i10 a1a2 a10a9 a2a1`)
    expect(refusalFor(course, 'a9a10')).toMatchObject({ code: 'repetition', plies: [0, 4, 8] })
  })

  test('lose: who makes it loses', () => {
    const outcome = outcomeAfter(newCourse(PRESETS.kjf), `${BEFORE_FOURTH} a9a10`)
    expect(outcome).toMatchObject({
      winner: 'cho',
      reason: 'repetitionLoss',
      summaryKo: '초 반칙승 (반복수, 12수)',
    })
  })

  test('scoreEnd: points decide at the third, and without points it is a draw', () => {
    expect(outcomeAfter(newCourse(PRESETS.ddakji), TWICE)).toMatchObject({
      winner: 'han',
      reason: 'scoreRepetition',
      evidence: { occurrence: 3, plies: [0, 4, 8], perpetualChecker: null },
    })
    const friendly = rulesWith({ repetition: 'scoreEnd', scoring: false })
    expect(outcomeAfter(newCourse(friendly), `${BEFORE_FOURTH} a9a10`)?.reason).toBe(
      'drawRepetition',
    )
  })

  test('only the side to move tells positions apart, so a passer is not to blame', () => {
    const course = newCourse()
    playAll(course, 'pass a10a9 pass a9a10 pass a10a9 pass a9a10 pass a10a9 pass')
    expect(refusalFor(course, 'a9a10')).toMatchObject({ code: 'repetition' })
  })

  test('a pass itself can be the fourth occurrence', () => {
    const course = newCourse()
    playAll(course, 'a1a2 pass a2a1 pass a1a2 pass a2a1 pass a1a2 pass a2a1')
    expect(refusalFor(course, 'pass')).toMatchObject({ code: 'repetition' })
  })

  test('repetition is judged before the double pass', () => {
    const course = newCourse(PRESETS.kjf)
    expect(outcomeAfter(course, `${TWICE} pass pass`)).toMatchObject({
      winner: 'cho',
      reason: 'repetitionLoss',
    })
  })

  test('occurrences from before a loaded position count', () => {
    const fen = 'R8/3k5/3p5/9/9/9/9/9/9/5K3'
    const earlier = { [positionKey(setupOf(`${fen} w`))]: 3 }
    const course = courseFrom('R2k5/9/3p5/9/9/9/9/9/9/5K3 b', rulesWith(), { earlier })
    expect(refusalFor(course, 'd10d9')).toEqual({ code: 'repetition', occurrence: 4, plies: [] })
  })
})

describe('forbid lets a repetition through', () => {
  const threeTimes = `${CHECKS} ${CHECKS} a10a9 d9d10 a9a10`

  test('in check, where no other safe step is left: then points decide', () => {
    const outcome = outcomeAfter(courseFrom(PERPETUAL), `${threeTimes} d10d9`)
    expect(outcome).toMatchObject({ reason: 'scoreRepetition', scores: { cho: 13, han: 6.5 } })
    const draw = courseFrom(PERPETUAL, rulesWith({ scoring: false }))
    expect(outcomeAfter(draw, `${threeTimes} d10d9`)?.reason).toBe('drawRepetition')
  })

  test('not in check with another evasion', () => {
    const course = courseFrom('R8/3k5/3p5/9/9/9/9/9/9/5K3 w')
    playAll(course, threeTimes)
    expect(refusalFor(course, 'd10d9')).toMatchObject({ code: 'repetition' })
  })

  test('perpetual check is looked for before points, where the rules ask for it', () => {
    const rules = rulesWith({ perpetualCheckLoses: true })
    expect(outcomeAfter(courseFrom(PERPETUAL, rules), `${threeTimes} d10d9`)).toMatchObject({
      winner: 'han',
      reason: 'repetitionLoss',
      evidence: { perpetualChecker: 'cho' },
    })
  })

  test('out of check, where every step and the pass are refused: all of them, and it ends', () => {
    // Han has no safe step, and the position after its pass stood three times before.
    const fen = '3k5/R8/9/9/9/9/9/9/9/4RK3 b'
    const afterPass = positionKey(setupOf('3k5/R8/9/9/9/9/9/9/9/4RK3 w'))
    for (const allowPass of [true, false]) {
      const rules = rulesWith({ allowPass })
      const free = courseFrom(fen, rules)
      expect(free.legalActions()).toEqual([{ kind: 'pass' }])
      const course = courseFrom(fen, rules, { earlier: { [afterPass]: 3 } })
      expect(course.legalActions()).toEqual([{ kind: 'pass' }])
      expect(outcomeAfter(course, 'pass')?.reason).toBe('scoreRepetition')
    }
  })

  test('a deadlock with a safe step: step and pass are both let through, also without passes', () => {
    const fen = '3k5/9/9/9/9/9/9/9/8R/4RK3 b'
    const keys = ['3k5/9/9/9/9/9/9/9/8R/4RK3 w', '9/3k5/9/9/9/9/9/9/8R/4RK3 w'].map((key) =>
      positionKey(setupOf(key)),
    )
    const [pass, step] = keys
    for (const allowPass of [true, false]) {
      const rules = rulesWith({ allowPass })
      const stuck = { earlier: { [pass!]: 3, [step!]: 3 } }
      const course = courseFrom(fen, rules, stuck)
      expect(course.legalActions()).toEqual([{ kind: 'step', from: 84, to: 75 }, { kind: 'pass' }])
      expect(outcomeAfter(courseFrom(fen, rules, stuck), 'd10d9')?.reason).toBe('scoreRepetition')
      expect(outcomeAfter(courseFrom(fen, rules, stuck), 'pass')?.reason).toBe('scoreRepetition')
      const oneWayOut = courseFrom(fen, rules, { earlier: { [step!]: 3 } })
      expect(refusalFor(oneWayOut, 'd10d9')).toMatchObject({ code: 'repetition' })
      expect(refusalFor(oneWayOut, 'pass')).toBeUndefined()
    }
  })
})

describe('perpetual check', () => {
  test('the checker loses at the third occurrence, not the side that made it', () => {
    const outcome = outcomeAfter(courseFrom(PERPETUAL, PRESETS.ddakji), `${CHECKS} ${CHECKS}`)
    expect(outcome).toMatchObject({ winner: 'han', reason: 'repetitionLoss' })
  })

  test('without that rule the literal one blames who made it', () => {
    const outcome = outcomeAfter(
      courseFrom(PERPETUAL, PRESETS.kjf),
      `${CHECKS} ${CHECKS} ${CHECKS}`,
    )
    expect(outcome).toMatchObject({ winner: 'cho', reason: 'repetitionLoss' })
  })

  test('a quiet action in between clears the checker', () => {
    const course = courseFrom(PERPETUAL, PRESETS.ddakji)
    const quiet = 'a10a9 d9d10 a9a8 pass a8a9 pass a9a10 d10d9 a10a9 d9d10'
    expect(outcomeAfter(course, quiet)).toMatchObject({
      winner: 'cho',
      reason: 'scoreRepetition',
      evidence: { perpetualChecker: null },
    })
  })

  test('where the first occurrence is not known the ruling says so', () => {
    const past = { earlier: { [positionKey(setupOf(PERPETUAL))]: 1 } }
    const course = courseFrom(PERPETUAL, PRESETS.ddakji, past)
    expect(outcomeAfter(course, CHECKS)).toMatchObject({
      reason: 'scoreRepetition',
      evidence: { occurrence: 3, plies: [0, 4], perpetualChecker: 'unknown' },
    })
  })

  test('a past with its trail knows the checks of before', () => {
    const course = courseFrom(PERPETUAL, PRESETS.ddakji)
    playAll(course, `${CHECKS} a10a9 d9d10`)
    const standing = course.standing()
    expect(standing.past.trail.map(({ check }) => check)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
    ])
    const resumed = Course.from(standing, PRESETS.ddakji)
    expect(outcomeAfter(resumed, 'a9a10 d10d9')).toMatchObject({
      winner: 'han',
      reason: 'repetitionLoss',
      evidence: { plies: [0, 4, 8], perpetualChecker: 'cho' },
    })
  })
})

describe('free repetition below 30 points', () => {
  test('neither refused nor ended while both sides are under 30, but counted', () => {
    const course = courseFrom(PERPETUAL, PRESETS.kja)
    const report = playAll(course, `${CHECKS} ${CHECKS} ${CHECKS} ${CHECKS}`)
    expect(report).toMatchObject({ occurrence: 5, outcome: null })
    const forbid = rulesWith({ repetitionFreeBelow30: true, perpetualCheckLoses: true })
    expect(playAll(courseFrom(PERPETUAL, forbid), `${CHECKS} ${CHECKS} ${CHECKS}`)).toMatchObject({
      occurrence: 4,
      outcome: null,
    })
  })

  test('at 30 points on one side it bites', () => {
    const course = courseFrom('R8/3ka4/3p5/9/9/9/9/9/1BRP5/1P1K5 w', PRESETS.kja)
    expect(course.scores.cho).toBe(33)
    expect(outcomeAfter(course, `${CHECKS} ${CHECKS} ${CHECKS}`)?.reason).toBe('repetitionLoss')
  })
})
