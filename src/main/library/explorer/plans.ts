import type { Database } from 'better-sqlite3'
import { unpackMove } from '#engine/notation/packed-move'
import { formatUci } from '#engine/notation/uci'
import type { Side } from '#engine/rules/types'
import type { OpeningPlan } from '#shared/contract/library-explorer'
import { lineOf, mirrorPacked } from '../positions/packed-move.ts'
import type { Mask } from '../search/mask.ts'
import type { GameColumns } from '../store/columns.ts'
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
export function openingPlans(
  database: Database,
  columns: GameColumns,
  mask: Mask,
  isSymmetric: boolean,
): readonly OpeningPlan[] {
  const plans = { cho: new Map<string, Results>(), han: new Map<string, Results>() }
  let games = 0
  const rows = database
    .prepare<[number], { serial: number; moves: Uint8Array }>(
      'SELECT serial, substr(moves, 1, ?) AS moves FROM game',
    )
    .iterate(PLAN_MOVES * 4)
  for (const { serial, moves } of rows) {
    if (mask[serial] !== 1) continue
    games += 1
    const line = lineOf(moves)
    if (line.length < PLAN_MOVES * 2) continue
    for (const [i, side] of (['cho', 'han'] as const).entries()) {
      const key = planKey(
        line.filter((_move, ply) => ply % 2 === i),
        isSymmetric,
      )
      let results = plans[side].get(key)
      if (!results) plans[side].set(key, (results = noResults()))
      addResult(results, columns.winner[serial]!)
    }
  }
  const least = Math.max(LEAST, games * SHARE)
  return (['cho', 'han'] as const).flatMap((side) => best(plans[side], side, least))
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
