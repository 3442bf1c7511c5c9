import { describe, expect, test } from 'vitest'
import { view } from '#engine/match/view'
import type { Square } from '#engine/rules/square'
import {
  accept,
  begun,
  begunFrom,
  optionsWith,
  playOn,
  type Ply,
  squareOf,
  START,
} from './driver.ts'

const shuffle: readonly Ply[] = [
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0, 9],
    [0, 8],
  ],
  [
    [0, 1],
    [0, 0],
  ],
  [
    [0, 8],
    [0, 9],
  ],
]
const VIEWERS = ['cho', 'han', 'spectator']

describe('what a viewer sees', () => {
  test('the legal moves are for the player to move alone', () => {
    const match = begun()
    expect(view(match, 'cho').legalMoves).toHaveLength(32)
    expect(view(match, 'han').legalMoves).toBeNull()
    expect(view(match, 'spectator').legalMoves).toBeNull()
    const moved = playOn(match, shuffle.slice(0, 1)).state
    expect(view(moved, 'cho').legalMoves).toBeNull()
    expect(view(moved, 'han').legalMoves).not.toBeNull()
  })

  test.each([
    { hints: 'off', legalMoves: false, threats: false },
    { hints: 'moves', legalMoves: true, threats: false },
    { hints: 'movesAndThreats', legalMoves: true, threats: true },
  ] as const)('hints $hints', ({ hints, legalMoves, threats }) => {
    const match = begun(optionsWith({ hints }))
    const seen = view(match, 'cho')
    expect(seen.legalMoves !== null).toBe(legalMoves)
    expect(seen.threatened !== null).toBe(threats)
    expect(seen.checkThreats !== null).toBe(threats)
    const other = view(match, 'han')
    expect([other.legalMoves, other.threatened, other.checkThreats]).toEqual([null, null, null])
  })

  test('threatened are own pieces under attack, and checks to come after a pass', () => {
    // Han's chariot attacks a soldier and can check from either end of Cho's palace.
    const match = begunFrom(
      '4k4/9/9/9/r3P4/9/9/9/9/3K5 w - - 0 1',
      optionsWith({ hints: 'movesAndThreats' }),
    )
    const seen = view(match, 'cho')
    expect(seen.threatened).toEqual([squareOf([4, 5])])
    expect(seen.checkThreats).toEqual([
      { kind: 'step', from: squareOf([0, 5]), to: squareOf([0, 0]) },
      { kind: 'step', from: squareOf([0, 5]), to: squareOf([3, 5]) },
    ])
  })

  test('in check no pass is to be feared', () => {
    const match = begunFrom(
      '4k4/9/9/9/9/9/9/9/9/r2K5 w - - 0 1',
      optionsWith({ hints: 'movesAndThreats' }),
    )
    expect(view(match, 'cho').inCheck).toBe('cho')
    expect(view(match, 'cho').checkThreats).toEqual([])
  })

  test('never what is yet to be drawn, nor where the match came from', () => {
    for (const viewer of VIEWERS) {
      const seen = view(begun(), viewer)
      expect(Object.keys(seen)).not.toContain('rng')
      expect(JSON.stringify(seen)).not.toContain('"rng"')
    }
  })

  test('nothing but plain JSON', () => {
    for (const viewer of VIEWERS) {
      const seen = view(begun(), viewer)
      expect(JSON.parse(JSON.stringify(seen))).toEqual(seen)
      expect(JSON.stringify(seen)).toBe(JSON.stringify(JSON.parse(JSON.stringify(seen))))
    }
  })

  test('record, taken pieces and points, the deom included', () => {
    const { state } = playOn(begun(), [
      [
        [4, 3],
        [4, 4],
      ],
      [
        [4, 6],
        [3, 6],
      ],
      [
        [4, 4],
        [4, 5],
      ],
      [
        [3, 6],
        [3, 5],
      ],
      [
        [4, 5],
        [3, 5],
      ],
    ])
    const seen = view(state, 'spectator')
    expect(seen.record).toHaveLength(5)
    expect(seen.record[4]).toEqual({
      side: 'cho',
      move: { kind: 'step', from: squareOf([4, 5]), to: squareOf([3, 5]) },
      captured: 'soldier',
    })
    expect(seen.taken).toEqual({ cho: ['soldier'], han: [] })
    expect(seen.scores).toEqual({ cho: 72, han: 71.5 })
    expect(seen.board?.[squareOf([3, 5]) satisfies Square]).toEqual({
      side: 'cho',
      role: 'soldier',
    })
  })

  test('requests that wait', () => {
    const moved = playOn(begun(), shuffle.slice(0, 2)).state
    const asked = accept(
      accept(moved, { type: 'requestUndo' }, 'cho').state,
      { type: 'offerDraw' },
      'han',
    )
    for (const viewer of VIEWERS) {
      const seen = view(asked.state, viewer)
      expect(seen.undo).toEqual({ usedBy: { cho: 0, han: 0 }, pending: { by: 'cho', plies: 2 } })
      expect(seen.drawOfferedBy).toBe('han')
    }
  })

  test('a pending bikjang and the result', () => {
    const called = playOn(begunFrom('8r/4k4/9/9/9/P8/R8/9/9/3K5 b - - 0 1', optionsWith()), [
      'pass',
      [
        [3, 0],
        [4, 0],
      ],
    ]).state
    expect(view(called, 'spectator').bikjang).toEqual({ calledBy: 'cho', ply: 2 })
    const { state } = playOn(called, ['pass'])
    const seen = view(state, 'han')
    expect(seen.bikjang).toBeNull()
    expect(seen.turn).toBeNull()
    expect(seen.legalMoves).toBeNull()
    expect(seen.result).toMatchObject({
      winner: 'cho',
      reason: 'scoreBikjang',
      scores: { cho: 15, han: 14.5 },
      moveCount: 3,
      summaryKo: '초 판정승 15 : 14.5 (빅장)',
    })
  })
})

describe('the warning before a repetition bites', () => {
  const cycles = (n: number): Ply[] => Array.from({ length: n }, () => shuffle).flat()

  test.each([
    { name: 'second of four', rules: {}, cycles: 1, warning: null },
    { name: 'third of four', rules: {}, cycles: 2, warning: 'forbid' },
    { name: 'third of four, to lose', rules: { repetition: 'lose' }, cycles: 2, warning: 'lose' },
    {
      name: 'second of three, to points',
      rules: { repetition: 'scoreEnd', repetitionCount: 3 },
      cycles: 1,
      warning: 'scoreEnd',
    },
  ] as const)('$name', ({ rules, cycles: n, warning }) => {
    const { state } = playOn(begun(optionsWith({}, rules)), cycles(n))
    for (const viewer of VIEWERS) expect(view(state, viewer).repetitionWarning).toBe(warning)
  })

  test('is not given where few points make repetition free', () => {
    const rules = { repetition: 'lose', repetitionFreeBelow30: true } as const
    const match = begunFrom('r8/3k5/9/9/9/9/9/9/9/R4K3 w - - 0 1', optionsWith({}, rules))
    const { state } = playOn(match, cycles(2))
    expect(view(state, 'cho').repetitionWarning).toBeNull()
    const bound = optionsWith({}, { repetition: 'lose' })
    const strict = begunFrom('r8/3k5/9/9/9/9/9/9/9/R4K3 w - - 0 1', bound)
    expect(view(playOn(strict, cycles(2)).state, 'cho').repetitionWarning).toBe('lose')
  })
})

test('a late viewer sees the match as it stands: looking changes nothing', () => {
  const match = begun()
  const before = JSON.stringify(match)
  const first = view(match, 'cho')
  playOn(match, shuffle, 1, START)
  expect(view(match, 'cho')).toEqual(first)
  expect(JSON.stringify(match)).toBe(before)
})
