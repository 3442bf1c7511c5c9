import { describe, expect, test } from 'vitest'
import type { Evaluated } from '#engine/game/game-review'
import { meanAccuracy, moveAccuracy } from '#engine/review/accuracy'
import { lossAlong, pointsLead } from '#engine/review/material'
import { DEFAULT_THRESHOLDS, markOf } from '#engine/review/move-marks'
import { phaseOf } from '#engine/review/phase'
import { reviewGame, setupsAlong, summarise, turningPoints } from '#engine/review/review'
import { choWinShare } from '#engine/review/win-share'
import { arrangementSetup } from '#engine/rules/setup'
import type { Score } from '#engine/score'
import { movesOf, setupOf } from '../../support/positions.ts'

const START = arrangementSetup('MSSM', 'MSSM')
const points = (value: number): Score => ({ kind: 'points', value })
const evaluated = (score: Score, line = 'a4b4', second?: Score): Evaluated => ({
  score,
  line: movesOf(line),
  second,
})

test('the win share grows with the points, is even at none and certain for a mate', () => {
  expect(choWinShare(points(0))).toBe(0.5)
  expect(choWinShare(points(3)) + choWinShare(points(-3))).toBeCloseTo(1)
  expect(choWinShare(points(3))).toBeGreaterThan(choWinShare(points(1)))
  expect(choWinShare(points(500))).toBeLessThan(1)
  expect(choWinShare({ kind: 'mate', value: 4 })).toBe(1)
  expect(choWinShare({ kind: 'ruling', value: -1 })).toBe(0)
})

test('accuracy falls with what was lost', () => {
  expect(moveAccuracy(0)).toBeCloseTo(100, 0)
  expect(moveAccuracy(1)).toBe(0)
  expect(meanAccuracy([])).toBeUndefined()
  expect(meanAccuracy([0, 1])).toBeCloseTo(50, 0)
})

describe('marks', () => {
  const move = { loss: 0, margin: 0, isBest: false, isSacrifice: false }
  test.each([
    { ...move, loss: 0.05, mark: undefined },
    { ...move, loss: 0.06, mark: 'dubious' },
    { ...move, loss: 0.12, mark: 'mistake' },
    { ...move, loss: 0.9, mark: 'blunder' },
    { ...move, isBest: true, margin: 0.3, mark: 'good' },
    { ...move, isBest: true, margin: 0.3, isSacrifice: true, mark: 'brilliant' },
    { ...move, isBest: true, margin: 0.05, isSacrifice: true, mark: undefined },
    { ...move, margin: 0.3, mark: undefined },
  ])('$mark for a loss of $loss and a margin of $margin', ({ mark, ...given }) => {
    expect(markOf(given, DEFAULT_THRESHOLDS)).toBe(mark)
  })
})

describe('material', () => {
  test('a chariot that is not won back is lost, with the moves it took', () => {
    const setup = setupOf('3k5/9/9/4p4/9/9/4R4/9/9/3K5 w')
    const loss = lossAlong(setup, movesOf('e4e5 e7e6 d1e1 e6e5 e1d1'), 'cho')
    expect(loss).toEqual({ points: 13, piece: { side: 'cho', role: 'chariot' }, moves: 4 })
  })

  test('a fair exchange is no loss, and a capture that may be answered is not counted yet', () => {
    const setup = setupOf('3k5/9/9/r8/9/9/R8/9/9/R2K5 w')
    expect(lossAlong(setup, movesOf('a4a7 d10d9 a7a8'), 'cho')).toBeUndefined()
    const taken = setupOf('3k5/9/9/r8/9/9/R8/9/9/R2K5 b')
    expect(lossAlong(taken, movesOf('a7a4 a1a4 d10d9'), 'cho')).toBeUndefined()
    expect(lossAlong(taken, movesOf('a7a4'), 'cho')).toBeUndefined()
    expect(lossAlong(taken, movesOf('a7a4 d1d2 a4a5'), 'cho')?.points).toBe(13)
  })

  test('the lead leaves the deom out', () => {
    expect(pointsLead(START, 'cho')).toBe(0)
    expect(pointsLead(setupOf('3k5/9/9/9/9/9/R8/9/9/3K5 w'), 'han')).toBe(-13)
  })
})

test('phases: by moves and points', () => {
  expect(phaseOf(START.board, 4)).toBe('opening')
  expect(phaseOf(START.board, 40)).toBe('middle')
  expect(phaseOf(setupOf('3k5/9/9/9/9/9/R8/9/9/3K5 w').board, 4)).toBe('ending')
})

describe('a game', () => {
  const moves = movesOf('a4b4 a7b7 a1a9 e9e9')
  const game = { setups: setupsAlong(START, moves), moves }

  test('is judged for the side that moved; the best move loses nothing', () => {
    const evaluations = new Map([
      [0, evaluated(points(0))],
      [1, evaluated(points(-1), 'c7c6')],
      [2, evaluated(points(3), 'a1a10')],
      [3, evaluated(points(-4), 'a10a9')],
      [4, evaluated(points(1), '')],
    ])
    const reviewed = reviewGame(game, evaluations, DEFAULT_THRESHOLDS)
    expect(reviewed.map(({ side, loss }) => [side, loss > 0])).toEqual([
      ['cho', false],
      ['han', true],
      ['cho', true],
      ['han', true],
    ])
    expect(reviewed[0]?.isBest).toBe(true)
    expect(reviewed[2]?.mark).toBe('blunder')
    expect(turningPoints(reviewed, DEFAULT_THRESHOLDS)[0]?.ply).toBe(3)
    const cho = summarise(reviewed, 'cho')
    expect(cho.marks).toEqual({ blunder: 1 })
    expect(cho.phases.opening).toBe(cho.accuracy)
    expect(cho.phases.ending).toBeUndefined()
  })

  test('a missed and an allowed mate are told, but not a mate that goes on', () => {
    const mate = (value: number): Score => ({ kind: 'mate', value })
    const evaluations = new Map([
      [0, evaluated(mate(4), 'c4c5')],
      [1, evaluated(mate(3), 'c7c6')],
      [2, evaluated(mate(3), 'c4c5')],
      [3, evaluated(mate(-2), 'a10a9')],
    ])
    const reviewed = reviewGame(game, evaluations, DEFAULT_THRESHOLDS)
    expect(reviewed.map(({ missed, allowed }) => [missed?.moves, allowed?.moves])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
      [3, 2],
    ])
  })

  test('a game that is seen only in part is judged in part', () => {
    const evaluations = new Map([
      [3, evaluated(points(0), 'a10a9')],
      [4, evaluated(points(0))],
    ])
    expect(reviewGame(game, evaluations, DEFAULT_THRESHOLDS).map(({ ply }) => ply)).toEqual([4])
  })
})
