import { expect, test } from 'vitest'
import { frameOf } from '#shared/board/board-geometry'
import { coordinateLabels, stylesAround } from '#shared/board/coordinates'

test.each([
  ['kibo', 'cho', '123456789', '1 2 3 4 5 6 7 8 9 0'],
  ['kibo', 'han', '987654321', '0 9 8 7 6 5 4 3 2 1'],
  ['uci', 'cho', 'abcdefghi', '10 9 8 7 6 5 4 3 2 1'],
  ['uci', 'han', 'ihgfedcba', '1 2 3 4 5 6 7 8 9 10'],
  ['both', 'cho', '123456789', '1 2 3 4 5 6 7 8 9 0'],
  ['none', 'cho', '', ''],
] as const)('%s seen by %s', (style, side, files, rows) => {
  const labels = coordinateLabels(stylesAround(style)[0], side)
  expect(labels.files.join('')).toBe(files)
  expect(labels.rows.join(' ')).toBe(rows)
})

test('two kinds stand on opposite sides, with as much room for each', () => {
  expect(stylesAround('both')).toEqual(['kibo', 'uci'])
  expect(stylesAround('uci')).toEqual(['uci', undefined])
  const [one, two] = [frameOf({ coordinates: 'kibo' }), frameOf({ coordinates: 'both' })]
  expect(two.x).toBe(one.x)
  expect(two.width - one.width).toBeCloseTo(one.x * -1 - frameOf({ coordinates: 'none' }).x * -1)
  expect(two.y).toBe(two.x)
})
