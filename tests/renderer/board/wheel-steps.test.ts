import { expect, test } from 'vitest'
import { wheelStepper } from '#renderer/board/wheel-steps'

/** Steps for turns of so many pixels, 20 ms apart. */
function steps(turns: readonly number[], deltaMode = 0, every = 20): readonly number[] {
  const step = wheelStepper()
  // Adding 0 makes 0 of -0, which `toEqual` tells apart.
  return turns.map((deltaY, i) => step({ deltaY, deltaMode, timeStamp: i * every }) + 0)
}

test('a notch is one step, however large the system makes it', () => {
  expect(steps([100, 100, -100])).toEqual([1, 1, -1])
  expect(steps([53, 120])).toEqual([1, 1])
  expect(steps([3, -3], 1)).toEqual([1, -1])
})

test('notches that arrive together count', () => {
  expect(steps([300])).toEqual([3])
})

test('small moves of a trackpad add up', () => {
  expect(steps([20, 20, 20, 20, 20])).toEqual([0, 0, 1, 0, 1])
  expect(steps([-20, -20, -20])).toEqual([0, 0, -1])
})

test('a pause or a change of direction leaves no rest', () => {
  expect(steps([40, 40], 0, 1000)).toEqual([0, 0])
  expect(steps([40, -20, 40])).toEqual([0, 0, 0])
})
