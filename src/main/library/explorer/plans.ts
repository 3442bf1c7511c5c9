import { unpackMove } from '#engine/notation/packed-move'
import { formatUci } from '#engine/notation/uci'
import type { Side } from '#engine/rules/types'
import type { OpeningPlan } from '#shared/contract/library-explorer'
import { mirrorPacked } from '../positions/packed-move.ts'
import { addResult, noResults, type Results } from './tally.ts'

/** Own moves that make a plan. */
const PLAN_MOVES = 4
/** Plans shown of one side. */
const MOST_PLANS = 10
/** A plan counts with this share of all games, and no fewer games than these. */
const SHARE = 0.005
const LEAST = 4

/**
 * What each side sets up with its first moves, whatever their order, by the share of games it wins:
 * a draw counts half. A plan and its mirror are one where the start is its own mirror.
 */
export class PlanTally {
  readonly #isSymmetric: boolean
  readonly #plans = { cho: new Map<string, Results>(), han: new Map<string, Results>() }
  #games = 0

  constructor(isSymmetric: boolean) {
    this.#isSymmetric = isSymmetric
  }

  /** @param line the first moves of a game, or more */
  add(line: Uint16Array, winner: number): void {
    this.#games += 1
    if (line.length < PLAN_MOVES * 2) return
    const opening = line.subarray(0, PLAN_MOVES * 2)
    for (const [i, side] of (['cho', 'han'] as const).entries()) {
      const plans = this.#plans[side]
      const key = planKey(
        opening.filter((_move, ply) => ply % 2 === i),
        this.#isSymmetric,
      )
      let results = plans.get(key)
      if (!results) plans.set(key, (results = noResults()))
      addResult(results, winner)
    }
  }

  best(): OpeningPlan[] {
    const least = Math.max(LEAST, this.#games * SHARE)
    return (['cho', 'han'] as const).flatMap((side) => best(this.#plans[side], side, least))
  }
}

function planKey(moves: Uint16Array, isSymmetric: boolean): string {
  const own = moves.toSorted().join()
  if (!isSymmetric) return own
  const other = moves.map(mirrorPacked).sort().join()
  return own < other ? own : other
}

const best = (
  plans: ReadonlyMap<string, Results>,
  side: Side,
  least: number,
): readonly OpeningPlan[] =>
  [...plans]
    .filter(([, { games }]) => games >= least)
    .toSorted(([, a], [, b]) => winShare(b, side) - winShare(a, side))
    .slice(0, MOST_PLANS)
    .map(([key, results]) => ({
      side,
      moves: key.split(',').map((packed) => formatUci(unpackMove(Number(packed)), undefined)),
      ...results,
    }))

function winShare(results: Results, side: Side): number {
  const decided = results.cho + results.draw + results.han
  return decided === 0 ? 0 : (results[side] + results.draw / 2) / decided
}
