import { type Square, SQUARES } from '../rules/square.ts'
import type { Move } from '../rules/types.ts'

/** Made as they come: records hold millions of moves, but only these. */
const STEPS: (Move | undefined)[] = []

/** The step from one square to another, one object for all records: moves are never changed. */
export function stepOf(from: Square, to: Square): Move {
  const index = from * SQUARES.length + to
  return (STEPS[index] ??= { kind: 'step', from, to })
}
