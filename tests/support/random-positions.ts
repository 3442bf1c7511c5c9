import { type Square, squareAt, SQUARES } from '#engine/rules/square'
import {
  type Board,
  opposite,
  type Piece,
  type Role,
  type Setup,
  type Side,
  SIDES,
} from '#engine/rules/types'
import type { Random } from './random.ts'
import { isAttackedSlow } from './slow-moves.ts'

const PALACE: Readonly<Record<Side, readonly Square[]>> = {
  cho: [0, 1, 2].flatMap((r) => [3, 4, 5].map((f) => squareAt(f, r))),
  han: [7, 8, 9].flatMap((r) => [3, 4, 5].map((f) => squareAt(f, r))),
}

const MOST: readonly (readonly [Role, number])[] = [
  ['chariot', 2],
  ['cannon', 2],
  ['horse', 2],
  ['elephant', 2],
  ['guard', 2],
  ['soldier', 5],
]

/**
 * A position one can play from, likely or not: generals anywhere in their palaces, soldiers on any
 * rank, and now and then the other pieces crowded into the palaces, where the odd cases live.
 */
export function randomPosition(random: Random): Setup {
  for (;;) {
    const setup = { board: randomBoard(random), turn: random.pick(SIDES) }
    if (!isAttackedSlow(setup.board, opposite(setup.turn))) return setup
  }
}

function randomBoard(random: Random): Board {
  const board: (Piece | undefined)[] = SQUARES.map(() => undefined)
  const put = (piece: Piece, squares: readonly Square[]): void => {
    const free = squares.filter((square) => !board[square])
    if (free.length > 0) board[random.pick(free)] = piece
  }
  for (const side of SIDES) put({ side, role: 'general' }, PALACE[side])
  const crowded = random.below(3) === 0
  const density = 1 + random.below(4)
  for (const side of SIDES) {
    for (const [role, most] of MOST) {
      for (let n = 0; n < most; n++) {
        if (random.below(4) >= density) continue
        const anywhere = crowded && random.below(2) === 0 ? PALACE[random.pick(SIDES)] : SQUARES
        put({ side, role }, role === 'guard' ? PALACE[side] : anywhere)
      }
    }
  }
  return board
}
