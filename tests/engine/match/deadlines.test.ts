import { describe, expect, test } from 'vitest'
import { activePlayers, deadline, onTimeout, timeoutAt } from '#engine/match/deadlines'
import { view } from '#engine/match/view'
import {
  accept,
  actionOf,
  begun,
  begunFrom,
  created,
  optionsWith,
  playOn,
  refusal,
  START,
} from './driver.ts'

const byoyomi = { kind: 'byoyomi', mainSec: 300, periodSec: 20, periods: 2 } as const
const noClock = optionsWith({ timeControl: { kind: 'none' }, idleLimitSec: 300 })
const soldier = actionOf([
  [4, 3],
  [3, 3],
])
const timeout = (player: string) => ({ type: 'timeout', player })

describe('who has to act, and until when', () => {
  const withClock = begun(optionsWith({ timeControl: byoyomi }))
  const moved = playOn(
    withClock,
    [
      [
        [4, 3],
        [3, 3],
      ],
    ],
    310_000,
  ).state
  const chosenByHan = accept(
    created(optionsWith()),
    { type: 'chooseSetup', arrangement: 'MSSM' },
    'han',
    START + 20_000,
  ).state
  const hidden = created(optionsWith({ setupOrder: 'simultaneous' }))
  const chosenUnseen = accept(
    hidden,
    { type: 'chooseSetup', arrangement: 'MSSM' },
    'cho',
    START + 20_000,
  ).state

  test.each([
    { name: 'Han chooses first', match: created(optionsWith()), active: ['han'], at: 60_000 },
    { name: 'then Cho, with a minute of its own', match: chosenByHan, active: ['cho'], at: 80_000 },
    { name: 'both choose at once', match: hidden, active: ['cho', 'han'], at: 60_000 },
    { name: 'who has not chosen yet', match: chosenUnseen, active: ['han'], at: 60_000 },
    { name: 'main time and all periods', match: withClock, active: ['cho'], at: 340_000 },
    {
      name: 'the other side, from when the turn began',
      match: moved,
      active: ['han'],
      at: 650_000,
    },
    { name: 'idle limit without a clock', match: begun(noClock), active: ['cho'], at: 300_000 },
  ])('$name', ({ match, active, at }) => {
    expect(activePlayers(match)).toEqual(active)
    expect(deadline(match)).toBe(START + at)
    expect(view(match, 'spectator').deadline).toBe(START + at)
  })

  test('nobody once the match is over', () => {
    const { state } = accept(withClock, { type: 'resign' }, 'han')
    expect(activePlayers(state)).toEqual([])
    expect(deadline(state)).toBeNull()
    expect(onTimeout(state, 'cho')).toBeNull()
  })

  test('the host is told what to do for whoever has to act, and for nobody else', () => {
    expect(onTimeout(withClock, 'cho')).toEqual({ type: 'timeout', player: 'cho' })
    expect(onTimeout(withClock, 'han')).toBeNull()
    expect(onTimeout(withClock, 'someone')).toBeNull()
    const before = JSON.stringify(hidden)
    expect(onTimeout(hidden, 'han')).toEqual({ type: 'timeout', player: 'han' })
    expect(JSON.stringify(hidden)).toBe(before)
  })
})

describe('time that runs out', () => {
  const match = begun(optionsWith({ timeControl: byoyomi }))

  test.each([
    { name: 'byo-yomi', match, at: 340_000 },
    { name: 'idle limit', match: begun(noClock), at: 300_000 },
  ])('$name: one millisecond before, at it, after it', ({ match, at }) => {
    expect(refusal(match, timeout('cho'), 'system', START + at - 1).code).toBe('notLate')
    expect(accept(match, soldier, 'cho', START + at - 1).state.moves).toHaveLength(1)
    for (const late of [at, at + 1, at + 1_000_000]) {
      const byHost = accept(match, timeout('cho'), 'system', START + late)
      const byMove = accept(match, soldier, 'cho', START + late)
      expect(byMove).toEqual(byHost)
      expect(byMove.state.moves).toHaveLength(0)
      expect(byMove.state.result).toMatchObject({
        winner: 'han',
        reason: 'timeLoss',
        moveCount: 0,
        scores: { cho: 72, han: 73.5 },
        summaryKo: '한 시간승 (0수)',
        ranking: [
          { playerId: 'cho', rank: 2 },
          { playerId: 'han', rank: 1 },
        ],
      })
    }
  })

  test('what the waiting side sends comes too late as well', () => {
    for (const action of [{ type: 'resign' }, { type: 'offerDraw' }, soldier]) {
      const { state } = accept(match, action, 'han', START + 340_000)
      expect(state.result).toMatchObject({ winner: 'han', reason: 'timeLoss' })
    }
  })

  test('the loser has nothing left on the clock', () => {
    const { clock } = accept(match, timeout('cho'), 'system', START + 340_000).state
    expect([clock.mainMs, clock.periodsLeft]).toEqual([
      { cho: 0, han: 300_000 },
      { cho: 0, han: 2 },
    ])
  })

  test('a timer set for a turn that is over does nothing', () => {
    const { state } = playOn(
      match,
      [
        [
          [4, 3],
          [3, 3],
        ],
      ],
      339_999,
    )
    expect(refusal(state, timeout('cho'), 'system', START + 340_000).code).toBe('notLate')
    expect(refusal(state, timeout('han'), 'system', START + 340_000).code).toBe('notLate')
  })

  test('only the host says so', () => {
    expect(refusal(match, timeout('cho'), 'han', START + 999_999).code).toBe('notYourAction')
    expect(refusal(match, { type: 'pass' }, 'system').code).toBe('notYourAction')
    expect(refusal(match, timeout('someone'), 'system', START + 999_999).code).toBe('unknownPlayer')
  })
})

describe('a player out of reach', () => {
  const match = begun(optionsWith({ disconnectGraceSec: 60 }))
  const gone = (player: string) => ({ type: 'disconnected', player })
  const back = (player: string) => ({ type: 'reconnected', player })

  test('has the grace from when it was lost, but never more than the clock', () => {
    const lost = accept(match, gone('cho'), 'system', START + 5000).state
    expect(timeoutAt(lost, 'cho')).toBe(START + 65_000)
    expect(deadline(lost)).toBe(START + 690_000)
    const late = accept(match, gone('cho'), 'system', START + 640_000).state
    expect(timeoutAt(late, 'cho')).toBe(START + 690_000)
  })

  test.each([
    { at: 64_999, lost: false },
    { at: 65_000, lost: true },
  ])('a move $at ms in, lost: $lost', ({ at, lost }) => {
    const state = accept(match, gone('cho'), 'system', START + 5000).state
    const step = accept(state, soldier, 'cho', START + at)
    expect(step.state.result?.reason).toBe(lost ? 'timeLoss' : undefined)
    const again = accept(state, back('cho'), 'system', START + at)
    expect(again.state.result?.reason).toBe(lost ? 'timeLoss' : undefined)
  })

  test('counts only while it has to act', () => {
    const { state } = accept(match, gone('han'), 'system', START + 5000)
    expect(timeoutAt(state, 'han')).toBeNull()
    expect(refusal(state, timeout('han'), 'system', START + 70_000).code).toBe('notLate')
    const moved = accept(state, soldier, 'cho', START + 20_000).state
    expect(timeoutAt(moved, 'han')).toBe(START + 65_000)
    const { result } = accept(moved, timeout('han'), 'system', START + 65_000).state
    expect(result).toMatchObject({ winner: 'cho', reason: 'timeLoss' })
  })

  test('comes back in time', () => {
    const lost = accept(match, gone('cho'), 'system', START + 5000).state
    expect(view(lost, 'spectator').disconnectedAt).toEqual({ cho: START + 5000, han: null })
    const { state } = accept(lost, back('cho'), 'system', START + 9000)
    expect(timeoutAt(state, 'cho')).toBe(START + 690_000)
    expect(refusal(state, back('cho'), 'system', START + 9000).code).toBe('sameConnection')
    expect(refusal(lost, gone('cho'), 'system', START + 9000).code).toBe('sameConnection')
  })

  test('in the set-up has an arrangement drawn, the other choice being kept', () => {
    const setup = created(optionsWith({ setupOrder: 'simultaneous' }))
    const lost = accept(setup, gone('cho'), 'system', START).state
    const longer = accept(lost, { type: 'chooseSetup', arrangement: 'SMSM' }, 'han', START + 59_000)
    expect(longer.state.phase).toBe('setup')
    const { state } = accept(longer.state, timeout('cho'), 'system', START + 60_000)
    expect(state.phase).toBe('playing')
    expect(state.choice.han).toBe('SMSM')
  })
})

test('a forced pass is sent by the player; if the flag falls first, time is lost', () => {
  const match = begunFrom('4k4/c7R/6N2/3R5/9/9/9/9/9/3K5 b - - 0 1', optionsWith())
  expect(view(match, 'han').legalMoves).toEqual([{ kind: 'pass' }])
  expect(accept(match, { type: 'pass' }, 'han').events[0]).toMatchObject({ forced: true })
  const { state } = accept(match, timeout('han'), 'system', START + 690_000)
  expect(state.moves).toEqual([])
  expect(state.result).toMatchObject({ winner: 'cho', reason: 'timeLoss' })
})
