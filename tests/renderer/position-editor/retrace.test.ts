import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { startStanding } from '#engine/rules/past'
import { positionKey } from '#engine/rules/position-key'
import { PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import {
  checksInARow,
  firstMoverOf,
  pastBefore,
  standingFrom,
  unknownPast,
} from '#renderer/position-editor/edited-past'
import { standingAfter } from '#renderer/game/standing-in-view'
import { retrace } from '#renderer/position-editor/retrace'
import { setupOf } from '../../support/positions.ts'

const START = arrangementSetup('MSSM', 'SMMS')
/** Cho's chariot checks, the general steps aside, over and over. */
const CHECKS = setupOf('9/4k4/9/9/4R4/9/9/9/5K3/9 b')
const CHASE = '1. 54차55장군 2. 25장24 3. 55차54장군 4. 24장25 5. 54차55장군'

describe('moves that led to a position', () => {
  test('are taken back from it', () => {
    const moves = '1. 71졸72 2. 41병42 3. 한수쉼 4. 42병41 5. 72졸71 6. 한수쉼'
    const traced = retrace(START, moves)
    expect(traced.ok && positionKey(traced.value.start)).toBe(positionKey(START))
    if (!traced.ok) return
    expect(traced.value.moves.map(({ kind }) => kind)).toEqual([
      'step',
      'step',
      'pass',
      'step',
      'step',
      'pass',
    ])
    const course = Course.from(startStanding(traced.value.start), PRESETS.kjf)
    for (const move of traced.value.moves) expect(course.playAsRecorded(move).ok).toBe(true)
    expect(positionKey(course.setup)).toBe(positionKey(START))
    expect(course.occurrence).toBe(2)
  })

  test('tell of checks in a row and of repetition', () => {
    const traced = retrace(CHECKS, CHASE)
    if (!traced.ok) throw new Error(JSON.stringify(traced.error))
    const { start, moves } = traced.value
    const past = { ...unknownPast(CHECKS), plies: 45, passes: 3, occurrence: 3 }
    const begun = standingFrom(start, pastBefore(past, moves))
    const standing = begun.ok ? standingAfter(begun.value, moves, PRESETS.ddakji) : undefined
    expect(standing && checksInARow(standing.past, true)).toBe(3)
    expect(standing?.past).toMatchObject({ ply: 45, steps: 42, firstMover: 'cho' })
    expect(standing?.past.trail).toHaveLength(5)
  })

  test.each([
    { name: 'what is no moves', text: '모릅니다', problem: { code: 'not-moves' } },
    { name: 'nothing', text: ' ', problem: { code: 'not-moves' } },
    { name: 'headers', text: '[대회명 "x"] 1. 71졸72', problem: { code: 'not-moves' } },
    { name: 'a capture', text: '71졸72 41병42졸', problem: { code: 'captures', number: 2 } },
    { name: 'a move of nobody', text: '55졸54', problem: { code: 'impossible', number: 1 } },
    { name: 'the other side', text: '71졸72', problem: { code: 'impossible', number: 1 } },
    { name: 'no move of its piece', text: '51병41', problem: { code: 'impossible', number: 1 } },
  ])('$name are told', ({ text, problem }) => {
    expect(retrace(START, text)).toEqual({ ok: false, error: problem })
  })
})

test('who moved first follows from the moves that were made', () => {
  const past = unknownPast(START)
  expect(firstMoverOf(past, 'cho')).toBe('cho')
  expect(firstMoverOf({ ...past, plies: 7 }, 'cho')).toBe('han')
  const standing = standingFrom(START, { ...past, plies: 7 })
  expect(standing.ok && standing.value.past.firstMover).toBe('han')
})

test('the past before moves never counts below nothing', () => {
  const past = { ...unknownPast(START), plies: 1, passes: 1, afterPass: true, occurrence: 4 }
  expect(pastBefore(past, [{ kind: 'pass' }, { kind: 'pass' }])).toEqual({
    ...unknownPast(START),
    plies: 0,
    passes: 0,
    hasCapture: false,
  })
})
