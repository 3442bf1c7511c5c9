import type { Score } from '../score.ts'

/*
 * Inside the search a value is a whole number for the side to move: hundredths of a point (a soldier
 * counts two points), and beyond them wins, the sooner the greater.
 */

/** Longest line that is looked at, in plies. */
export const MAX_PLY = 128

export const INFINITE = 32_500
/** Value of having mated at once; a mate in n plies is worth n less. */
export const MATE = 32_000
/** The same for a win that the rules award: points, or a repetition the other may not make. */
export const RULED = 30_000
/** Nothing that is not decided is worth more. */
export const MAX_EVALUATION = 20_000

export const DRAW = 0

export const isDecided = (value: number): boolean => Math.abs(value) > MAX_EVALUATION

/** Values in the table count wins from their own position on, those in the tree from the root. */
export function toTable(value: number, ply: number): number {
  if (value > MAX_EVALUATION) return value + ply
  return value < -MAX_EVALUATION ? value - ply : value
}

export function fromTable(value: number, ply: number): number {
  if (value > MAX_EVALUATION) return value - ply
  return value < -MAX_EVALUATION ? value + ply : value
}

export function scoreOf(value: number): Score {
  const size = Math.abs(value)
  if (size <= MAX_EVALUATION) return { kind: 'points', value: value / 100 }
  const isMate = size > RULED
  const plies = (isMate ? MATE : RULED) - size
  const moves = (plies + 1) >> 1
  return { kind: isMate ? 'mate' : 'ruling', value: value > 0 ? moves : -moves }
}
