import { describe, expect, test } from 'vitest'
import { judge } from '#engine/arbiter/judge'
import { apply } from '#engine/match/apply'
import { createMatch } from '#engine/match/create'
import { deadline } from '#engine/match/deadlines'
import { DEFAULT_OPTIONS } from '#engine/match/options'
import { defaultPast, formatStanding, parseStanding, startStanding } from '#engine/rules/past'
import { positionKey } from '#engine/rules/position-key'
import { recordStart } from '#engine/rules/record-start'
import { PRESETS, ruleSetText } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { whyIllegal } from '#engine/rules/why-illegal'
import { at, moveOf, movesOf, setupOf } from '../../support/positions.ts'
import {
  courseFrom,
  newCourse,
  outcomeAfter,
  playAll,
  refusalFor,
  rulesWith,
} from '../../support/play.ts'

/** Faults that programs for janggi were shipped with; each test shows that it is not here. */
describe('never here', () => {
  test('a general’s diagonal evasions in the palace are missing', () => {
    const course = courseFrom('5k3/9/9/9/9/9/9/4r4/4K4/4A4 w')
    expect(course.isCheck).toBe(true)
    expect(course.legalActions()).toContainEqual(moveOf('e2d1'))
  })

  test('a pass is offered only at stalemate', () => {
    expect(newCourse().legalActions()).toContainEqual({ kind: 'pass' })
  })

  test('a pass is accepted in the opponent’s turn, or before the set-up has ended', () => {
    const created = createMatch(DEFAULT_OPTIONS, { host: 'a', guest: 'b' }, 1, 0)
    if (!created.ok) throw new Error(created.error.code)
    let state = created.value
    const { cho, han } = state.players
    expect(apply(state, { type: 'pass' }, cho, 1)).toMatchObject({ error: { code: 'wrongPhase' } })
    for (const [player, arrangement] of [
      [han, 'MSSM'],
      [cho, 'SMMS'],
    ] as const) {
      const step = apply(state, { type: 'chooseSetup', arrangement }, player, 1)
      if (!step.ok) throw new Error(step.error.code)
      state = step.value.state
    }
    expect(apply(state, { type: 'pass' }, han, 2)).toMatchObject({ error: { code: 'notYourTurn' } })
    expect(apply(state, { type: 'pass' }, cho, 2).ok).toBe(true)
  })

  test.each([
    ['horse', '9/4k4/3a5/3N5/9/9/9/9/9/5K3 b', 'd8d9'],
    ['elephant', '9/4k4/3a5/9/2B6/9/9/9/9/5K3 b', 'd8d9'],
  ] as const)('legs that pin are overlooked: %s', (_name, fen, step) => {
    expect(refusalFor(courseFrom(fen), step)).toMatchObject({ code: 'pinned' })
  })

  test('a cannon pins nothing, or a cannon “defends” against a cannon', () => {
    expect(
      whyIllegal(setupOf('3k5/4c4/9/4N4/9/4P4/9/9/4K4/3A5 w'), at('e7'), at('g8')),
    ).toMatchObject({ code: 'pinned', attack: { role: 'cannon' } })
    expect(refusalFor(courseFrom('3k5/5c3/9/9/9/9/9/9/4Kn3/9 w'), 'e2f2')).toBeUndefined()
    const cannonTakes = courseFrom('3k5/9/9/9/4c4/4P4/9/9/4C4/4K4 w')
    expect(refusalFor(cannonTakes, 'e2e6')).toMatchObject({ code: 'takes-cannon' })
  })

  test('a position is loaded in which the enemy general can be captured', () => {
    const setup = setupOf('3k5/9/9/3R5/9/9/9/9/9/5K3 w')
    const text = formatStanding({ setup, past: defaultPast(setup) })
    expect(parseStanding(text)).toMatchObject({ error: [{ code: 'opponent-in-check' }] })
  })

  test('positions are counted without the side to move', () => {
    const report = playAll(newCourse(), 'pass')
    expect(report.occurrence).toBe(1)
  })

  test('repetition is looked for only a few plies back', () => {
    const away = 'i1i2 i10i9 i2i3 i9i8 i3i2 i8i9 i2i1 i9i10'
    const course = newCourse()
    playAll(course, `a1a2 a10a9 a2a1 a9a10 ${away} a1a2 a10a9 a2a1`)
    expect(refusalFor(course, 'a9a10')).toMatchObject({
      code: 'repetition',
      plies: [0, 4, 12],
    })
  })

  test('the passer is blamed for the repetition', () => {
    const course = newCourse(PRESETS.kjf)
    const moves = 'pass a10a9 pass a9a10 pass a10a9 pass a9a10 pass a10a9 pass a9a10'
    expect(outcomeAfter(course, moves)).toMatchObject({ winner: 'cho', reason: 'repetitionLoss' })
  })

  test('facing ends the game at once, without an answer', () => {
    const course = courseFrom('8r/4k4/9/9/9/P8/R8/9/9/3K5 w')
    expect(outcomeAfter(course, 'd1e1')).toBeNull()
  })

  test('facing is tested before mate', () => {
    const course = courseFrom('r2bkb3/8R/9/9/4N4/9/9/r8/9/4K4 w')
    expect(outcomeAfter(course, 'e6f8')?.reason).toBe('checkmate')
  })

  test('facing only ends the game when there is no answer', () => {
    const course = courseFrom('8r/4k4/9/9/9/P8/R8/9/9/3K5 w')
    expect(outcomeAfter(course, 'd1e1 i10i9')?.reason).toBe('scoreBikjang')
  })

  test('to make the generals face is forbidden', () => {
    expect(refusalFor(courseFrom('8r/4k4/9/9/9/P8/R8/9/9/3K5 w'), 'd1e1')).toBeUndefined()
  })

  test('a general takes the general it faces', () => {
    const course = courseFrom('4k4/9/9/9/9/9/9/9/4K4/9 w')
    expect(course.isCheck).toBe(false)
    expect(refusalFor(course, 'e2e10')).toMatchObject({ code: 'outside-palace' })
  })

  test('the deom is given to Cho, or Han moves first', () => {
    expect(newCourse()).toMatchObject({ scores: { cho: 72, han: 73.5 }, turn: 'cho' })
  })

  test('caches know the board alone: pass, bikjang, repetition and rule set are lost', () => {
    const course = newCourse()
    const texts = [formatStanding(course.standing())]
    for (const moves of ['pass', 'a10a9', 'pass', 'a9a10']) {
      playAll(course, moves)
      texts.push(formatStanding(course.standing()))
    }
    expect(positionKey(course.setup)).toBe(
      positionKey(startStanding(arrangementSetup('MSSM', 'MSSM')).setup),
    )
    expect(new Set(texts).size).toBe(5)
    expect(ruleSetText(PRESETS.standard)).not.toBe(ruleSetText(PRESETS.friendly))
  })

  test('legality is computed from a bare FEN', () => {
    const course = newCourse()
    playAll(course, 'a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1 a9a10 a1a2 a10a9 a2a1')
    const bare = courseFrom('1nba1abnr/r3k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR b')
    expect(positionKey(bare.setup)).toBe(positionKey(course.setup))
    expect(refusalFor(bare, 'a9a10')).toBeUndefined()
    expect(refusalFor(course, 'a9a10')).toMatchObject({ code: 'repetition' })
  })

  test('missing handicap pieces count as captures', () => {
    const setup = setupOf('rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABN1 w')
    const { plies } = judge(
      { standing: recordStart(setup), moves: movesOf('e4d4 e7d7') },
      PRESETS.standard,
    )
    expect(plies[1]).toMatchObject({ facing: true, bikjang: null })
  })

  test('the set-up flag punishes the wrong side, or anybody', () => {
    const created = createMatch(DEFAULT_OPTIONS, { host: 'a', guest: 'b' }, 1, 0)
    if (!created.ok) throw new Error(created.error.code)
    const { value: state } = created
    const late = deadline(state)!
    const timeout = (player: string): unknown =>
      apply(state, { type: 'timeout', player }, 'system', late)
    expect(timeout(state.players.cho)).toMatchObject({ error: { code: 'notLate' } })
    expect(timeout(state.players.han)).toMatchObject({
      value: { state: { result: null, choice: { cho: null } }, events: [{ automatic: true }] },
    })
  })

  test('the forbidden point of a rule set changes how a piece moves', () => {
    const fen = '8r/4k4/9/9/R8/9/9/9/9/4K4 w'
    const steps = (rules = rulesWith()): unknown => courseFrom(fen, rules).legalActions()
    expect(steps(rulesWith({ bikjang: 'off' }))).toEqual(steps())
  })
})
