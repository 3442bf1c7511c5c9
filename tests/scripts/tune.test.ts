import { describe, expect, test } from 'vitest'
import { loadedStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { Mailbox } from '#engine/rules/mailbox'
import { evaluate } from '#engine/search/evaluate'
import { SearchPosition } from '#engine/search/position'
import { featuresOf, listWeights } from '../../scripts/tune/features.ts'
import { fit, loss, phaseOf } from '../../scripts/tune/fit.ts'
import type { Samples } from '../../scripts/tune/samples.ts'
import { formatWeights } from '../../scripts/tune/write-weights.ts'
import { readFileSync } from 'node:fs'
import { Random } from '../support/random.ts'
import { randomPosition } from '../support/random-positions.ts'

const weights = { opening: listWeights('opening'), ending: listWeights('ending') }

/** Samples with all pieces on the board. */
function samplesOf(
  list: readonly { readonly features: readonly number[]; readonly wanted: number }[],
): Samples {
  const starts = [0]
  for (const { features } of list) starts.push(starts[starts.length - 1]! + features.length)
  return {
    count: list.length,
    starts: Int32Array.from(starts),
    features: Int16Array.from(list.flatMap(({ features }) => features)),
    points: Uint8Array.from(list, () => 144),
    wanted: Float32Array.from(list, ({ wanted }) => wanted),
  }
}

test('the features weighed up are the evaluation', () => {
  const random = new Random(41)
  for (let n = 0; n < 200; n++) {
    const setup = randomPosition(random)
    const position = new SearchPosition(loadedStanding(setup), PRESETS.casual)
    const points = (position.choPoints[0] ?? 0) + (position.hanPoints[0] ?? 0)
    const phase = phaseOf(points)
    let value = 0
    for (const feature of featuresOf(Mailbox.from(setup))) {
      const index = Math.abs(feature) - 1
      const weight =
        (weights.opening[index] ?? 0) * phase + (weights.ending[index] ?? 0) * (1 - phase)
      value += Math.sign(feature) * weight
    }
    const found = evaluate(position)
    expect(Math.abs((setup.turn === 'cho' ? value : -value) - found)).toBeLessThan(1.01)
  }
})

test('the weights that are written are those that were read', () => {
  expect(formatWeights(weights)).toBe(readFileSync('engine/search/weights.ts', 'utf8'))
})

describe('fitting', () => {
  test('moves a weight towards what foretells the results', () => {
    const start = { opening: Float64Array.of(0, 0), ending: Float64Array.of(0, 0) }
    const samples = samplesOf([
      { features: [1], wanted: 1 },
      { features: [1, 2], wanted: 1 },
      { features: [-1], wanted: 0 },
      { features: [2], wanted: 0 },
    ])
    const all = Int32Array.of(0, 1, 2, 3)
    const fitted = fit(samples, all, start, 400, 30)
    expect(loss(samples, all, fitted, 400)).toBeLessThan(loss(samples, all, start, 400))
    expect(fitted.opening[0]).toBeGreaterThan(0)
    expect(fitted.opening[1]).toBeLessThan(fitted.opening[0] ?? 0)
    expect(fitted.ending[0]).toBe(0) // with all pieces on the board nothing is learned of the ending
  })
})
