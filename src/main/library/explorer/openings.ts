import type { Database } from 'better-sqlite3'
import { mirrored, SQUARES } from '#engine/rules/square'
import type { Board } from '#engine/rules/types'
import type { OpeningReport } from '#shared/contract/library-explorer'
import { lineOf } from '../positions/packed-move.ts'
import type { Mask } from '../search/mask.ts'
import type { GameColumns } from '../store/columns.ts'
import type { Turns } from '../turns.ts'
import { FORMATION_PLIES, FormationTally } from './formations.ts'
import { PlanTally } from './plans.ts'

/** What the sides set up in the games of a mask, all from one start. */
export async function openings(
  database: Database,
  columns: GameColumns,
  mask: Mask,
  start: Board,
  turns: Turns,
): Promise<Pick<OpeningReport, 'plans' | 'formations'>> {
  const plans = new PlanTally(isSymmetric(start))
  const formations = new FormationTally(start)
  // Each is looked up: the games of a start are few among all, and a row holds much else.
  const moves = database
    .prepare<[number, number], Uint8Array>('SELECT substr(moves, 1, ?) FROM game WHERE serial = ?')
    .pluck()
  for (let serial = 0; serial < mask.length; serial++) {
    const bytes = mask[serial] === 1 ? moves.get(FORMATION_PLIES * 2, serial) : undefined
    if (!bytes) continue
    if (turns.isOver && !(await turns.pass())) break
    const line = lineOf(bytes)
    const winner = columns.winner[serial]!
    plans.add(line, winner)
    formations.add(line, winner)
  }
  return { plans: plans.best(), formations: formations.most() }
}

const isSymmetric = (board: Board): boolean =>
  SQUARES.every(
    (square) =>
      board[square]?.role === board[mirrored(square)]?.role &&
      board[square]?.side === board[mirrored(square)]?.side,
  )
