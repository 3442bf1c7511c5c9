import { describe, expect, test } from 'vitest'
import { END_REASONS, outcome, pointsOutcome } from '#engine/rules/outcome'
import { PRESETS } from '#engine/rules/ruleset'
import { moveOf } from '../../support/positions.ts'
import {
  courseFrom,
  eventTypes,
  newCourse,
  outcomeAfter,
  playAll,
  refusalFor,
  rulesWith,
} from '../../support/play.ts'

const BACK_ROW_MATE = '3k5/8R/9/9/9/9/9/9/9/5K1R1 w'
const NO_STEP = '4k4/c7R/6N2/3R5/9/9/9/9/9/3K5 b'

describe('checkmate (외통)', () => {
  test('the mating side wins and nothing more is played', () => {
    const course = courseFrom(BACK_ROW_MATE)
    const report = playAll(course, 'h1h10')
    expect(report.outcome).toMatchObject({
      winner: 'cho',
      reason: 'checkmate',
      moveCount: 1,
      summaryKo: '초 외통승 (1수)',
      summaryEn: 'Cho wins by checkmate (1 move)',
    })
    expect(eventTypes(report)).toContain('janggun')
    expect(course.legalActions()).toEqual([])
    expect(refusalFor(course, 'd10d9')).toEqual({ code: 'game-over' })
    expect(course.play(moveOf('pass'))).toEqual({ ok: false, error: { code: 'game-over' } })
  })

  test('a loaded position in which the side to move is mated is over', () => {
    expect(courseFrom('3k3R1/8R/9/9/9/9/9/9/9/5K3 b').outcome?.reason).toBe('checkmate')
  })

  test('the only flight may face the enemy general', () => {
    const course = courseFrom('3k5/9/9/2N6/9/9/9/9/4K4/7R1 w')
    expect(playAll(course, 'h1h10').outcome).toBeNull()
    expect(playAll(course, 'd10e9').bikjang).toBe('called')
  })
})

describe('no legal step (한수쉼)', () => {
  test('is neither mate nor stalemate: the pass is legal, also without passes', () => {
    const course = courseFrom(NO_STEP, rulesWith({ allowPass: false }))
    expect(course.outcome).toBeNull()
    expect(course.legalActions()).toEqual([{ kind: 'pass' }])
    expect(eventTypes(playAll(course, 'pass'))).toEqual(['forcedPass'])
  })

  test('a pass at will is none of that, and refused where passes are', () => {
    expect(eventTypes(playAll(newCourse(), 'pass'))).toEqual(['pass'])
    const course = newCourse(rulesWith({ allowPass: false }))
    expect(refusalFor(course, 'pass')).toEqual({ code: 'pass-not-allowed' })
    expect(course.legalActions()).not.toContainEqual({ kind: 'pass' })
  })

  test('is refused in check, with the attackers', () => {
    const course = courseFrom('3a5/R3k4/9/9/9/9/9/9/9/5K3 b')
    expect(refusalFor(course, 'pass')).toMatchObject({
      code: 'pass-in-check',
      attacks: [{ role: 'chariot', from: 72 }],
    })
  })
})

describe('double pass', () => {
  test('goes to points, or is a draw without them', () => {
    expect(outcomeAfter(newCourse(), 'pass pass')).toMatchObject({
      winner: 'han',
      summaryKo: '한 판정승 73.5 : 72 (한수쉼)',
      summaryEn: 'Han wins on points 73.5 : 72 (double pass)',
    })
    const draw = outcomeAfter(newCourse(PRESETS.friendly), 'pass pass')
    expect(draw).toMatchObject({ winner: null, summaryKo: '무승부 (한수쉼)' })
  })

  test('a move between the passes starts anew', () => {
    expect(outcomeAfter(newCourse(), 'pass a10a9 pass a9a10')).toBeNull()
  })

  test('one pass before a loaded position counts', () => {
    const past = { consecutivePasses: 1 }
    expect(outcomeAfter(courseFrom(NO_STEP, rulesWith(), past), 'pass')?.reason).toBe('scorePasses')
  })
})

describe('move limit', () => {
  const fen = '8r/3k5/9/9/R8/9/9/9/9/5K3 w'

  test('counts both sides, passes included', () => {
    const rules = rulesWith({ moveLimit: 150 })
    const past = { ply: 149, steps: 140 }
    expect(outcomeAfter(courseFrom(fen, rules, past), 'a6a7')).toMatchObject({
      winner: 'han',
      moveCount: 150,
      summaryKo: '한 판정승 14.5 : 13 (수 제한)',
    })
    expect(outcomeAfter(courseFrom(fen, rules, past), 'pass')?.reason).toBe('scoreMoveLimit')
    expect(outcomeAfter(courseFrom(fen, rules, { ply: 148, steps: 148 }), 'a6a7')).toBeNull()
  })

  test('or without passes, where they are no moves', () => {
    const rules = rulesWith({ moveLimit: 150, passCountsAsMove: false })
    const course = courseFrom(fen, rules, { ply: 160, steps: 149 })
    expect(outcomeAfter(course, 'pass')).toBeNull()
    expect(outcomeAfter(course, 'i10i9')).toMatchObject({ moveCount: 162 })
  })
})

describe('points', () => {
  test('the start is 72 to 73.5, the deom Han’s', () => {
    expect(newCourse().scores).toEqual({ cho: 72, han: 73.5 })
  })

  test.each([
    ['8c/3k5/9/9/N8/9/9/9/8B/5K3 w', 'han', { cho: 8, han: 8.5 }],
    ['9/3k5/9/9/P8/9/9/9/9/5K3 w', 'cho', { cho: 2, han: 1.5 }],
    ['9/3k5/9/9/9/9/9/9/9/5K3 w', 'han', { cho: 0, han: 1.5 }],
  ])('%s: %s wins', (fen, winner, scores) => {
    expect(outcomeAfter(courseFrom(fen), 'pass pass')).toMatchObject({ winner, scores })
  })
})

describe('the words of a result', () => {
  const state = { points: { cho: 50, han: 55.5 }, ply: 63 }

  test.each([
    ['checkmate', '초 외통승 (63수)', 'Cho wins by checkmate (63 moves)'],
    ['resign', '초 기권승 (63수)', 'Cho wins by resignation (63 moves)'],
    ['timeLoss', '초 시간승 (63수)', 'Cho wins by time (63 moves)'],
    ['repetitionLoss', '초 반칙승 (반복수, 63수)', 'Cho wins by forfeit (repetition, 63 moves)'],
  ] as const)('%s', (reason, ko, en) => {
    expect(outcome('cho', reason, state)).toMatchObject({ summaryKo: ko, summaryEn: en })
  })

  test.each([
    ['Bikjang', '빅장'],
    ['Passes', '한수쉼'],
    ['MoveLimit', '수 제한'],
    ['Repetition', '반복수'],
  ] as const)('points after %s, the winner’s first; a draw without points', (cause, word) => {
    const won = pointsOutcome(cause, PRESETS.standard, state)
    expect(won).toMatchObject({ winner: 'han', summaryKo: `한 판정승 55.5 : 50 (${word})` })
    const drawn = pointsOutcome(cause, PRESETS.friendly, state)
    expect(drawn).toMatchObject({
      winner: null,
      summaryKo: `무승부 (${word})`,
      scores: state.points,
    })
  })

  test('agreed draws and games called off', () => {
    expect(outcome(null, 'drawAgreed', state).summaryKo).toBe('무승부 (합의)')
    expect(outcome(null, 'aborted', state).summaryKo).toBe('대국 취소')
  })

  test('every reason has words of its own', () => {
    const summaries = END_REASONS.map((reason) => {
      const winner = reason.startsWith('draw') || reason === 'aborted' ? null : 'cho'
      const { summaryKo, summaryEn } = outcome(winner, reason, state)
      return `${summaryKo} ${summaryEn}`
    })
    expect(new Set(summaries).size).toBe(END_REASONS.length)
  })
})
