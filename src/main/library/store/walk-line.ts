import { fromOf, toOf } from '#engine/notation/packed-move'
import { CHO, ROLE_MASK } from '#engine/rules/cells'
import { KeyWalk } from '#engine/rules/key-walk'
import { PIECE_POINTS, type Points, points } from '#engine/rules/points'
import { ROLES, type Setup } from '#engine/rules/types'
import { MAX_PLY, packPlace } from '../positions/entries.ts'
import { mirrorPacked, NO_MOVE } from '../positions/packed-move.ts'

/** Points of a piece by its code in a cell. */
export const POINTS_OF_CODE: readonly number[] = Array.from({ length: 32 }, (_, code) => {
  const role = ROLES[(code & ROLE_MASK) - 1]
  return role ? PIECE_POINTS[role] : 0
})

/**
 * Walks a packed line from its start: every position goes to `visit` with its key and place. Answers
 * the points at the end, Han's with the deom.
 */
export function walkLine(
  setup: Setup,
  line: Uint16Array,
  visit: (key: number, place: number) => void,
): Points {
  const walk = new KeyWalk(setup)
  let { cho, han } = points(setup.board)
  let ply = 0
  for (const move of line) {
    if (ply <= MAX_PLY) visitHere(walk, ply, move, visit)
    ply += 1
    if (move === 0) walk.pass()
    else {
      const taken = walk.step(fromOf(move), toOf(move))
      if (taken !== 0 && (taken & CHO) !== 0) cho -= POINTS_OF_CODE[taken] ?? 0
      else if (taken !== 0) han -= POINTS_OF_CODE[taken] ?? 0
    }
  }
  if (ply <= MAX_PLY) visitHere(walk, ply, NO_MOVE, visit)
  return { cho, han }
}

function visitHere(
  { key, isMirrored }: KeyWalk,
  ply: number,
  move: number,
  visit: (key: number, place: number) => void,
): void {
  visit(key, packPlace(ply, isMirrored, isMirrored ? mirrorPacked(move) : move))
}
