import { expect, test } from 'vitest'
import { parseGameNumbers } from '#renderer/convert/game-numbers'

test.each([
  { written: '1-3, 8', found: [0, 1, 2, 7] },
  { written: '3 1~2', found: [0, 1, 2] },
  { written: '9-99', found: [8, 9] },
  { written: '0-1', found: [0] },
  { written: '2，2、2', found: [1] },
  { written: '11', found: [] },
  { written: '5-2', found: [] },
  { written: '1-x', found: [] },
  { written: '', found: [] },
  { written: '1-999999999', found: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
])('$written', ({ written, found }) => {
  expect(parseGameNumbers(written, 10)).toEqual(found)
})
