import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { loadedStanding } from '#engine/rules/past'
import type { PlyReport } from '#engine/rules/ply-report'
import { PRESETS } from '#engine/rules/ruleset'
import { at, moveOf, movesOf, setupOf } from '../../support/positions.ts'
import {
  courseFrom,
  eventTypes,
  newCourse,
  playAll,
  refusalFor,
  rulesWith,
} from '../../support/play.ts'

function record(course: Course, text: string): PlyReport {
  const reports = movesOf(text).map((move) => {
    const played = course.playAsRecorded(move)
    if (!played.ok) throw new Error(played.error.code)
    return played.value
  })
  return reports.at(-1)!
}

const CYCLES = 'a1a2 a10a9 a2a1 a9a10 '.repeat(3).trim()

describe('an illegal action that stood', () => {
  test('is applied, counted and told, with its reason', () => {
    const course = newCourse()
    const report = record(course, 'a1a9')
    expect(report.events[0]).toMatchObject({
      type: 'illegalStood',
      refusal: { code: 'path-blocked' },
    })
    expect(course.pieceAt(at('a9'))).toEqual({ side: 'cho', role: 'chariot' })
    expect(course).toMatchObject({ ply: 1, turn: 'han', occurrence: 1 })
  })

  test('a refused repetition is counted but ends nothing, whoever goes on', () => {
    const course = newCourse()
    const report = record(course, CYCLES)
    expect(report).toMatchObject({ occurrence: 4, outcome: null })
    expect(eventTypes(report)).toContain('illegalStood')
    expect(refusalFor(course, 'a1a2')).toMatchObject({ code: 'repetition', occurrence: 4 })
  })

  test('every other end still comes by it', () => {
    const passed = newCourse(rulesWith({ allowPass: false }))
    expect(record(passed, 'pass pass').outcome?.reason).toBe('scorePasses')
    const chariot = courseFrom('3k5/8R/9/9/9/7P1/9/9/9/5K1R1 w')
    expect(chariot.playAsRecorded(moveOf('h1h10'))).toMatchObject({
      value: { outcome: { reason: 'checkmate' }, events: [{ type: 'illegalStood' }, {}] },
    })
  })

  test('after an overlooked check (묵장) the general is still never taken', () => {
    const course = courseFrom('3k5/9/9/3R5/9/9/9/9/9/5K3 b')
    expect(course.isCheck).toBe(true)
    const report = record(course, 'pass')
    expect(report.events).toContainEqual(
      expect.objectContaining({ type: 'illegalStood', refusal: expect.anything() }),
    )
    expect(refusalFor(course, 'd7d10')).toEqual({ code: 'takes-general', at: 84 })
    expect(course.legalActions()).not.toContainEqual(moveOf('d7d10'))
    const taken = course.playAsRecorded(moveOf('d7d10'))
    expect(taken).toMatchObject({ ok: false, error: { code: 'takes-general' } })
  })

  test('an answer that is none is no meonggun', () => {
    const course = courseFrom('3k4p/9/9/3R5/9/9/9/9/9/5K3 b')
    expect(eventTypes(record(course, 'i10h10'))).not.toContain('meonggun')
    const answered = courseFrom('3k4p/9/9/3R5/9/9/9/9/9/5K3 b')
    expect(eventTypes(record(answered, 'd10e10'))).toContain('meonggun')
  })

  test('a loaded position may hold an overlooked check, and nobody wins by taking', () => {
    const setup = setupOf('3k5/9/9/3R5/9/9/9/9/9/5K3 w')
    const course = Course.from(loadedStanding(setup), PRESETS.standard)
    expect(course.legalActions()).not.toContainEqual(moveOf('d7d10'))
    expect(course.outcome).toBeNull()
  })

  test('what can’t be carried out at all is refused and changes nothing', () => {
    const course = newCourse()
    for (const move of ['e5e6', 'a10a9', 'a1a4']) {
      expect(course.playAsRecorded(moveOf(move)).ok).toBe(false)
    }
    expect(course.ply).toBe(0)
  })
})

describe('after the end', () => {
  test('later plies are listed as such and judged by movement alone', () => {
    const course = newCourse()
    playAll(course, 'pass pass')
    const later = record(course, 'a1a2')
    expect(later).toMatchObject({ outcome: null, events: [{ type: 'afterEnd' }] })
    expect(eventTypes(record(course, 'a10a5'))).toEqual(['afterEnd', 'illegalStood'])
    expect(course.outcome?.reason).toBe('scorePasses')
  })
})
