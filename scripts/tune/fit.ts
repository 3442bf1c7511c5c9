import { ALL_POINTS, ENDING_POINTS } from '#engine/search/tables'
import type { Sample } from './positions.ts'

/** Weights of both phases. */
export interface Fitted {
  readonly opening: Float64Array
  readonly ending: Float64Array
}

const RATE = 1
const BETA1 = 0.9
const BETA2 = 0.999
/** How strongly weights are held where they began, per hundredth of a point squared. */
const HOLD = 1e-8

export const phaseOf = (points: number): number =>
  Math.max(0, Math.min(1, (points - ENDING_POINTS) / (ALL_POINTS - ENDING_POINTS)))

const expected = (value: number, scale: number): number => 1 / (1 + Math.exp(-value / scale))

function valueOf({ features, points }: Sample, { opening, ending }: Fitted): number {
  const phase = phaseOf(points)
  let value = 0
  for (const feature of features) {
    const index = Math.abs(feature) - 1
    const weight = (opening[index] ?? 0) * phase + (ending[index] ?? 0) * (1 - phase)
    value += feature > 0 ? weight : -weight
  }
  return value
}

/** Mean logarithmic loss: how badly the evaluation foretells results. */
export function loss(samples: readonly Sample[], weights: Fitted, scale: number): number {
  let sum = 0
  for (const sample of samples) {
    const share = expected(valueOf(sample, weights), scale)
    sum -= Math.log(sample.result === 1 ? share : 1 - share)
  }
  return sum / samples.length
}

/** The scale between evaluation and expected result that suits the weights best. */
export function bestScale(samples: readonly Sample[], weights: Fitted): number {
  let best = 400
  for (let scale = 200; scale <= 2000; scale += 50)
    if (loss(samples, weights, scale) < loss(samples, weights, best)) best = scale
  return best
}

/** Moves the weights towards those that foretell the results best (Adam, all samples at once). */
export function fit(
  samples: readonly Sample[],
  start: Fitted,
  scale: number,
  rounds: number,
): Fitted {
  const size = start.opening.length
  const begun = Float64Array.from([...start.opening, ...start.ending])
  const weights = begun.slice()
  const mean = new Float64Array(size * 2)
  const square = new Float64Array(size * 2)
  for (let round = 1; round <= rounds; round++) {
    const slope = slopes(samples, weights, scale)
    for (let i = 0; i < size * 2; i++) {
      const g = (slope[i] ?? 0) + HOLD * ((weights[i] ?? 0) - (begun[i] ?? 0))
      const m = (mean[i] = BETA1 * (mean[i] ?? 0) + (1 - BETA1) * g)
      const v = (square[i] = BETA2 * (square[i] ?? 0) + (1 - BETA2) * g * g)
      const step = m / (1 - BETA1 ** round) / (Math.sqrt(v / (1 - BETA2 ** round)) + 1e-9)
      weights[i] = (weights[i] ?? 0) - RATE * step
    }
  }
  return { opening: weights.slice(0, size), ending: weights.slice(size) }
}

function slopes(samples: readonly Sample[], weights: Float64Array, scale: number): Float64Array {
  const size = weights.length / 2
  const current = { opening: weights.subarray(0, size), ending: weights.subarray(size) }
  const slope = new Float64Array(size * 2)
  for (const sample of samples) {
    const phase = phaseOf(sample.points)
    const off = (expected(valueOf(sample, current), scale) - sample.result) / scale / samples.length
    for (const feature of sample.features) {
      const index = Math.abs(feature) - 1
      const signed = feature > 0 ? off : -off
      slope[index] = (slope[index] ?? 0) + signed * phase
      slope[index + size] = (slope[index + size] ?? 0) + signed * (1 - phase)
    }
  }
  return slope
}
