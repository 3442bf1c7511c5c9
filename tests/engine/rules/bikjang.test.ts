import { describe, expect, test } from 'vitest'
import {
  courseFrom,
  eventTypes,
  newCourse,
  outcomeAfter,
  playAll,
  refusalFor,
  rulesWith,
} from '../../support/play.ts'

/** The generals face after ply 7, called by Cho; the first capture was ply 5. */
const CALL = 'e4e5 e7d7 e5e6 d7d6 e6d6 e9f9 e2f2'

/** Cho calls by stepping onto the open file. */
const OPEN_FILE = '8r/4k4/9/9/9/P8/R8/9/9/3K5 w'

describe('calling bikjang (빅장)', () => {
  test('facing before any capture is nothing', () => {
    const course = newCourse()
    const report = playAll(course, 'e4d4 e7d7')
    expect(report).toMatchObject({ facing: true, bikjang: null, pending: null, outcome: null })
  })

  test('the first capture itself does not call, also when it makes the generals face', () => {
    const course = newCourse()
    const report = playAll(course, 'e4e5 e7d7 e5e6 d7d6 e6d6')
    expect(report).toMatchObject({ facing: true, bikjang: null })
    expect(course.firstCapturePly).toBe(5)
  })

  test('facing made anew by a later action calls', () => {
    const report = playAll(newCourse(), CALL)
    expect(report).toMatchObject({ bikjang: 'called', pending: { calledBy: 'cho', ply: 7 } })
    expect(eventTypes(report)).toContain('bikjangCalled')
  })

  test('facing that stood when its condition became true is no call', () => {
    const course = courseFrom('8r/4k4/9/9/RCN6/8N/9/9/9/3K5 w', rulesWith({ bikjang: 'kja30' }))
    const report = playAll(course, 'd1e1 i10i5')
    expect(report).toMatchObject({ facing: true, bikjang: null, pending: null })
  })

  test('a loaded position that faces has no pending call unless its past says so', () => {
    const fen = '8r/4k4/9/9/R8/9/9/9/9/4K4 b'
    expect(courseFrom(fen).pendingBikjang).toBeNull()
    const past = { bikjang: { calledBy: 'cho', ply: 0 } } as const
    expect(outcomeAfter(courseFrom(fen, rulesWith(), past), 'pass')?.reason).toBe('scoreBikjang')
    const off = courseFrom(fen, rulesWith({ bikjang: 'off' }), past)
    expect(outcomeAfter(off, 'pass')).toBeNull()
  })

  test('kja30 counts after the action, without the deom, and 30 is not under 30', () => {
    const rules = rulesWith({ bikjang: 'kja30' })
    const at29 = courseFrom('6r1r/4k4/9/9/R8/9/9/9/9/b2K5 w', rules)
    expect(playAll(at29, 'd1e1').bikjang).toBe('called')
    const at30 = courseFrom('6r1r/4k4/9/9/R8/9/9/9/9/p1pK5 w', rules)
    expect(playAll(at30, 'd1e1').bikjang).toBeNull()
    const byCapture = courseFrom('6r1r/4k4/9/9/R8/9/9/9/4p4/p2K5 w', rules)
    expect(playAll(byCapture, 'd1e2').bikjang).toBe('called')
  })

  test('a handicap start has no capture: missing pieces were not taken', () => {
    const fen = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABN1 w'
    const course = courseFrom(fen, rulesWith(), { firstCapturePly: null })
    expect(playAll(course, 'e4d4 e7d7')).toMatchObject({ facing: true, bikjang: null })
  })
})

describe('answering bikjang', () => {
  test('a piece between the generals goes on with the game', () => {
    const report = playAll(newCourse(), `${CALL} g7f7`)
    expect(report).toMatchObject({ bikjang: 'answered', pending: null, outcome: null })
  })

  test('a pass, an unrelated move and a capture that leave them facing go to points', () => {
    expect(outcomeAfter(newCourse(), `${CALL} pass`)?.summaryKo).toBe('초 판정승 72 : 71.5 (빅장)')
    expect(outcomeAfter(newCourse(), `${CALL} a10a9`)?.reason).toBe('scoreBikjang')
    const taken = courseFrom('8r/4k4/9/9/8R/P8/9/9/9/3K5 w')
    expect(outcomeAfter(taken, 'd1e1 i10i6')).toMatchObject({
      winner: 'han',
      reason: 'scoreBikjang',
      scores: { cho: 2, han: 14.5 },
    })
  })

  test('without points an accepted bikjang is a draw', () => {
    const outcome = outcomeAfter(newCourse(rulesWith({ scoring: false })), `${CALL} pass`)
    expect(outcome).toMatchObject({ winner: null, reason: 'drawBikjang' })
  })

  test('the call is the evidence', () => {
    const outcome = outcomeAfter(newCourse(), `${CALL} pass`)
    expect(outcome?.evidence).toEqual({ kind: 'bikjang', call: { calledBy: 'cho', ply: 7 } })
  })

  test('check comes first: no pass, and an answer that leaves them facing goes to points', () => {
    const fen = '8r/3ak4/9/9/9/P3N4/9/9/9/4K4 w'
    const called = courseFrom(fen)
    expect(playAll(called, 'e5d7')).toMatchObject({ check: true, bikjang: 'called' })
    expect(refusalFor(called, 'pass')).toMatchObject({ code: 'pass-in-check' })
    expect(outcomeAfter(called, 'd9d8')?.reason).toBe('scoreBikjang')
    expect(outcomeAfter(courseFrom(fen), 'e5d7 e9f9')).toBeNull()
  })

  test('allowPass off: bikjang cannot be accepted by passing, but a forced pass accepts it', () => {
    const rules = rulesWith({ allowPass: false })
    const course = newCourse(rules)
    playAll(course, CALL)
    expect(refusalFor(course, 'pass')).toEqual({ code: 'pass-not-allowed' })
    const forced = courseFrom('4k4/c7R/6N2/3R5/9/9/9/9/9/3K5 w', rules)
    expect(outcomeAfter(forced, 'd1e1 pass')).toMatchObject({ reason: 'scoreBikjang' })
  })

  test('an answer that mates and leaves the generals facing: both orders', () => {
    const fen = 'PPP1k1PP1/9/CC5N1/7N1/9/8r/9/9/r8/4K4 b'
    const past = { bikjang: { calledBy: 'cho', ply: 0 } } as const
    const bikjangFirst = courseFrom(fen, rulesWith({ bikjangBeforeMate: true }), past)
    const mateFirst = courseFrom(fen, rulesWith({ bikjangBeforeMate: false }), past)
    expect(outcomeAfter(bikjangFirst, 'i5i1')).toMatchObject({
      winner: 'cho',
      reason: 'scoreBikjang',
    })
    expect(outcomeAfter(mateFirst, 'i5i1')).toMatchObject({ winner: 'han', reason: 'checkmate' })
    const course = courseFrom(fen, rulesWith({ bikjangBeforeMate: false }), past)
    expect(outcomeAfter(course, 'i5i2')?.reason).toBe('scoreBikjang')
  })
})

describe('bikjang and the other ends', () => {
  test('a mating move that makes them face is mate; nothing is called', () => {
    const course = courseFrom('r2bkb3/8R/9/9/4N4/9/9/r8/9/4K4 w')
    const report = playAll(course, 'e6f8')
    expect(report).toMatchObject({ facing: true, pending: null, bikjang: null })
    expect(report.outcome?.reason).toBe('checkmate')
  })

  test('a call at the move limit gets no answer', () => {
    const course = courseFrom(OPEN_FILE, rulesWith({ moveLimit: 150 }), { ply: 149, steps: 149 })
    const report = playAll(course, 'd1e1')
    expect(report).toMatchObject({ bikjang: 'called', outcome: { reason: 'scoreMoveLimit' } })
  })

  test('an accepted bikjang at the move limit is bikjang', () => {
    const course = courseFrom(OPEN_FILE, rulesWith({ moveLimit: 150 }), { ply: 148, steps: 148 })
    expect(outcomeAfter(course, 'd1e1 pass')?.reason).toBe('scoreBikjang')
  })

  test('two passes around a call are bikjang, not a double pass', () => {
    const course = courseFrom('8r/4k4/9/9/9/P8/R8/9/9/3K5 b')
    expect(outcomeAfter(course, 'pass d1e1 pass')?.reason).toBe('scoreBikjang')
  })
})
