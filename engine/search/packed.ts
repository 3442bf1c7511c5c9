import { cellOf, SQUARE_OF } from '../rules/lines.ts'
import { type Move, PASS } from '../rules/types.ts'

/** The pass among packed steps `from | to << 7`, none of which is 0. */
export const PASS_STEP = 0
/** No step at all. */
export const NO_STEP = -1

export const pack = (move: Move): number =>
  move.kind === 'pass' ? PASS_STEP : cellOf(move.from) | (cellOf(move.to) << 7)

export const unpack = (step: number): Move =>
  step === PASS_STEP
    ? PASS
    : { kind: 'step', from: SQUARE_OF[step & 127]!, to: SQUARE_OF[step >> 7]! }
