import { ALL_POINTS, ENDING_POINTS } from '#engine/search/tables'
import { Chance } from './chance.ts'
import { expected, type Samples } from './samples.ts'

/** Weights of both phases. */
export interface Fitted {
  readonly opening: Float64Array
  readonly ending: Float64Array
}

const BATCH = 1024
const RATE = 6
const BETA1 = 0.9
const BETA2 = 0.999
/** How strongly weights are held where they began, per hundredth of a point. */
const HOLD = 1e-9

export const phaseOf = (points: number): number =>
  Math.max(0, Math.min(1, (points - ENDING_POINTS) / (ALL_POINTS - ENDING_POINTS)))

function valueOf(samples: Samples, i: number, weights: Float64Array): number {
  const size = weights.length / 2
  const phase = phaseOf(samples.points[i] ?? 0)
  let value = 0
  const end = samples.starts[i + 1] ?? 0
  for (let n = samples.starts[i] ?? 0; n < end; n++) {
    const feature = samples.features[n] ?? 0
    const index = Math.abs(feature) - 1
    const weight = (weights[index] ?? 0) * phase + (weights[index + size] ?? 0) * (1 - phase)
    value += feature > 0 ? weight : -weight
  }
  return value
}

const joined = ({ opening, ending }: Fitted): Float64Array =>
  Float64Array.from([...opening, ...ending])

/** Mean square by which the expected result misses what is wanted, over some samples. */
export function loss(samples: Samples, which: Int32Array, fitted: Fitted, scale: number): number {
  const weights = joined(fitted)
  let sum = 0
  for (const i of which)
    sum += (expected(valueOf(samples, i, weights), scale) - (samples.wanted[i] ?? 0)) ** 2
  return sum / which.length
}

/** Moves the weights towards those that foretell best what is wanted (Adam, batch after batch). */
export function fit(
  samples: Samples,
  which: Int32Array,
  start: Fitted,
  scale: number,
  epochs: number,
): Fitted {
  const size = start.opening.length
  const begun = joined(start)
  const weights = begun.slice()
  const mean = new Float64Array(size * 2)
  const square = new Float64Array(size * 2)
  const slope = new Float64Array(size * 2)
  const order = which.slice()
  const chance = new Chance(1)
  const batches = Math.ceil(order.length / BATCH)
  let round = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, chance)
    for (let batch = 0; batch < batches; batch++) {
      round += 1
      const rate = RATE * (1 - ((epoch + batch / batches) / epochs) * 0.98)
      slope.fill(0)
      addSlopes(samples, order.subarray(batch * BATCH, (batch + 1) * BATCH), weights, scale, slope)
      for (let i = 0; i < size * 2; i++) {
        const g = (slope[i] ?? 0) + HOLD * ((weights[i] ?? 0) - (begun[i] ?? 0))
        const m = (mean[i] = BETA1 * (mean[i] ?? 0) + (1 - BETA1) * g)
        const v = (square[i] = BETA2 * (square[i] ?? 0) + (1 - BETA2) * g * g)
        const step = m / (1 - BETA1 ** round) / (Math.sqrt(v / (1 - BETA2 ** round)) + 1e-9)
        weights[i] = (weights[i] ?? 0) - rate * step
      }
    }
  }
  return { opening: weights.slice(0, size), ending: weights.slice(size) }
}

function shuffle(order: Int32Array, chance: Chance): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.below(i + 1)
    const kept = order[i] ?? 0
    order[i] = order[j] ?? 0
    order[j] = kept
  }
}

function addSlopes(
  samples: Samples,
  which: Int32Array,
  weights: Float64Array,
  scale: number,
  slope: Float64Array,
): void {
  const size = weights.length / 2
  for (const i of which) {
    const phase = phaseOf(samples.points[i] ?? 0)
    const share = expected(valueOf(samples, i, weights), scale)
    const off = (share - (samples.wanted[i] ?? 0)) / scale / which.length
    const end = samples.starts[i + 1] ?? 0
    for (let n = samples.starts[i] ?? 0; n < end; n++) {
      const feature = samples.features[n] ?? 0
      const index = Math.abs(feature) - 1
      const signed = feature > 0 ? off : -off
      slope[index] = (slope[index] ?? 0) + signed * phase
      slope[index + size] = (slope[index + size] ?? 0) + signed * (1 - phase)
    }
  }
}
