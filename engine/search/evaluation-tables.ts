import {
  CANNON,
  CHARIOT,
  CHO,
  ELEPHANT,
  GENERAL,
  HAN,
  HORSE,
  SOLDIER,
  WALL,
} from '../rules/cells.ts'
import { HANGING, OUTWEIGHED } from './exposure.ts'
import { CONTACTS as CONTACT_VALUES, EXPOSED, type Phased } from './weights.ts'

/** Weights as typed arrays; opening and ending stand side by side. */
export function paired({ opening, ending }: Phased<readonly number[]>): Int32Array {
  return Int32Array.from(opening.flatMap((value, i) => [value, ending[i] ?? 0]))
}

const CONTACT_WEIGHTS = [
  [CHARIOT, CONTACT_VALUES.chariot],
  [CANNON, CONTACT_VALUES.cannon],
  [HORSE, CONTACT_VALUES.horse],
  [ELEPHANT, CONTACT_VALUES.elephant],
  [SOLDIER, CONTACT_VALUES.soldier],
] as const

/**
 * What it counts that a piece bears upon another, by `side << 9 | role << 6 | code << 1 | phase`:
 * sides are Cho and Han while the other is to move, then the same while they are themselves.
 */
function contactTable(): Int16Array {
  const table = new Int16Array(4 << 9)
  for (const [index, own] of [CHO, HAN, CHO, HAN].entries()) {
    for (const [role, weights] of CONTACT_WEIGHTS) {
      for (let other = GENERAL; other <= SOLDIER; other++) {
        const at = (index << 9) | (role << 6) | (other << 1)
        const { opening, ending } = index < 2 ? weights.threatened : weights.attacked
        table[at | ((WALL ^ own) << 1)] = opening[other - 1]!
        table[at | ((WALL ^ own) << 1) | 1] = ending[other - 1]!
        table[at | (own << 1)] = weights.guarded.opening[other - 1]!
        table[at | (own << 1) | 1] = weights.guarded.ending[other - 1]!
      }
    }
  }
  return table
}

export const CONTACTS = contactTable()

/** What a piece in danger counts for its side, by `exposure << 5 | is to move << 4 | role << 1 | phase`. */
export const EXPOSURES: Int16Array = (() => {
  const table = new Int16Array(3 << 5)
  for (const [exposure, weights] of [
    [HANGING, EXPOSED.hanging],
    [OUTWEIGHED, EXPOSED.outweighed],
  ] as const) {
    for (const [isToMove, { opening, ending }] of [weights.waiting, weights.toMove].entries()) {
      for (let role = GENERAL; role <= SOLDIER; role++) {
        const at = (exposure << 5) | (isToMove << 4) | (role << 1)
        table[at] = opening[role - 1]!
        table[at | 1] = ending[role - 1]!
      }
    }
  }
  return table
})()
