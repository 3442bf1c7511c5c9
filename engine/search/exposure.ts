import { CHO, EMPTY, GENERAL, GUARD, ROLE_MASK, SOLDIER } from '../rules/cells.ts'
import { CELLS, PALACE_STEPS } from '../rules/lines.ts'
import type { Mailbox } from '../rules/mailbox.ts'

/** What may befall a piece: nothing, or it could be taken for nothing, or by a piece worth less. */
export const SAFE = 0
export const HANGING = 1
export const OUTWEIGHED = 2

const GUARDED = 8

/*
 * Which pieces stand under attack, by cell: the least enemy that could take in the low three bits
 * (roles are numbered by falling worth, so that the greatest number is the least taker), and whether
 * the own side could take back. Written while the reach of all pieces is looked at.
 */
const marks = new Uint8Array(CELLS)

export function clearExposure(): void {
  marks.fill(0)
}

/** A piece of a side bears upon the piece on `cell`. */
export function markExposure(cells: Uint8Array, cell: number, own: number, role: number): void {
  const mark = marks[cell]!
  if ((cells[cell]! & own) !== 0) marks[cell] = mark | GUARDED
  else if ((mark & ROLE_MASK) < role) marks[cell] = (mark & GUARDED) | role
}

/** Marks what general and guards of a side bear upon. */
export function markPalace({ cells, slotCell, roleStart }: Mailbox, own: number): void {
  const steps = own === CHO ? PALACE_STEPS.cho : PALACE_STEPS.han
  const king = slotCell[roleStart[own | GENERAL]!]!
  markSteps(cells, steps[king]!, own, GENERAL)
  const end = roleStart[own | SOLDIER]!
  for (let slot = roleStart[own | GUARD]!; slot < end; slot++) {
    const guard = slotCell[slot]!
    if (guard !== 0) markSteps(cells, steps[guard]!, own, GUARD)
  }
}

function markSteps(cells: Uint8Array, steps: readonly number[], own: number, role: number): void {
  for (const to of steps) if (cells[to] !== EMPTY) markExposure(cells, to, own, role)
}

export function exposureOf(
  cells: Uint8Array,
  cell: number,
): typeof SAFE | typeof HANGING | typeof OUTWEIGHED {
  const mark = marks[cell]!
  const taker = mark & ROLE_MASK
  if (taker === 0) return SAFE
  if (mark < GUARDED) return HANGING
  return taker > (cells[cell]! & ROLE_MASK) ? OUTWEIGHED : SAFE
}
