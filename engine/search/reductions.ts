const DEPTHS = 64

/**
 * Plies by which late quiet moves are looked at less, by depth and number of the move. The tables
 * are made of whole numbers once, so that every machine searches alike.
 */
const REDUCTIONS: Int8Array = (() => {
  const table = new Int8Array(DEPTHS * DEPTHS)
  for (let depth = 1; depth < DEPTHS; depth++) {
    for (let number = 1; number < DEPTHS; number++) {
      table[depth * DEPTHS + number] = Math.round(0.4 + (Math.log(depth) * Math.log(number)) / 2.1)
    }
  }
  return table
})()

export const baseReduction = (depth: number, number: number): number =>
  REDUCTIONS[Math.min(depth, DEPTHS - 1) * DEPTHS + Math.min(number, DEPTHS - 1)]!

/** Margins of pruning, in hundredths of a point. */
export const REVERSE_FUTILITY = { depth: 7, perPly: 110 } as const
export const RAZORING = { depth: 2, base: 250, perPly: 250 } as const
export const FUTILITY = { depth: 6, base: 150, perPly: 120 } as const
export const DELTA = 200
/** Exchanges that lose more than this are left out. */
export const LOSING_CAPTURE = { perPly: -100 } as const
export const LOSING_QUIET = { perPly: -80 } as const

/** Quiet moves that are tried at a depth before the rest are left out. */
export const quietsTried = (depth: number, isImproving: boolean): number =>
  isImproving ? 5 + depth * depth : 3 + ((depth * depth) >> 1)
