import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import {
  defaultPast,
  formatStanding,
  freshPast,
  parseStanding,
  validatePast,
} from '#engine/rules/past'
import { positionKey, setupOfKey } from '#engine/rules/position-key'
import { Position } from '#engine/rules/position'
import { recordStart } from '#engine/rules/record-start'
import { PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { setupOf } from '../../support/positions.ts'
import { courseFrom, newCourse, playAll } from '../../support/play.ts'

const FACING = setupOf('8r/4k4/9/9/R8/9/9/9/9/4K4 w')
const HANDICAP = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABN1 w'

const codes = (input: unknown, setup = FACING): readonly string[] => {
  const read = validatePast(input, setup)
  return read.ok ? [] : read.error.map(({ code }) => code)
}

describe('what is known of a position', () => {
  test('by default a capture happened unless all 32 pieces stand', () => {
    expect(defaultPast(FACING).firstCapturePly).toBe(0)
    expect(defaultPast(arrangementSetup('MSSM', 'SMSM')).firstCapturePly).toBeNull()
  })

  test('a record that starts with a handicap has no capture, another board has', () => {
    expect(recordStart(setupOf(HANDICAP)).past.firstCapturePly).toBeNull()
    expect(recordStart(FACING).past.firstCapturePly).toBe(0)
    const moved = setupOf(HANDICAP.replace('P1P1P1P1P/1C5C1', 'P1P1P2PP/1C5C1'))
    expect(recordStart(moved).past.firstCapturePly).toBe(0)
  })

  test('Han may move first', () => {
    expect(freshPast('han').firstMover).toBe('han')
    expect(courseFrom(HANDICAP.replace(/w$/, 'b')).turn).toBe('han')
  })
})

describe('a position with its past', () => {
  test('has one text, and comes back from it', () => {
    const course = newCourse()
    playAll(course, 'e4e5 e7d7 e5e6 d7d6 a1a2 a10a9 pass a9a10')
    const standing = course.standing()
    const text = formatStanding(standing)
    const read = parseStanding(text)
    expect(read).toEqual({ ok: true, value: standing })
    expect(read.ok && formatStanding(read.value)).toBe(text)
    expect(parseStanding(JSON.parse(text))).toEqual(read)
  })

  test('tells apart what a FEN does not: captures, passes, a pending call, repetition', () => {
    const at = (past: object): string =>
      formatStanding({ setup: FACING, past: { ...defaultPast(FACING), ...past } })
    const texts = [
      at({}),
      at({ firstCapturePly: null }),
      at({ consecutivePasses: 1 }),
      at({ bikjang: { calledBy: 'han', ply: 0 } }),
      at({ earlier: { [positionKey(FACING)]: 1 } }),
      at({ ply: 9, steps: 8 }),
    ]
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('forgets what was before the last capture: it cannot come back', () => {
    const course = newCourse()
    playAll(course, 'e4e5 a10a9 e5e6 a9a10 e6e7')
    expect(course.standing().past).toMatchObject({ trail: [], firstCapturePly: 5, earlier: {} })
  })

  test('goes on as the game it was taken from', () => {
    const moves = 'a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1 a9a10'
    const course = newCourse(PRESETS.kjf)
    playAll(course, moves)
    const resumed = Course.from(course.standing(), PRESETS.kjf)
    const rest = 'a1a2 a10a9 a2a1 a9a10'
    expect(playAll(resumed, rest)).toEqual(playAll(course, rest))
    expect(resumed.outcome).toMatchObject({ reason: 'repetitionLoss', moveCount: 12 })
  })

  test('the key of a position is the position', () => {
    const start = Position.start('MSSM', 'SMMS')
    expect(positionKey(start.setup)).toBe(start.key)
    expect(setupOfKey(start.key)).toEqual(start.setup)
  })
})

describe('untrusted pasts', () => {
  const good = defaultPast(FACING)

  test('a good one is taken', () => {
    expect(codes(JSON.parse(JSON.stringify(good)))).toEqual([])
  })

  test.each([
    ['no object', 5, ['past-not-an-object']],
    ['an unknown field', { ...good, flag: 1 }, ['past-unknown-key']],
    ['a negative ply', { ...good, ply: -1 }, ['past-bad-value']],
    ['a fraction', { ...good, steps: 0.5 }, ['past-bad-value']],
    ['an unknown side', { ...good, firstMover: 'red' }, ['past-bad-value']],
    ['a key that is none', { ...good, earlier: { x: 1 } }, ['past-bad-value']],
    ['a count of nothing', { ...good, earlier: { [positionKey(FACING)]: 0 } }, ['past-bad-value']],
    ['a trail of nothing', { ...good, trail: [null] }, ['past-bad-value']],
    [
      'a call with more in it',
      { ...good, bikjang: { calledBy: 'han', ply: 0, x: 1 } },
      ['past-bad-value'],
    ],
    ['more steps than plies', { ...good, steps: 1 }, ['past-too-long']],
    ['a capture to come', { ...good, firstCapturePly: 3 }, ['past-too-long']],
    [
      'a call by the side to move',
      { ...good, bikjang: { calledBy: 'cho', ply: 0 } },
      ['past-bikjang-own-turn'],
    ],
    [
      'a trail that does not alternate',
      { ...good, ply: 1, trail: [{ key: positionKey(FACING), check: false }] },
      ['past-trail-turn'],
    ],
  ])('%s', (_name, input, expected) => {
    expect(codes(input)).toEqual(expected)
  })

  test('a pending call needs facing generals', () => {
    const setup = setupOf('8r/4k4/9/9/R8/9/9/9/9/3K5 w')
    const past = { ...good, bikjang: { calledBy: 'han', ply: 0 } }
    expect(codes(past, setup)).toEqual(['past-bikjang-not-facing'])
  })

  test.each([
    ['not JSON', '{'],
    ['no position', '{"past":{}}'],
    ['a short key', { position: 'w', past: good }],
    ['no general', { position: `w${'@'.repeat(90)}`, past: good }],
  ])('%s is no standing', (_name, input) => {
    expect(parseStanding(input).ok).toBe(false)
  })

  test('the side not to move in check is refused, but for an overlooked check', () => {
    const setup = setupOf('3k5/9/9/3R5/9/9/9/9/9/5K3 w')
    const text = formatStanding({ setup, past: defaultPast(setup) })
    expect(parseStanding(text)).toMatchObject({ error: [{ code: 'opponent-in-check' }] })
    expect(parseStanding(text, { overlookedCheck: true }).ok).toBe(true)
  })
})
