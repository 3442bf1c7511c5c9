import type { Square } from './square.ts'

/** Cho (초) is blue, sits below and moves first; Han (한) is red and has the deom. */
export const SIDES = ['cho', 'han'] as const
export type Side = (typeof SIDES)[number]

export const opposite = (side: Side): Side => (side === 'cho' ? 'han' : 'cho')

/** The seven pieces (궁 차 포 마 상 사 졸/병) under their names in English Wikipedia. */
export const ROLES = [
  'general',
  'chariot',
  'cannon',
  'horse',
  'elephant',
  'guard',
  'soldier',
] as const
export type Role = (typeof ROLES)[number]

export interface Piece {
  readonly side: Side
  readonly role: Role
}

/** What stands on each of the 90 points, indexed by `Square`. */
export type Board = readonly (Piece | undefined)[]

/** A step of one piece, or the pass (한수쉼): a move of its own, never a step from a square to itself. */
export type Move =
  { readonly kind: 'step'; readonly from: Square; readonly to: Square } | { readonly kind: 'pass' }

export const PASS: Move = { kind: 'pass' }

export function sameMove(a: Move, b: Move): boolean {
  if (a.kind === 'step' && b.kind === 'step') return a.from === b.from && a.to === b.to
  return a.kind === b.kind
}

/** The past a FEN cannot hold comes with the complete rules; a setup is board and turn. */
export interface Setup {
  readonly board: Board
  readonly turn: Side
}
