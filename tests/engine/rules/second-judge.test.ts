import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Course } from '#engine/rules/course'
import { END_REASONS, type EndReason } from '#engine/rules/outcome'
import { freshPast } from '#engine/rules/past'
import type { Move, Setup } from '#engine/rules/types'
import { anyRuleSet, choose } from '../../support/arbitraries.ts'
import { IS_DEEP } from '../../support/deep.ts'
import { setupOf } from '../../support/positions.ts'
import { SlowJudge, type SlowAction } from '../../support/slow-judge.ts'

/** Few pieces, so that every kind of end is near. */
const STARTS: readonly Setup[] = [
  '8r/4k4/9/9/9/P8/R8/9/9/3K5 w',
  'R8/3ka4/3p5/9/9/9/9/9/9/5K3 w',
  '3k5/8R/9/9/9/9/9/9/9/5K1R1 w',
  '4k4/4a4/9/4p4/9/4P4/9/9/4A4/4K4 b',
  '3k5/9/9/9/4c4/9/9/9/8R/4RK3 b',
  '3ka4/4a4/2n1c4/2p1p4/9/9/2P1P4/2N1C4/4A4/3KA4 w',
].map(setupOf)

/** What the board alone can bring about. */
const BY_BOARD: readonly EndReason[] = END_REASONS.filter(
  (reason) => !['resign', 'timeLoss', 'drawAgreed', 'aborted'].includes(reason),
).sort()

const text = (action: SlowAction): string =>
  action === 'pass' ? 'pass' : `${action.from}-${action.to}`

describe('a second judge, slow and obvious', () => {
  test('agrees on every legal action and every end of random games', () => {
    const ends = new Set<EndReason>()
    fc.assert(
      fc.property(
        anyRuleSet,
        fc.constantFrom(...STARTS),
        fc.array(fc.nat({ max: 0xffff }), { maxLength: 60, size: 'max' }),
        (rules, start, choices) => {
          const course = Course.from({ setup: start, past: freshPast(start.turn) }, rules)
          const judge = new SlowJudge(rules, start)
          const moves: Move[] = []
          for (const choice of choices) {
            const legal = course.legalActions()
            const slow = judge.legal().map(text).sort()
            const fast = legal.map((m) => text(m.kind === 'pass' ? 'pass' : m)).sort()
            expect(fast).toEqual(slow)
            if (course.outcome) break
            const move = choose(course, choice, moves.at(-2))
            moves.push(move)
            const played = course.play(move)
            judge.play(move.kind === 'pass' ? 'pass' : move)
            if (!played.ok) throw new Error(played.error.code)
            const { outcome } = played.value
            expect(outcome && `${outcome.winner ?? '-'} ${outcome.reason}`).toBe(judge.result)
            expect(course.isCheck).toBe(judge.isCheck)
            expect(course.pendingBikjang?.calledBy ?? null).toBe(judge.calledBy)
            if (outcome) ends.add(outcome.reason)
          }
        },
      ),
      { numRuns: IS_DEEP ? 10_000 : 200, seed: 42 },
    )
    expect([...ends].sort()).toEqual(BY_BOARD)
  })
})
