import { describe, expect, test } from 'vitest'
import { apply } from '#engine/match/apply'
import {
  accept,
  actionOf,
  begun,
  begunFrom,
  optionsWith,
  playOn,
  refusal,
  START,
  typesOf,
} from './driver.ts'

describe('what is no action', () => {
  test.each([
    { action: undefined, path: '' },
    { action: null, path: '' },
    { action: 'pass', path: '' },
    { action: [], path: '' },
    { action: {}, path: 'type' },
    { action: { type: 'castle' }, path: 'type' },
    { action: { type: 'constructor' }, path: 'type' },
    { action: { type: ['pass'] }, path: 'type' },
    { action: { type: 'pass', to: 3 }, path: 'to' },
    { action: { type: 'move', from: 27 }, path: 'to' },
    { action: { type: 'move', from: 27, to: 90 }, path: 'to' },
    { action: { type: 'move', from: -1, to: 3 }, path: 'from' },
    { action: { type: 'move', from: 27.5, to: 3 }, path: 'from' },
    { action: { type: 'move', from: '27', to: 3 }, path: 'from' },
    { action: { type: 'move', from: { f: 0, r: 3 }, to: { f: 0, r: 4 } }, path: 'from' },
    { action: { type: 'move', from: Number.NaN, to: 3 }, path: 'from' },
    { action: { type: 'chooseSetup', arrangement: 'MMSS' }, path: 'arrangement' },
    { action: { type: 'respondUndo', accept: 1 }, path: 'accept' },
    { action: { type: 'respondDraw' }, path: 'accept' },
    { action: { type: 'timeout', player: '' }, path: 'player' },
  ])('$action', ({ action, path }) => {
    const refused = refusal(begun(), action, 'cho')
    expect(refused).toMatchObject({ code: 'malformed' })
    expect(refused.code === 'malformed' && refused.problems[0]?.path).toBe(path)
  })

  test.each([{ now: Number.NaN }, { now: Infinity }, { now: -1 }, { now: 0.5 }])(
    'an action at time $now',
    ({ now }) => {
      expect(refusal(begun(), { type: 'pass' }, 'cho', now)).toEqual({ code: 'badTime' })
    },
  )
})

describe('who may act', () => {
  test.each([
    { name: 'somebody else', actor: 'someone', code: 'unknownPlayer' },
    { name: 'a spectator', actor: 'spectator', code: 'unknownPlayer' },
    { name: 'an inherited name', actor: 'toString', code: 'unknownPlayer' },
    { name: 'the other side', actor: 'han', code: 'notYourTurn' },
    { name: 'the host program', actor: 'system', code: 'notYourAction' },
  ])('$name: $code', ({ actor, code }) => {
    expect(refusal(begun(), { type: 'pass' }, actor).code).toBe(code)
  })
})

describe('moves and passes', () => {
  test.each([
    {
      name: 'a horse over its leg',
      ply: [
        [1, 0],
        [3, 1],
      ],
      why: 'leg-blocked',
    },
    {
      name: 'a cannon without a screen',
      ply: [
        [1, 2],
        [1, 5],
      ],
      why: 'no-screen',
    },
    {
      name: 'a piece of the other side',
      ply: [
        [0, 6],
        [0, 5],
      ],
      why: 'not-your-piece',
    },
    {
      name: 'nothing',
      ply: [
        [4, 4],
        [4, 5],
      ],
      why: 'empty-square',
    },
  ] as const)('$name is refused with the reason', ({ ply, why }) => {
    expect(refusal(begun(), actionOf(ply), 'cho')).toMatchObject({
      code: 'illegal',
      why: { code: why },
    })
  })

  test('a pass in check, and one that the rules do not have', () => {
    const check = begunFrom('3a5/R3k4/9/9/9/9/9/9/9/5K3 b - - 0 1', optionsWith())
    expect(refusal(check, { type: 'pass' }, 'han')).toMatchObject({
      why: { code: 'pass-in-check' },
    })
    const match = begun(optionsWith({}, { allowPass: false }))
    expect(refusal(match, { type: 'pass' }, 'cho')).toMatchObject({
      why: { code: 'pass-not-allowed' },
    })
  })

  test('capture, check and its answer are told in order', () => {
    const match = begunFrom('3k5/4R3r/9/9/9/9/9/9/9/5K3 w - - 0 1', optionsWith())
    const check = playOn(match, [
      [
        [4, 8],
        [4, 9],
      ],
    ])
    expect(typesOf(check)).toEqual(['moved', 'janggun'])
    expect(
      typesOf(
        playOn(check.state, [
          [
            [3, 9],
            [3, 8],
          ],
        ]),
      ),
    ).toEqual(['moved', 'meonggun'])
    const taken = playOn(match, [
      [
        [4, 8],
        [8, 8],
      ],
    ])
    expect(taken.events).toEqual([
      { type: 'moved', side: 'cho', from: 76, to: 80, captured: 'chariot' },
    ])
  })

  test('mate ends the match', () => {
    const match = begunFrom('3k5/8R/9/9/9/9/9/9/9/5K1R1 w - - 0 1', optionsWith())
    const mate = playOn(match, [
      [
        [7, 0],
        [7, 9],
      ],
    ])
    expect(typesOf(mate)).toEqual(['moved', 'janggun', 'ended'])
    expect(mate.state.result).toMatchObject({
      winner: 'cho',
      reason: 'checkmate',
      summaryKo: '초 외통승 (1수)',
      ranking: [
        { playerId: 'cho', rank: 1 },
        { playerId: 'han', rank: 2 },
      ],
    })
    expect(refusal(mate.state, { type: 'pass' }, 'han').code).toBe('gameOver')
  })

  test('the flag falls before the mating move: it is void', () => {
    const match = begunFrom('3k5/8R/9/9/9/9/9/9/9/5K1R1 w - - 0 1', optionsWith())
    const late = accept(
      match,
      actionOf([
        [7, 0],
        [7, 9],
      ]),
      'cho',
      START + 690_001,
    )
    expect(late.state.result).toMatchObject({ winner: 'han', reason: 'timeLoss', moveCount: 0 })
  })

  test('both pass: points decide, or nobody wins without them', () => {
    expect(playOn(begun(), ['pass', 'pass']).state.result).toMatchObject({
      winner: 'han',
      reason: 'scorePasses',
      summaryKo: '한 판정승 73.5 : 72 (한수쉼)',
    })
    const friendly = playOn(begun(optionsWith({}, { scoring: false })), ['pass', 'pass'])
    expect(friendly.state.result).toMatchObject({
      winner: null,
      reason: 'drawPasses',
      ranking: [{ rank: 1 }, { rank: 1 }],
    })
  })

  test('the move limit ends the match, at the very move', () => {
    const match = begun(optionsWith({}, { moveLimit: 3 }))
    const { state, events } = playOn(match, [
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
    ])
    expect(state.result).toMatchObject({ reason: 'scoreMoveLimit', moveCount: 3 })
    expect(events.at(-1)).toEqual({ type: 'ended', result: state.result })
  })

  test('an accepted action leaves the state before it untouched', () => {
    const match = begun()
    const before = JSON.stringify(match)
    const one = apply(
      match,
      actionOf([
        [0, 0],
        [0, 1],
      ]),
      'cho',
      START,
    )
    const two = apply(
      match,
      actionOf([
        [8, 0],
        [8, 1],
      ]),
      'cho',
      START,
    )
    expect(JSON.stringify(match)).toBe(before)
    expect(
      apply(
        match,
        actionOf([
          [0, 0],
          [0, 1],
        ]),
        'cho',
        START,
      ),
    ).toEqual(one)
    expect(two).not.toEqual(one)
  })
})
