import { describe, expect, test } from 'vitest'
import { courseOf } from '#engine/match/course'
import type { MatchState } from '#engine/match/state'
import {
  accept,
  actionOf,
  begun,
  optionsWith,
  playOn,
  type Ply,
  refusal,
  START,
  typesOf,
} from './driver.ts'

const ask = { type: 'requestUndo' }
const answer = (accept: boolean) => ({ type: 'respondUndo', accept })
const offer = { type: 'offerDraw' }
const respond = (accept: boolean) => ({ type: 'respondDraw', accept })

/** All that a position carries with it. */
const standing = (state: MatchState) => courseOf(state)?.standing()

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
const capture: readonly Ply[] = [
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
]

function undone(state: MatchState, by: 'cho' | 'han', now = START): MatchState {
  const other = by === 'cho' ? 'han' : 'cho'
  return accept(accept(state, ask, by, now).state, answer(true), other, now).state
}

describe('taking back', () => {
  test.each([
    { name: 'one ply while the other is to move', plies: 1, by: 'cho', taken: 1 },
    { name: 'two where it is the own turn again', plies: 2, by: 'cho', taken: 2 },
    { name: 'one of three for the last to move', plies: 3, by: 'cho', taken: 1 },
    { name: 'two of three for the other', plies: 3, by: 'han', taken: 2 },
  ] as const)('$name', ({ plies, by, taken }) => {
    const match = playOn(begun(), shuffle.slice(0, plies)).state
    const asked = accept(match, ask, by)
    expect(asked.events).toEqual([{ type: 'undoRequested', side: by, plies: taken }])
    expect(undone(match, by).moves).toEqual(match.moves.slice(0, plies - taken))
  })

  test.each([
    { name: 'nothing was played', plies: 0, by: 'cho' },
    { name: 'nothing of its own', plies: 1, by: 'han' },
  ])('$name: nothing to take back', ({ plies, by }) => {
    const match = playOn(begun(), shuffle.slice(0, plies)).state
    expect(refusal(match, ask, by).code).toBe('nothingToUndo')
  })

  test('counts what was accepted, each side for itself', () => {
    let match = playOn(begun(optionsWith({ undo: 1 })), shuffle.slice(0, 3)).state
    match = accept(accept(match, ask, 'cho').state, answer(false), 'han').state
    expect(match.undo.usedBy).toEqual({ cho: 0, han: 0 })
    match = undone(match, 'cho')
    expect(match.undo).toEqual({ usedBy: { cho: 1, han: 0 }, pending: null })
    expect(refusal(match, ask, 'cho')).toEqual({ code: 'undoLimit', limit: 1 })
    expect(undone(match, 'han').undo.usedBy).toEqual({ cho: 1, han: 1 })
  })

  test('is off, or never used up, where the options say so', () => {
    const off = playOn(begun(optionsWith({ undo: 'off' })), shuffle).state
    expect(refusal(off, ask, 'cho').code).toBe('undoOff')
    let match = begun(optionsWith({ undo: 'unlimited' }))
    for (let i = 0; i < 10; i++) match = undone(playOn(match, shuffle.slice(0, 1)).state, 'cho')
    expect(match.undo.usedBy.cho).toBe(10)
  })

  test('is answered by the other side, once, while it waits', () => {
    const match = playOn(begun(), shuffle.slice(0, 2)).state
    expect(refusal(match, answer(true), 'han').code).toBe('noRequest')
    const asked = accept(match, ask, 'cho').state
    expect(refusal(asked, answer(true), 'cho').code).toBe('ownRequest')
    expect(refusal(asked, ask, 'cho').code).toBe('requestPending')
    expect(refusal(asked, ask, 'han').code).toBe('requestPending')
    const refused = accept(asked, answer(false), 'han')
    expect(refused.events).toEqual([{ type: 'undoRefused', side: 'cho' }])
    expect(refusal(refused.state, answer(true), 'han').code).toBe('noRequest')
  })

  test.each([{ by: 'cho' }, { by: 'han' }])('any action cancels what $by asked', ({ by }) => {
    const match = playOn(begun(), shuffle.slice(0, 2)).state
    const asked = accept(accept(match, ask, by).state, offer, by).state
    const moved = accept(asked, { type: 'pass' }, 'cho')
    expect(typesOf(moved)).toEqual(['passed', 'undoCancelled', 'drawCancelled'])
    expect(moved.state.undo.pending).toBeNull()
    expect(moved.state.draw.pendingBy).toBeNull()
  })

  test('of the first capture makes the record free of captures again', () => {
    const match = playOn(begun(), capture).state
    expect(courseOf(match)?.firstCapturePly).toBe(5)
    const before = undone(match, 'cho')
    expect(courseOf(before)?.firstCapturePly).toBeNull()
    expect(standing(before)).toEqual(standing(playOn(begun(), capture.slice(0, 4)).state))
    // The file opens again, this time without a capture: facing, but no bikjang.
    const facing = playOn(before, [
      [
        [4, 5],
        [5, 5],
      ],
    ])
    expect(typesOf(facing)).toEqual(['moved'])
    expect(courseOf(facing.state)?.isFacing).toBe(true)
  })

  test('of an answer brings the pending bikjang back', () => {
    const called = playOn(begun(), [
      ...capture,
      [
        [4, 8],
        [5, 8],
      ],
      [
        [4, 1],
        [5, 1],
      ],
    ])
    expect(typesOf(called)).toContain('bikjang')
    const call = courseOf(called.state)?.pendingBikjang
    expect(call).toEqual({ calledBy: 'cho', ply: 7 })
    const answered = playOn(called.state, [
      [
        [5, 8],
        [4, 8],
      ],
    ])
    expect(typesOf(answered)).toContain('bikjangAnswered')
    expect(courseOf(answered.state)?.pendingBikjang).toBeNull()
    const back = undone(answered.state, 'han')
    expect(courseOf(back)?.pendingBikjang).toEqual(call)
    expect(standing(back)).toEqual(standing(called.state))
  })

  test('lowers the repetition counts: the cycle may be played again', () => {
    let match = playOn(begun(optionsWith({ undo: 'unlimited' })), [...shuffle, ...shuffle]).state
    expect(courseOf(match)?.occurrence).toBe(3)
    match = undone(undone(match, 'cho'), 'cho')
    expect(courseOf(match)?.occurrence).toBe(2)
    match = playOn(match, shuffle).state
    expect(courseOf(match)?.occurrence).toBe(3)
    expect(match.result).toBeNull()
  })

  test('of a pass forgets it: the next one is the first', () => {
    const passed = playOn(begun(), ['pass']).state
    const again = playOn(undone(passed, 'cho'), ['pass']).state
    expect(courseOf(again)?.consecutivePasses).toBe(1)
    expect(again.result).toBeNull()
  })

  test('gives no time back: the running turn is charged and begins anew', () => {
    const match = playOn(
      begun(),
      [
        [
          [4, 3],
          [3, 3],
        ],
        [
          [4, 6],
          [3, 6],
        ],
      ],
      100_000,
    ).state
    expect(match.clock.mainMs).toEqual({ cho: 500_000, han: 500_000 })
    const now = START + 220_000
    const asked = accept(match, ask, 'cho', START + 210_000).state
    expect(asked.clock).toEqual(match.clock)
    const { state } = accept(asked, answer(true), 'han', now)
    expect(state.clock).toEqual({
      mainMs: { cho: 480_000, han: 500_000 },
      periodsLeft: { cho: 3, han: 3 },
      turnStartedAt: now,
    })
  })

  test('is not possible once the match is over', () => {
    const { state } = playOn(begun(), ['pass', 'pass'])
    expect(state.result?.reason).toBe('scorePasses')
    expect(refusal(state, ask, 'cho').code).toBe('gameOver')
    const asked = accept(playOn(begun(), shuffle.slice(0, 2)).state, ask, 'cho').state
    const over = accept(asked, { type: 'resign' }, 'han').state
    expect(over.undo.pending).toBeNull()
    expect(refusal(over, answer(true), 'han').code).toBe('gameOver')
  })
})

describe('offering a draw', () => {
  test('accepted: nobody wins, both are first', () => {
    const offered = accept(begun(), offer, 'han')
    expect(offered.events).toEqual([{ type: 'drawOffered', side: 'han' }])
    const { state } = accept(offered.state, respond(true), 'cho')
    expect(state.result).toMatchObject({
      winner: null,
      reason: 'drawAgreed',
      scores: { cho: 72, han: 73.5 },
      summaryKo: '무승부 (합의)',
      ranking: [
        { playerId: 'cho', rank: 1 },
        { playerId: 'han', rank: 1 },
      ],
    })
  })

  test('is off where the options say so', () => {
    expect(refusal(begun(optionsWith({ drawOffer: false })), offer, 'cho').code).toBe(
      'drawOfferOff',
    )
  })

  test('is answered by the other side, withdrawn by its own', () => {
    const offered = accept(begun(), offer, 'cho').state
    expect(refusal(offered, respond(true), 'cho').code).toBe('ownRequest')
    expect(refusal(offered, offer, 'han').code).toBe('requestPending')
    expect(refusal(offered, { type: 'cancelOffer' }, 'han').code).toBe('noRequest')
    expect(refusal(begun(), respond(true), 'han').code).toBe('noRequest')
    const withdrawn = accept(offered, { type: 'cancelOffer' }, 'cho')
    expect(withdrawn.events).toEqual([{ type: 'drawCancelled', side: 'cho' }])
  })

  const five: readonly Ply[] = [
    ...shuffle,
    ...shuffle,
    [
      [8, 0],
      [8, 1],
    ],
    [
      [8, 9],
      [8, 8],
    ],
  ]

  test.each([
    { name: 'refused', close: [respond(false), 'han'] },
    { name: 'withdrawn', close: [{ type: 'cancelOffer' }, 'cho'] },
  ] as const)('$name: again after five own actions', ({ close: [action, actor] }) => {
    let match = accept(accept(begun(), offer, 'cho').state, action, actor).state
    for (let own = 0; own < 5; own++) {
      expect(refusal(match, offer, 'cho')).toEqual({ code: 'offerTooSoon', actionsLeft: 5 - own })
      match = playOn(match, five.slice(2 * own, 2 * own + 2)).state
    }
    expect(typesOf(accept(match, offer, 'cho'))).toEqual(['drawOffered'])
  })

  test('the wait is for the offerer alone', () => {
    const match = accept(accept(begun(), offer, 'cho').state, respond(false), 'han').state
    expect(typesOf(accept(match, offer, 'han'))).toEqual(['drawOffered'])
  })

  test('an action that cancels the offer is not one of the five', () => {
    const offered = accept(begun(), offer, 'cho').state
    const moved = accept(
      offered,
      actionOf([
        [0, 0],
        [0, 1],
      ]),
      'cho',
    ).state
    expect(refusal(moved, offer, 'cho')).toEqual({ code: 'offerTooSoon', actionsLeft: 5 })
  })

  test('actions taken back no longer count', () => {
    let match = accept(accept(begun(), offer, 'cho').state, respond(false), 'han').state
    match = playOn(match, five).state
    match = undone(match, 'cho')
    expect(refusal(match, offer, 'cho')).toEqual({ code: 'offerTooSoon', actionsLeft: 1 })
  })

  test('taking back beyond the refusal starts the count there', () => {
    let match = playOn(begun(), shuffle.slice(0, 3)).state
    match = accept(accept(match, offer, 'cho').state, respond(false), 'han').state
    match = undone(match, 'cho')
    expect(match.draw.closedAt).toEqual({ cho: 1, han: null })
    expect(refusal(match, offer, 'cho')).toEqual({ code: 'offerTooSoon', actionsLeft: 5 })
  })
})

describe('giving up', () => {
  test.each([
    { player: 'cho', winner: 'han', summary: '한 기권승 (1수)' },
    { player: 'han', winner: 'cho', summary: '초 기권승 (1수)' },
  ])('$player, whoever is to move', ({ player, winner, summary }) => {
    const match = playOn(begun(), shuffle.slice(0, 1)).state
    const { result } = accept(match, { type: 'resign' }, player).state
    expect(result).toMatchObject({ winner, reason: 'resign', summaryKo: summary, moveCount: 1 })
  })
})
