import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { formatStanding, parseStanding } from '#engine/rules/past'
import { DEOM } from '#engine/rules/points'
import { mirrored, SQUARES } from '#engine/rules/square'
import { type Move, PASS } from '#engine/rules/types'
import { anyGame, type GamePlan, playPlan } from '../../support/arbitraries.ts'
import { IS_DEEP } from '../../support/deep.ts'
import { newCourse } from '../../support/play.ts'

const RUNS = { numRuns: IS_DEEP ? 5000 : 150, seed: 42 }

/** Everything a course shows. */
const seen = (course: Course): unknown => ({
  standing: formatStanding(course.standing()),
  outcome: course.outcome,
  scores: course.scores,
  occurrence: course.occurrence,
  isCheck: course.isCheck,
  isFacing: course.isFacing,
  legal: course.legalActions(),
})

const MIRROR = { MSSM: 'MSSM', SMMS: 'SMMS', SMSM: 'MSMS', MSMS: 'SMSM' } as const

const mirroredMove = (move: Move): Move =>
  move.kind === 'pass' ? PASS : { kind: 'step', from: mirrored(move.from), to: mirrored(move.to) }

describe('random games under random rule sets', () => {
  test('undo restores everything, ply by ply', () => {
    fc.assert(
      fc.property(anyGame, (plan) => {
        const states: unknown[] = []
        const { course } = playPlan(plan, (at) => states.push(seen(at)))
        for (let i = states.length - 2; i >= 0; i--) {
          expect(course.undo()).toBe(true)
          expect(seen(course)).toEqual(states[i])
        }
        expect(course.undo()).toBe(false)
      }),
      { ...RUNS, numRuns: RUNS.numRuns / 3 },
    )
  })

  test('the moves alone rebuild the same state', () => {
    fc.assert(
      fc.property(anyGame, (plan) => {
        const { course, moves } = playPlan(plan)
        const again = newCourse(plan.rules, plan.cho, plan.han)
        for (const move of moves) expect(again.play(move).ok).toBe(true)
        expect(seen(again)).toEqual(seen(course))
      }),
      RUNS,
    )
  })

  test('a standing saved anywhere comes back and goes on in the same way', () => {
    fc.assert(
      fc.property(anyGame, fc.nat({ max: 60 }), (plan, cut) => {
        const saved: string[] = []
        const { course, moves } = playPlan(plan, (at) => saved.push(formatStanding(at.standing())))
        const from = Math.min(cut, moves.length)
        const read = parseStanding(saved[from])
        if (!read.ok) throw new Error(JSON.stringify(read.error))
        const resumed = Course.from(read.value, plan.rules)
        for (const move of moves.slice(from)) {
          const played = resumed.play(move)
          // Nothing but a mate is known to be over from its position alone.
          if (!played.ok) expect(played.error).toEqual({ code: 'game-over' })
        }
        if (from < moves.length) expect(resumed.outcome).toEqual(course.outcome)
        expect(formatStanding(resumed.standing())).toBe(saved.at(-1))
      }),
      RUNS,
    )
  })

  test('points never tie and never depend on the way', () => {
    fc.assert(
      fc.property(anyGame, (plan) => {
        const { course } = playPlan(plan)
        const { cho, han } = course.scores
        expect(cho).not.toBe(han)
        expect(Course.from(course.standing(), plan.rules).scores).toEqual({ cho, han })
        expect([cho, han - DEOM].every((n) => Number.isInteger(n) && n >= 0 && n <= 72)).toBe(true)
        if (plan.rules.scoring) expect(course.outcome?.reason ?? '').not.toMatch(/^draw/)
        else expect(course.outcome?.reason ?? '').not.toMatch(/^score/)
      }),
      RUNS,
    )
  })

  test('a finished game accepts nothing, a running one always has an action', () => {
    let finished = 0
    fc.assert(
      fc.property(anyGame, (plan) => {
        const { course } = playPlan(plan)
        if (!course.outcome) {
          expect(course.legalActions().length).toBeGreaterThan(0)
          return
        }
        finished += 1
        const before = formatStanding(course.standing())
        for (const to of SQUARES) {
          expect(course.play({ kind: 'step', from: SQUARES[4]!, to }).ok).toBe(false)
        }
        expect(course.play(PASS)).toEqual({ ok: false, error: { code: 'game-over' } })
        expect(formatStanding(course.standing())).toBe(before)
      }),
      RUNS,
    )
    expect(finished).toBeGreaterThan(RUNS.numRuns / 10)
  })

  test('refusal and the list of legal actions agree on every action', () => {
    fc.assert(
      fc.property(anyGame, (plan) => {
        const { course } = playPlan({ ...plan, choices: plan.choices.slice(0, 40) })
        const legal = new Set(course.legalActions().map((move) => JSON.stringify(move)))
        const all: Move[] = SQUARES.filter((s) => course.pieceAt(s)?.side === course.turn)
          .flatMap((from) => SQUARES.map((to): Move => ({ kind: 'step', from, to })))
          .concat([PASS])
        const allowed = all.filter((move) => course.refusal(move) === undefined)
        expect(new Set(allowed.map((move) => JSON.stringify(move)))).toEqual(legal)
      }),
      { ...RUNS, numRuns: RUNS.numRuns / 5 },
    )
  })

  test('a game mirrored left to right has the mirrored course and the same result', () => {
    fc.assert(
      fc.property(anyGame, (plan: GamePlan) => {
        const { course, moves } = playPlan(plan)
        const other = newCourse(plan.rules, MIRROR[plan.cho], MIRROR[plan.han])
        for (const move of moves) expect(other.play(mirroredMove(move)).ok).toBe(true)
        expect(other.outcome).toEqual(course.outcome)
        expect(other.scores).toEqual(course.scores)
      }),
      RUNS,
    )
  })

  test('a refused action changes nothing', () => {
    fc.assert(
      fc.property(anyGame, fc.nat({ max: 89 }), fc.nat({ max: 89 }), (plan, from, to) => {
        const { course } = playPlan(plan)
        const before = seen(course)
        const move: Move = { kind: 'step', from: SQUARES[from]!, to: SQUARES[to]! }
        if (course.refusal(move)) expect(course.play(move).ok).toBe(false)
        else expect(course.play(move).ok && course.undo()).toBe(true)
        expect(seen(course)).toEqual(before)
      }),
      RUNS,
    )
  })
})
