import { expect, test } from 'vitest'
import { fitScale, type Foretold, surprise } from '../../scripts/tune/win-share.ts'

/** As many wins among 1,000 games at each advantage as a scale says. */
const drawnFrom = (scale: number): readonly Foretold[] =>
  [-9, -4, -1, 0, 2, 5].flatMap((points) => {
    const wins = Math.round(1000 / (1 + Math.exp(-points / scale)))
    return Array.from({ length: 1000 }, (_, i) => ({ points, choWon: i < wins }))
  })

test.each([2.5, 4, 12])('the scale %d is found in results that follow it', (scale) => {
  expect(fitScale(drawnFrom(scale))).toBeCloseTo(scale, 1)
})

test('a scale that says nothing is surprised by one bit a game', () => {
  expect(surprise(drawnFrom(4), 1e9)).toBeCloseTo(Math.LN2, 6)
})
