import { type Square, SQUARES } from './square.ts'
import type { Board } from './types.ts'
import { wayOf } from './ways.ts'

/**
 * A piece that decides where another may go: the `screen` a cannon leaps over (포다리), or what
 * `blocks` it: a piece on the leg (멱) of a horse or an elephant, a cannon in a cannon's way.
 */
export interface Obstacle {
  readonly square: Square
  readonly kind: 'screen' | 'blocks'
}

/** What decides where the cannon, horse or elephant on a point may go; nothing for other pieces. */
export function obstaclesOf(board: Board, from: Square): readonly Obstacle[] {
  const piece = board[from]
  if (piece?.role !== 'cannon' && piece?.role !== 'horse' && piece?.role !== 'elephant') return []
  const met = new Set<Square>()
  for (const to of SQUARES) {
    const first = wayOf(piece, from, to)?.find((square) => board[square])
    if (first !== undefined) met.add(first)
  }
  return Array.from(met, (square): Obstacle => {
    const isScreen = piece.role === 'cannon' && board[square]?.role !== 'cannon'
    return { square, kind: isScreen ? 'screen' : 'blocks' }
  })
}
