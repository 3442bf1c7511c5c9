import { expect, test } from 'vitest'
import { coordinateLabels } from '#renderer/board/coordinates'

test.each([
  ['kibo', 'cho', '123456789', '1 2 3 4 5 6 7 8 9 0'],
  ['kibo', 'han', '987654321', '0 9 8 7 6 5 4 3 2 1'],
  ['uci', 'cho', 'abcdefghi', '10 9 8 7 6 5 4 3 2 1'],
  ['uci', 'han', 'ihgfedcba', '1 2 3 4 5 6 7 8 9 10'],
  ['none', 'cho', '', ''],
] as const)('%s seen by %s', (style, side, files, rows) => {
  const labels = coordinateLabels(style, side)
  expect(labels.files.join('')).toBe(files)
  expect(labels.rows.join(' ')).toBe(rows)
})
