import fc from 'fast-check'
import type { Course } from '#engine/rules/course'
import type { RuleSet } from '#engine/rules/ruleset'
import { ARRANGEMENTS, type Arrangement } from '#engine/rules/setup'
import type { Move } from '#engine/rules/types'
import { newCourse } from './play.ts'

/** Any rule set at all, with limits that games of the tests reach. */
export const anyRuleSet: fc.Arbitrary<RuleSet> = fc.record({
  scoring: fc.boolean(),
  bikjang: fc.constantFrom('off', 'kjf', 'kja30'),
  bikjangBeforeMate: fc.boolean(),
  repetition: fc.constantFrom('forbid', 'lose', 'scoreEnd'),
  repetitionCount: fc.constantFrom(3, 4),
  perpetualCheckLoses: fc.boolean(),
  repetitionFreeBelow30: fc.boolean(),
  allowPass: fc.boolean(),
  passCountsAsMove: fc.boolean(),
  moveLimit: fc.constantFrom(0, 0, 30, 90),
})

export const anyArrangement: fc.Arbitrary<Arrangement> = fc.constantFrom(...ARRANGEMENTS)

/** A game to be played: its rules, its start, and one number for each choice. */
export interface GamePlan {
  readonly rules: RuleSet
  readonly cho: Arrangement
  readonly han: Arrangement
  readonly choices: readonly number[]
}

export const anyGame: fc.Arbitrary<GamePlan> = fc.record({
  rules: anyRuleSet,
  cho: anyArrangement,
  han: anyArrangement,
  choices: fc.array(fc.nat({ max: 0xffff }), { maxLength: 120, size: 'max' }),
})

/**
 * What a player of the tests does: mostly anything, but captures where it can every other time, so
 * that games thin out and end, and now and then steps back to where it came from.
 */
export function choose(course: Course, choice: number, before: Move | undefined): Move {
  const legal = course.legalActions()
  const taking = legal.filter(
    (move) => move.kind === 'step' && course.pieceAt(move.to) !== undefined,
  )
  const back = legal.filter(
    (move) =>
      before?.kind === 'step' &&
      move.kind === 'step' &&
      move.from === before.to &&
      move.to === before.from,
  )
  const from =
    choice % 3 === 0 && back.length > 0
      ? back
      : choice % 2 === 0 && taking.length > 0
        ? taking
        : legal
  const move = from[(choice >> 2) % from.length]
  if (!move) throw new Error('a running game has no legal action')
  return move
}

/** Plays a game by its plan until it ends or the choices run out; `visit` sees every position. */
export function playPlan(
  { rules, cho, han, choices }: GamePlan,
  visit: (course: Course, move: Move | undefined) => void = () => undefined,
): { readonly course: Course; readonly moves: readonly Move[] } {
  const course = newCourse(rules, cho, han)
  const moves: Move[] = []
  visit(course, undefined)
  for (const choice of choices) {
    if (course.outcome) break
    const move = choose(course, choice, moves.at(-2))
    const played = course.play(move)
    if (!played.ok) throw new Error(`legal, yet refused: ${played.error.code}`)
    moves.push(move)
    visit(course, move)
  }
  return { course, moves }
}
