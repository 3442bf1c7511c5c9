import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { apply } from '#engine/match/apply'
import { courseOf } from '#engine/match/course'
import { createMatch, createMatchFrom } from '#engine/match/create'
import type { Step } from '#engine/match/event'
import { SPECTATOR } from '#engine/match/player'
import type { MatchState } from '#engine/match/state'
import { validateState } from '#engine/match/validate'
import { view } from '#engine/match/view'
import { parseFen } from '#engine/notation/fen'
import { formatStanding, loadedStanding } from '#engine/rules/past'
import { ARRANGEMENTS } from '#engine/rules/setup'
import { opposite, SIDES } from '#engine/rules/types'
import { IS_DEEP } from '../../support/deep.ts'
import { type Attempt, attemptFor, type Plan, plans } from './random-match.ts'

const MATCHES = IS_DEEP ? 5000 : 200
const MOST_ATTEMPTS = 200
const ATTEMPTS_AFTER_END = 8
const VIEWERS = ['Kim', 'Lee', SPECTATOR]

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

function first({ options, start, seed }: Plan): MatchState {
  const meeting = { host: 'Kim', guest: 'Lee' }
  const setup = start === null ? undefined : parseFen(start)
  const match = setup?.ok
    ? createMatchFrom(loadedStanding(setup.value), options, meeting, seed, 0)
    : createMatch(options, meeting, seed, 0)
  if (!match.ok) throw new Error(match.error.code)
  return match.value
}

interface Visit {
  readonly before: MatchState
  readonly attempt: Attempt
  readonly step: Step | undefined
}

/** Plays a plan, and gives every attempt to `visit`. */
function play(plan: Plan, visit: (one: Visit, i: number) => void = () => undefined): MatchState {
  let state = first(plan)
  let now = 0
  let afterEnd = 0
  for (const [i, die] of plan.dice.entries()) {
    if (state.phase === 'finished' && ++afterEnd > ATTEMPTS_AFTER_END) break
    const attempt = attemptFor(state, die, now, plan)
    const taken = apply(state, attempt.action, attempt.actor, attempt.now)
    const step = taken.ok ? taken.value : undefined
    visit({ before: state, attempt, step }, i)
    if (!step) continue
    state = step.state
    now = Math.max(now, attempt.now)
  }
  return state
}

const check = (property: (plan: Plan) => void, runs = MATCHES): void => {
  fc.assert(fc.property(plans(MOST_ATTEMPTS), property), {
    numRuns: runs,
    seed: 20_240_601,
    endOnFailure: true,
  })
}

describe('any match, whatever is tried in it', () => {
  test('ends in every way there is, so that what follows says something', () => {
    const reasons = new Set<string>()
    const events = new Set<string>()
    check((plan) => {
      const { result } = play(plan, ({ step }) => {
        for (const { type } of step?.events ?? []) events.add(type)
      })
      reasons.add(result?.reason ?? 'unfinished')
    })
    const ends = 'aborted checkmate drawAgreed drawBikjang drawMoveLimit drawPasses drawRepetition '
      .concat('repetitionLoss resign scoreBikjang scoreMoveLimit scorePasses scoreRepetition ')
      .concat('timeLoss unfinished')
    expect([...reasons].sort().join(' ')).toBe(ends)
    expect(events).toContain('undone')
    expect(events).toContain('bikjangAnswered')
    expect(events).toContain('meonggun')
    expect(events).toContain('reconnected')
  })

  test('what is refused leaves the state as it was, and what is over takes nothing', () => {
    check((plan) => {
      play(plan, ({ before, attempt, step }) => {
        const text = JSON.stringify(before)
        const again = apply(before, attempt.action, attempt.actor, attempt.now)
        expect(JSON.stringify(before)).toBe(text)
        expect(again.ok).toBe(step !== undefined)
        if (before.phase === 'finished') expect(step).toBeUndefined()
      })
    }, MATCHES / 2)
  })

  test('every state is plain JSON that comes back and goes on the same', () => {
    check((plan) => {
      play(plan, ({ before, attempt, step }, i) => {
        const back = copy(before)
        expect(isDeepStrictEqual(back, before)).toBe(true)
        // What came back has its record replayed, which is long.
        if (i % 16 !== 0) return
        const again = apply(back, attempt.action, attempt.actor, attempt.now)
        expect(again.ok ? JSON.stringify(again.value) : undefined).toBe(
          step && JSON.stringify(step),
        )
      })
    })
  })

  test('every state passes validation as it is', () => {
    check((plan) => {
      const end = play(plan, ({ before }, i) => {
        if (i % 16 !== 0) return
        expect(validateState(copy(before))).toStrictEqual({ ok: true, value: before })
      })
      const back = validateState(copy(end))
      expect(back.ok && JSON.stringify(back.value)).toBe(JSON.stringify(end))
    })
  })

  test('the accepted actions alone rebuild it', () => {
    check((plan) => {
      const accepted: Attempt[] = []
      const end = play(plan, ({ attempt, step }) => {
        if (step) accepted.push(attempt)
      })
      let state = first(plan)
      for (const { action, actor, now } of accepted) {
        const step = apply(state, action, actor, now)
        if (!step.ok) throw new Error(`refused on replay: ${step.error.code}`)
        state = step.value.state
      }
      expect(JSON.stringify(state)).toBe(JSON.stringify(end))
    })
  })

  test('taking back restores board, counts, captures, passes and bikjang', () => {
    const stood = (state: MatchState): string | undefined => {
      const standing = courseOf(state)?.standing()
      return standing && formatStanding(standing)
    }
    let undone = 0
    check((plan) => {
      const byLength = new Map<number, string | undefined>()
      play(plan, ({ before, step }) => {
        if (!step) return
        byLength.set(before.moves.length, stood(before))
        if (step.events[0]?.type !== 'undone') return
        undone += 1
        expect(step.state.moves).toEqual(before.moves.slice(0, step.state.moves.length))
        expect(stood(step.state)).toBe(byLength.get(step.state.moves.length))
      })
    }, MATCHES / 2)
    expect(undone).toBeGreaterThan(MATCHES / 8)
  })
})

describe('any view of any match', () => {
  test('is the same whatever is hidden from it', () => {
    let hidden = 0
    check((plan) => {
      play(plan, ({ before, step }, i) => {
        for (const state of [before, step?.state ?? before]) {
          if (state.moves.length > 0 && i % 16 !== 0) continue
          const otherRandom: MatchState = { ...state, rng: [9, 8, 7, 6] }
          for (const viewer of VIEWERS) {
            const seen = JSON.stringify(view(state, viewer))
            expect(JSON.stringify(view(otherRandom, viewer))).toBe(seen)
          }
          if (state.options.setupOrder === 'hanFirst') continue
          for (const side of SIDES) {
            const chosen = state.choice[side]
            if (chosen === null || state.choice[opposite(side)] !== null) continue
            hidden += 1
            for (const viewer of [state.players[opposite(side)], SPECTATOR, 'nobody']) {
              const seen = JSON.stringify(view(state, viewer))
              expect(ARRANGEMENTS.some((name) => seen.includes(name))).toBe(false)
              for (const other of ARRANGEMENTS) {
                const changed = { ...state, choice: { ...state.choice, [side]: other } }
                expect(JSON.stringify(view(changed, viewer))).toBe(seen)
              }
            }
          }
        }
        for (const event of step?.events ?? []) {
          if (event.type === 'setupChosen' && plan.options.setupOrder === 'simultaneous') {
            expect(event.arrangement).toBeNull()
          }
        }
      })
    })
    expect(hidden).toBeGreaterThan(MATCHES / 10)
  })

  test('gives hints to the player to move alone, and only those that are on', () => {
    check((plan) => {
      play(plan, ({ before }, i) => {
        if (i % 8 !== 0) return
        for (const viewer of VIEWERS) {
          const seen = view(before, viewer)
          expect(copy(seen)).toStrictEqual(seen)
          const toMove = seen.turn !== null && before.players[seen.turn] === viewer
          const { hints } = before.options
          expect(seen.legalMoves !== null).toBe(toMove && hints !== 'off')
          expect(seen.threatened !== null).toBe(toMove && hints === 'movesAndThreats')
          if (seen.legalMoves === null || before.phase !== 'playing') continue
          const now = before.clock.turnStartedAt
          for (const move of seen.legalMoves.slice(0, 3)) {
            const action =
              move.kind === 'pass'
                ? { type: 'pass' }
                : { type: 'move', from: move.from, to: move.to }
            const isLate = before.disconnectedAt[seen.turn ?? 'cho'] !== null
            if (!isLate) expect(apply(before, action, viewer, now).ok).toBe(true)
          }
        }
      })
    }, MATCHES / 2)
  })
})
