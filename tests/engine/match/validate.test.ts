import { describe, expect, test } from 'vitest'
import type { MatchState } from '#engine/match/state'
import { validateState } from '#engine/match/validate'
import { accept, begun, begunFrom, created, optionsWith, playOn, type Ply } from './driver.ts'

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
]

const copy = (state: MatchState): MatchState => JSON.parse(JSON.stringify(state)) as MatchState
const setup = created(optionsWith())
const playing = playOn(begun(), shuffle, 1000).state
const asked = accept(playing, { type: 'requestUndo' }, 'cho', 1_010_000).state
const offered = accept(playing, { type: 'offerDraw' }, 'cho', 1_010_000).state
const resigned = accept(playing, { type: 'resign' }, 'cho', 1_010_000).state
const passedOut = playOn(begun(), ['pass', 'pass']).state
const timedOut = accept(playing, { type: 'timeout', player: 'han' }, 'system', 9_000_000).state
const agreed = accept(offered, { type: 'respondDraw', accept: true }, 'han', 1_010_000).state
const aborted = accept(setup, { type: 'resign' }, 'han').state
const loaded = begunFrom('8r/4k4/9/9/9/P8/R8/9/9/3K5 b - - 0 1', optionsWith())

describe('a saved match', () => {
  test.each([
    { name: 'in the set-up', state: setup },
    { name: 'being played', state: playing },
    { name: 'with an undo asked for', state: asked },
    { name: 'with a draw offered', state: offered },
    { name: 'given up', state: resigned },
    { name: 'ended on the board', state: passedOut },
    { name: 'lost on time', state: timedOut },
    { name: 'drawn by agreement', state: agreed },
    { name: 'called off', state: aborted },
    { name: 'from a position', state: loaded },
  ])('$name comes back exactly', ({ state }) => {
    const back = validateState(copy(state))
    expect(back).toEqual({ ok: true, value: state })
    expect(back.ok && JSON.stringify(back.value)).toBe(JSON.stringify(state))
  })

  test('whatever the order of its keys', () => {
    const turned = (value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, part]) => [key, turned(part)]),
          )
    const back = validateState(turned(copy(passedOut)))
    expect(back.ok && JSON.stringify(back.value)).toBe(JSON.stringify(passedOut))
  })
})

describe('a match that cannot be', () => {
  const bothChosen = { cho: 'MSSM', han: 'MSSM' }
  test.each([
    { name: 'nothing', change: () => null, path: '' },
    {
      name: 'no random state',
      from: playing,
      change: (s: object) => without(s, 'rng'),
      path: 'rng',
    },
    { name: 'a random state of zeros', from: playing, to: { rng: [0, 0, 0, 0] }, path: 'rng' },
    { name: 'a short random state', from: playing, to: { rng: [1, 2, 3] }, path: 'rng' },
    { name: 'a long random state', from: playing, to: { rng: [1, 2, 3, 4, 5] }, path: 'rng' },
    { name: 'a fraction of a word', from: playing, to: { rng: [1.5, 2, 3, 4] }, path: 'rng.0' },
    { name: 'one player', from: playing, to: { players: { cho: 'a', han: 'a' } }, path: 'players' },
    {
      name: 'a player called system',
      from: playing,
      to: { players: { cho: 'system', han: 'a' } },
      path: 'players',
    },
    { name: 'both chosen, yet set-up', from: setup, to: { choice: bothChosen }, path: 'phase' },
    { name: 'not chosen, yet played', from: setup, to: { phase: 'playing' }, path: 'phase' },
    {
      name: 'Cho before Han',
      from: setup,
      to: { choice: { cho: 'MSSM', han: null } },
      path: 'choice',
    },
    {
      name: 'moves before the match',
      from: setup,
      to: { moves: [{ kind: 'pass' }] },
      path: 'moves',
    },
    {
      name: 'a start and arrangements',
      from: loaded,
      to: { choice: bothChosen },
      path: 'start',
    },
    {
      name: 'an illegal move',
      from: playing,
      to: { moves: [...playing.moves, { kind: 'step', from: 0, to: 89 }] },
      path: 'moves.3',
    },
    {
      name: 'a square off the board',
      from: playing,
      to: { moves: [{ kind: 'step', from: 0, to: 90 }] },
      path: 'moves.0.to',
    },
    {
      name: 'moves after the end',
      from: passedOut,
      to: { moves: [...passedOut.moves, { kind: 'pass' }] },
      path: 'moves.2',
    },
    {
      name: 'an end that is not said',
      from: passedOut,
      to: { phase: 'playing', result: null },
      path: 'phase',
    },
    {
      name: 'a finished match without result',
      from: resigned,
      to: { result: null },
      path: 'result',
    },
    {
      name: 'a result of a running match',
      from: playing,
      to: { result: resigned.result },
      path: 'result',
    },
    {
      name: 'another winner',
      from: passedOut,
      to: { result: { ...passedOut.result, winner: 'cho' } },
      path: 'result',
    },
    {
      name: 'another score',
      from: resigned,
      to: { result: { ...resigned.result, scores: { cho: 99, han: 0 } } },
      path: 'result',
    },
    {
      name: 'mate where there is none',
      from: resigned,
      to: { result: { ...resigned.result, reason: 'checkmate' } },
      path: 'result',
    },
    {
      name: 'time lost by the side not to move',
      from: timedOut,
      to: { result: { ...timedOut.result, winner: 'han' } },
      path: 'result',
    },
    {
      name: 'called off after it began',
      from: resigned,
      to: { result: { ...aborted.result } },
      path: 'result',
    },
    {
      name: 'more main time than there was',
      from: playing,
      to: { clock: { ...playing.clock, mainMs: { cho: 600_001, han: 0 } } },
      path: 'clock.mainMs',
    },
    {
      name: 'no period left, yet playing',
      from: playing,
      to: { clock: { ...playing.clock, periodsLeft: { cho: 0, han: 3 } } },
      path: 'clock.periodsLeft',
    },
    {
      name: 'more periods than there were',
      from: playing,
      to: { clock: { ...playing.clock, periodsLeft: { cho: 4, han: 3 } } },
      path: 'clock.periodsLeft',
    },
    {
      name: 'more take-backs than allowed',
      from: playing,
      to: { undo: { ...playing.undo, usedBy: { cho: 4, han: 0 } } },
      path: 'undo.usedBy',
    },
    {
      name: 'a request for the wrong plies',
      from: asked,
      to: { undo: { ...asked.undo, pending: { by: 'cho', plies: 2 } } },
      path: 'undo.pending',
    },
    {
      name: 'a request after the end',
      from: resigned,
      to: { undo: asked.undo },
      path: 'undo.pending',
    },
    {
      name: 'an offer after more moves than were made',
      from: playing,
      to: { draw: { pendingBy: null, closedAt: { cho: 3, han: null } } },
      path: 'draw.closedAt',
    },
    {
      name: 'an offer made too soon',
      from: playing,
      to: { draw: { pendingBy: 'cho', closedAt: { cho: 2, han: null } } },
      path: 'draw.pendingBy',
    },
    {
      name: 'a start in a lost position',
      from: loaded,
      to: { start: { ...loaded.start, position: 'x' } },
      path: 'start',
    },
  ])('$name', ({ from, to, change, path }) => {
    const base = from ? copy(from) : setup
    const read = validateState(change ? change(base) : { ...base, ...to })
    expect(read.ok ? 'accepted' : read.error[0]?.path).toBe(path)
  })

  function without(value: object, key: string): object {
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  }
})
