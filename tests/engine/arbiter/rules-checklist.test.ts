import { describe, expect, test } from 'vitest'
import { apply } from '#engine/match/apply'
import { courseOf } from '#engine/match/course'
import { createMatch, createMatchFrom } from '#engine/match/create'
import { deadline } from '#engine/match/deadlines'
import { DEFAULT_OPTIONS, type MatchOptions } from '#engine/match/options'
import type { MatchState } from '#engine/match/state'
import { view } from '#engine/match/view'
import { startStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { arrangementSetup } from '#engine/rules/setup'
import { formatUciSquare } from '#engine/rules/square'
import { at, movesOf } from '../../support/positions.ts'
import {
  courseFrom,
  newCourse,
  outcomeAfter,
  playAll,
  refusalFor,
  rulesWith,
} from '../../support/play.ts'

/** Where the piece on a square may go, by engine names. */
function destinations(fen: string, from: string): readonly string[] {
  return courseFrom(`${fen} w`)
    .legalActions()
    .flatMap((move) => (move.kind === 'step' && move.from === at(from) ? [move.to] : []))
    .map(formatUciSquare)
    .sort()
}

const names = (text: string): readonly string[] => text.split(' ').sort()

const MEETING = { host: 'cho', guest: 'han' }

function matchWith(changed: Partial<MatchOptions> = {}, seed = 7): MatchState {
  const options: MatchOptions = { ...DEFAULT_OPTIONS, sideAssignment: 'hostCho', ...changed }
  const created = createMatch(options, MEETING, seed, 0)
  if (!created.ok) throw new Error(created.error.code)
  return created.value
}

function runningMatch(changed: Partial<MatchOptions> = {}): MatchState {
  const options: MatchOptions = { ...DEFAULT_OPTIONS, sideAssignment: 'hostCho', ...changed }
  const standing = startStanding(arrangementSetup('MSSM', 'MSSM'))
  const created = createMatchFrom(standing, options, MEETING, 7, 0)
  if (!created.ok) throw new Error(created.error.code)
  return created.value
}

function step(state: MatchState, action: unknown, actor: string, now = 0): MatchState {
  const taken = apply(state, action, actor, now)
  if (!taken.ok) throw new Error(taken.error.code)
  return taken.value.state
}

const playIn = (state: MatchState, text: string): MatchState =>
  movesOf(text).reduce((before, move) => {
    const action =
      move.kind === 'pass' ? { type: 'pass' } : { type: 'move', from: move.from, to: move.to }
    return step(before, action, courseOf(before)!.turn)
  }, state)

describe('the checklist of the rules', () => {
  test('arrangements are seen from each side’s own seat', () => {
    const { board } = arrangementSetup('SMSM', 'SMSM')
    const roles = (text: string): unknown => text.split(' ').map((name) => board[at(name)]?.role)
    expect(roles('b1 c1 g1 h1')).toEqual(['elephant', 'horse', 'elephant', 'horse'])
    expect(roles('h10 g10 c10 b10')).toEqual(['elephant', 'horse', 'elephant', 'horse'])
  })

  test('a blocked leg (멱) closes two ways of horse and elephant, a second leg one', () => {
    expect(destinations('3k5/9/9/9/4P4/4N4/9/9/9/5K3', 'e5')).toEqual(names('c4 c6 d3 f3 g4 g6'))
    expect(destinations('3k5/9/9/9/4P4/4B4/9/9/9/5K3', 'e5')).toEqual(names('b3 b7 c2 g2 h3 h7'))
    expect(destinations('3k5/9/9/3p5/9/4B4/9/9/9/5K3', 'e5')).toEqual(names('b3 b7 c2 g2 g8 h3 h7'))
  })

  test('a cannon needs one screen, no cannon, takes no cannon, and leaps far and across palaces', () => {
    expect(destinations('3k5/9/9/9/9/9/9/C8/9/4K4', 'a3')).toEqual([])
    expect(destinations('3k5/9/p8/9/9/c8/9/C8/9/4K4', 'a3')).toEqual([])
    expect(destinations('3k5/p8/c8/9/9/P8/9/C8/9/4K4', 'a3')).toEqual(names('a6 a7'))
    expect(destinations('3k5/9/p8/9/9/P8/9/C8/9/4K4', 'a3')).toEqual(names('a6 a7 a8'))
    expect(destinations('4kr3/4a4/3C5/9/9/9/9/9/9/4K4', 'd8')).toEqual(['f10'])
  })

  test('a chariot crosses a palace from corner to corner over an empty centre only', () => {
    expect(refusalFor(courseFrom('4k4/9/3R5/9/9/9/9/9/9/5K3 w'), 'd8f10')).toBeUndefined()
    expect(refusalFor(courseFrom('4k4/4a4/3R5/9/9/9/9/9/9/5K3 w'), 'd8f10')).toMatchObject({
      code: 'path-blocked',
    })
  })

  test('general and guard: no diagonal from the middle of an edge, never out of the palace', () => {
    expect(destinations('5k3/9/9/9/9/9/9/9/3K5/9', 'd2')).toEqual(names('d1 d3 e2'))
    expect(destinations('3k5/9/9/9/9/9/9/4A4/9/3K5', 'e3')).toEqual(names('d3 e2 f3'))
  })

  test('a soldier: never backwards, forward diagonals in the enemy palace, none in its own', () => {
    expect(destinations('3k5/9/9/9/9/4P4/9/9/9/5K3', 'e5')).toEqual(names('d5 e6 f5'))
    expect(destinations('9/4P4/4k4/9/9/9/9/9/9/5K3', 'e9')).toEqual(names('d10 d9 e10 f10 f9'))
    expect(destinations('4k4/9/9/9/9/9/9/9/9/3P1K3', 'd1')).toEqual(names('c1 d2 e1'))
  })

  test('a step into check is refused, and one of a screen that lets a cannon in', () => {
    expect(refusalFor(courseFrom('3k5/5r3/9/9/9/9/9/9/4K4/9 w'), 'e2f2')).toMatchObject({
      code: 'into-check',
    })
    const pinned = courseFrom('3k5/4c4/9/4N4/9/4P4/9/9/4K4/3A5 w')
    expect(refusalFor(pinned, 'e7g8')).toMatchObject({ code: 'pinned' })
  })

  test('no pass in check; mate ends the game', () => {
    const checked = courseFrom('3a5/R3k4/9/9/9/9/9/9/9/5K3 b')
    expect(refusalFor(checked, 'pass')).toMatchObject({ code: 'pass-in-check' })
    const mate = courseFrom('3k5/8R/9/9/9/9/9/9/9/5K1R1 w')
    expect(outcomeAfter(mate, 'h1h10')?.reason).toBe('checkmate')
  })

  test('bikjang kjf: not before a capture, not by it, then so; blocked or decided on points', () => {
    expect(playAll(newCourse(), 'e4d4 e7d7').bikjang).toBeNull()
    const course = newCourse()
    expect(playAll(course, 'e4e5 e7d7 e5e6 d7d6 e6d6').bikjang).toBeNull()
    expect(playAll(course, 'e9f9 e2f2').bikjang).toBe('called')
    playAll(course, 'g7f7')
    expect(course.outcome).toBeNull()
    course.undo()
    expect(outcomeAfter(course, 'pass')?.scores).toEqual({ cho: 72, han: 71.5 })
  })

  test('bikjang kja30: nothing while one side has 30 points', () => {
    const rules = rulesWith({ bikjang: 'kja30' })
    const fen = (own: string): string => `8r/4k4/9/9/RR7/9/9/9/${own}/3K5 w`
    expect(playAll(courseFrom(fen('8B'), rules), 'd1e1').bikjang).toBe('called')
    expect(playAll(courseFrom(fen('7PP'), rules), 'd1e1').bikjang).toBeNull()
  })

  test('repetition: forbid refuses the fourth but for the only answer to check, lose loses', () => {
    const cycle = 'a1a2 a10a9 a2a1 a9a10'
    const before = `${cycle} ${cycle} a1a2 a10a9 a2a1`
    const course = newCourse()
    playAll(course, before)
    expect(refusalFor(course, 'a9a10')).toMatchObject({ code: 'repetition' })
    expect(outcomeAfter(newCourse(PRESETS.kjf), `${before} a9a10`)?.winner).toBe('cho')
    const checks = 'a10a9 d9d10 a9a10 d10d9'
    const checked = courseFrom('R8/3ka4/3p5/9/9/9/9/9/9/5K3 w')
    expect(outcomeAfter(checked, `${checks} ${checks} ${checks}`)?.reason).toBe('scoreRepetition')
  })

  test('two passes running: points, or a draw', () => {
    expect(outcomeAfter(newCourse(), 'pass pass')?.reason).toBe('scorePasses')
    expect(outcomeAfter(newCourse(PRESETS.friendly), 'pass pass')?.reason).toBe('drawPasses')
  })

  test('byo-yomi runs out; a late arrangement is drawn, the same for the same seed', () => {
    const state = runningMatch()
    const late = step(state, { type: 'timeout', player: 'cho' }, 'system', deadline(state)!)
    expect(late.result).toMatchObject({ winner: 'han', reason: 'timeLoss' })
    const drawn = [7, 7, 8, 9, 10, 11].map((seed) => {
      const setup = matchWith({}, seed)
      return step(setup, { type: 'timeout', player: 'han' }, 'system', deadline(setup)!).choice.han
    })
    expect(drawn[0]).toBe(drawn[1])
    expect(new Set(drawn).size).toBeGreaterThan(1)
  })

  test('simultaneous arrangements leak to neither opponent nor spectator', () => {
    const state = matchWith({ setupOrder: 'simultaneous' })
    const chosen = step(state, { type: 'chooseSetup', arrangement: 'SMMS' }, 'han')
    for (const viewer of ['cho', 'spectator']) {
      const seen = view(chosen, viewer)
      expect(seen.chosen).toEqual({ cho: false, han: true })
      expect(JSON.stringify(seen)).not.toContain('SMMS')
    }
  })

  test('an accepted undo restores first capture, bikjang and repetition counts', () => {
    const state = playIn(runningMatch(), 'e4e5 e7d7 e5e6 d7d6 e6d6 e9f9 e2f2 f9e9')
    const undo = (before: MatchState, by: string, other: string): MatchState =>
      step(step(before, { type: 'requestUndo' }, by), { type: 'respondUndo', accept: true }, other)
    const called = undo(state, 'han', 'cho')
    expect(courseOf(called)?.pendingBikjang).toEqual({ calledBy: 'cho', ply: 7 })
    let back = called
    back = undo(back, 'han', 'cho')
    back = undo(back, 'cho', 'han')
    expect(back.moves).toHaveLength(4)
    expect(courseOf(back)?.firstCapturePly).toBeNull()
    const cycle = playIn(runningMatch(), 'a1a2 a10a9 a2a1 a9a10')
    expect(courseOf(cycle)?.occurrence).toBe(2)
    const again = playIn(undo(cycle, 'cho', 'han'), 'a2a1 a9a10')
    expect(courseOf(again)?.occurrence).toBe(2)
  })

  test('no view holds the random state, a spectator’s no legal moves', () => {
    const state = runningMatch()
    expect(view(state, 'cho').legalMoves).not.toBeNull()
    for (const viewer of ['cho', 'han', 'spectator']) {
      expect(Object.keys(view(state, viewer))).not.toContain('rng')
      if (viewer !== 'cho') expect(view(state, viewer).legalMoves).toBeNull()
    }
  })
})
