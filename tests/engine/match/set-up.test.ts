import { describe, expect, test } from 'vitest'
import { createMatch, createMatchFrom } from '#engine/match/create'
import { validateState } from '#engine/match/validate'
import { view } from '#engine/match/view'
import { parseFen } from '#engine/notation/fen'
import { loadedStanding } from '#engine/rules/past'
import { ARRANGEMENTS } from '#engine/rules/setup'
import {
  accept,
  begun,
  begunFrom,
  created,
  MEETING,
  optionsWith,
  refusal,
  START,
  typesOf,
} from './driver.ts'

const choose = (arrangement: string) => ({ type: 'chooseSetup', arrangement })

describe('who plays which side', () => {
  const chooser = (sideAssignment: 'hostCho' | 'hostHan' | 'alternate', previous?: object) => {
    const match = createMatch(
      optionsWith({ sideAssignment }),
      { host: 'Kim', guest: 'Lee' },
      1,
      0,
      previous as { cho: string; han: string } | undefined,
    )
    return match.ok ? match.value.players : match.error
  }

  test.each([
    { name: 'the host is Cho', assigned: 'hostCho', players: { cho: 'Kim', han: 'Lee' } },
    { name: 'the host is Han', assigned: 'hostHan', players: { cho: 'Lee', han: 'Kim' } },
    { name: 'first of a series', assigned: 'alternate', players: { cho: 'Kim', han: 'Lee' } },
  ] as const)('$name', ({ assigned, players }) => {
    expect(chooser(assigned)).toEqual(players)
  })

  test('alternate swaps from match to match', () => {
    const second = chooser('alternate', { cho: 'Kim', han: 'Lee' })
    expect(second).toEqual({ cho: 'Lee', han: 'Kim' })
    expect(chooser('alternate', second)).toEqual({ cho: 'Kim', han: 'Lee' })
  })

  test('random follows the seed, and falls both ways', () => {
    const host = (seed: number) =>
      created(optionsWith({ sideAssignment: 'random' }), seed).players.cho
    const drawn = Array.from({ length: 200 }, (_, seed) => host(seed))
    expect(Array.from({ length: 200 }, (_, seed) => host(seed))).toEqual(drawn)
    const asCho = drawn.filter((name) => name === MEETING.host).length
    expect(asCho).toBeGreaterThan(70)
    expect(asCho).toBeLessThan(130)
  })

  test.each([
    { name: 'an empty name', host: '', seed: 1, now: 0, code: 'badPlayerName' },
    {
      name: 'the name of the host program',
      host: 'system',
      seed: 1,
      now: 0,
      code: 'badPlayerName',
    },
    { name: 'the name of onlookers', host: 'spectator', seed: 1, now: 0, code: 'badPlayerName' },
    { name: 'a long name', host: 'x'.repeat(65), seed: 1, now: 0, code: 'badPlayerName' },
    { name: 'one player twice', host: 'Lee', seed: 1, now: 0, code: 'samePlayer' },
    { name: 'a broken seed', host: 'Kim', seed: 0.5, now: 0, code: 'badSeed' },
    { name: 'a seed beyond 32 bits', host: 'Kim', seed: 2 ** 32, now: 0, code: 'badSeed' },
    { name: 'no time', host: 'Kim', seed: 1, now: Number.NaN, code: 'badTime' },
  ])('refuses $name', ({ host, seed, now, code }) => {
    const match = createMatch(optionsWith(), { host, guest: 'Lee' }, seed, now)
    expect(match).toMatchObject({ ok: false, error: { code } })
  })
})

describe('Han first and openly', () => {
  const match = created(optionsWith())

  test('Cho may not choose before Han', () => {
    expect(refusal(match, choose('MSSM'), 'cho').code).toBe('notYourTurnToChoose')
  })

  test("Han's choice is open at once, Cho's begins the match", () => {
    const first = accept(match, choose('SMSM'), 'han', START + 1000)
    expect(first.events).toEqual([
      { type: 'setupChosen', side: 'han', arrangement: 'SMSM', automatic: false },
    ])
    expect(view(first.state, 'cho').arrangement).toEqual({ cho: null, han: 'SMSM' })
    expect(refusal(first.state, choose('MSSM'), 'han').code).toBe('alreadyChosen')
    const second = accept(first.state, choose('MSMS'), 'cho', START + 2000)
    expect(typesOf(second)).toEqual(['setupChosen', 'started'])
    expect(second.state.phase).toBe('playing')
    expect(second.state.clock.turnStartedAt).toBe(START + 2000)
    expect(view(second.state, 'spectator').turn).toBe('cho')
    expect(refusal(second.state, choose('MSSM'), 'cho').code).toBe('alreadyChosen')
  })

  test('nothing but choosing and giving up is possible', () => {
    for (const action of [
      { type: 'move', from: 27, to: 36 },
      { type: 'pass' },
      { type: 'requestUndo' },
      { type: 'respondUndo', accept: true },
      { type: 'offerDraw' },
      { type: 'respondDraw', accept: true },
      { type: 'cancelOffer' },
    ]) {
      expect(refusal(match, action, 'cho')).toEqual({ code: 'wrongPhase', phase: 'setup' })
    }
  })

  test.each([{ player: 'cho' }, { player: 'han' }])(
    '$player gives up: called off',
    ({ player }) => {
      const { state } = accept(match, { type: 'resign' }, player)
      expect(state.result).toEqual({
        winner: null,
        reason: 'aborted',
        ranking: [],
        scores: { cho: 72, han: 73.5 },
        moveCount: 0,
        summaryKo: '대국 취소',
        summaryEn: 'Game called off',
      })
      expect(refusal(state, choose('MSSM'), 'han').code).toBe('gameOver')
    },
  )
})

describe('both at once and unseen', () => {
  const match = created(optionsWith({ setupOrder: 'simultaneous' }))

  test.each([
    { first: 'cho', second: 'han' },
    { first: 'han', second: 'cho' },
  ])('$first first', ({ first, second }) => {
    const one = accept(match, choose('SMMS'), first)
    expect(one.events).toEqual([
      { type: 'setupChosen', side: first, arrangement: null, automatic: false },
    ])
    for (const viewer of [second, 'spectator', 'someone']) {
      const seen = view(one.state, viewer)
      expect(seen.chosen).toEqual({ [first]: true, [second]: false })
      expect(seen.arrangement).toEqual({ cho: null, han: null })
      expect(JSON.stringify(seen)).not.toContain('SMMS')
    }
    expect(view(one.state, first).arrangement).toEqual({ [first]: 'SMMS', [second]: null })
    expect(refusal(one.state, choose('MSSM'), first).code).toBe('alreadyChosen')
    const both = accept(one.state, choose('MSMS'), second)
    expect(both.events).toEqual([
      { type: 'setupChosen', side: second, arrangement: null, automatic: false },
      { type: 'started', arrangements: { [first]: 'SMMS', [second]: 'MSMS' } },
    ])
    expect(view(both.state, 'spectator').arrangement).toEqual({ [first]: 'SMMS', [second]: 'MSMS' })
  })

  test('a match called off never shows what one side had chosen', () => {
    const { state } = accept(accept(match, choose('SMMS'), 'cho').state, { type: 'resign' }, 'han')
    expect(JSON.stringify(view(state, 'han'))).not.toContain('SMMS')
    expect(JSON.stringify(view(state, 'spectator'))).not.toContain('SMMS')
  })
})

describe('a minute that passes', () => {
  const late = (player: string) => ({ type: 'timeout', player })

  test('the same seed draws the same, whoever is late first', () => {
    const hidden = optionsWith({ setupOrder: 'simultaneous' })
    for (let seed = 0; seed < 50; seed++) {
      const both = accept(created(hidden, seed), late('han'), 'system', START + 60_000).state
      expect(both.phase).toBe('playing')
      const again = accept(created(hidden, seed), late('cho'), 'system', START + 60_000).state
      expect(again.choice).toEqual(both.choice)
      const open = accept(created(optionsWith(), seed), late('han'), 'system', START + 60_000).state
      const then = accept(open, late('cho'), 'system', START + 120_000).state
      expect(then.choice).toEqual(both.choice)
    }
  })

  test('each arrangement is drawn about equally often, for either side', () => {
    const hidden = optionsWith({ setupOrder: 'simultaneous' })
    for (const side of ['cho', 'han'] as const) {
      const drawn = Array.from(
        { length: 2000 },
        (_, seed) =>
          accept(created(hidden, seed), late(side), 'system', START + 60_000).state.choice[side],
      )
      for (const arrangement of ARRANGEMENTS) {
        const times = drawn.filter((one) => one === arrangement).length
        expect(times).toBeGreaterThan(400)
        expect(times).toBeLessThan(600)
      }
    }
  })

  test("Cho's minute begins with Han's choice", () => {
    const { state } = accept(created(optionsWith()), choose('MSSM'), 'han', START + 50_000)
    expect(refusal(state, late('cho'), 'system', START + 109_999).code).toBe('notLate')
    const { state: after, events } = accept(state, late('cho'), 'system', START + 110_000)
    expect(events[0]).toMatchObject({ type: 'setupChosen', side: 'cho', automatic: true })
    expect(after.result).toBeNull()
  })

  test('a choice at exactly the deadline is late: one is drawn', () => {
    const match = created(optionsWith(), 3)
    const drawn = accept(match, late('han'), 'system', START + 60_000).state.choice.han
    const other = ARRANGEMENTS.find((one) => one !== drawn)!
    const step = accept(match, choose(other), 'han', START + 60_000)
    expect(step.state.choice.han).toBe(drawn)
    expect(step.events[0]).toMatchObject({ automatic: true })
    const inTime = accept(match, choose(other), 'han', START + 59_999)
    expect(inTime.state.choice.han).toBe(other)
  })

  test("Cho's choice stands when it comes after Han's minute but before anyone noticed", () => {
    const step = accept(created(optionsWith()), choose('SMSM'), 'cho', START + 61_000)
    expect(typesOf(step)).toEqual(['setupChosen', 'setupChosen', 'started'])
    expect(step.state.choice.cho).toBe('SMSM')
  })
})

describe('a match from a position', () => {
  test('begins at once, with the side to move', () => {
    const match = begunFrom('3k5/8R/9/9/9/9/9/9/9/5K1R1 b - - 0 1', optionsWith())
    expect(match.phase).toBe('playing')
    expect(view(match, 'han').turn).toBe('han')
    expect(refusal(match, choose('MSSM'), 'cho')).toEqual({ code: 'wrongPhase', phase: 'playing' })
    expect(validateState(JSON.parse(JSON.stringify(match)))).toEqual({ ok: true, value: match })
  })

  test('that is over already begins nothing', () => {
    const mate = parseFen('3k3R1/8R/9/9/9/9/9/9/9/5K3 b - - 0 1')
    if (!mate.ok) throw new Error(mate.error.code)
    const match = createMatchFrom(loadedStanding(mate.value), optionsWith(), MEETING, 1, START)
    expect(match).toEqual({ ok: false, error: { code: 'startIsOver' } })
  })
})

test('the board is the one chosen: SMSM seen from both seats', () => {
  const { board } = view(begun(optionsWith(), 'SMSM', 'SMSM'), 'spectator')
  const at = (file: number, rank: number) => board?.[rank * 9 + file]?.role
  expect([at(1, 0), at(2, 0), at(6, 0), at(7, 0)]).toEqual([
    'elephant',
    'horse',
    'elephant',
    'horse',
  ])
  expect([at(7, 9), at(6, 9), at(2, 9), at(1, 9)]).toEqual([
    'elephant',
    'horse',
    'elephant',
    'horse',
  ])
})
