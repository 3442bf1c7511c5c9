import { describe, expect, test } from 'vitest'
import { SQUARES, turned } from '#engine/rules/square'
import {
  cornersWithin,
  frameOf,
  gridBox,
  LINES,
  MARKED_POINTS,
  neighbourOf,
  octagon,
  pointOf,
  rowsOf,
  SPACING,
} from '#shared/board/board-geometry'
import { COORDINATE_STYLES } from '#shared/board/board-picture'
import { at } from './boards.ts'

describe('points', () => {
  test.each([
    ['01', 'cho', 0, 900],
    ['19', 'cho', 800, 0],
    ['79', 'cho', 800, 600],
    ['01', 'han', 800, 0],
    ['19', 'han', 0, 900],
    ['79', 'han', 0, 300],
  ] as const)('%s seen by %s is at %i, %i', (name, side, x, y) => {
    expect(pointOf(at(name), side)).toEqual({ x, y })
  })

  test('a turned board shows each point where its opposite was', () => {
    for (const square of SQUARES) {
      expect(pointOf(square, 'han')).toEqual(pointOf(turned(square), 'cho'))
    }
  })

  test.each(['cho', 'han'] as const)('rows seen by %s agree with the points', (side) => {
    const rows = rowsOf(side)
    expect(rows.flat()).toHaveLength(90)
    rows.forEach((row, y) =>
      row.forEach((square, x) =>
        expect(pointOf(square, side)).toEqual({ x: x * SPACING, y: y * SPACING }),
      ),
    )
  })

  test('arrow keys go where they point, and stay at the border', () => {
    expect(neighbourOf(at('79'), 'cho', 'ArrowUp')).toBe(at('69'))
    expect(neighbourOf(at('79'), 'cho', 'ArrowLeft')).toBe(at('78'))
    expect(neighbourOf(at('79'), 'cho', 'ArrowRight')).toBe(at('79'))
    expect(neighbourOf(at('79'), 'han', 'ArrowUp')).toBe(at('89'))
    expect(neighbourOf(at('79'), 'han', 'ArrowRight')).toBe(at('78'))
    expect(neighbourOf(at('01'), 'cho', 'ArrowDown')).toBe(at('01'))
    expect(neighbourOf(at('79'), 'cho', 'Enter')).toBeUndefined()
  })
})

describe('lines', () => {
  const vertical = LINES.filter(({ from, to }) => from.x === to.x)
  const horizontal = LINES.filter(({ from, to }) => from.y === to.y)
  const diagonal = LINES.filter(({ from, to }) => from.x !== to.x && from.y !== to.y)

  test('ten rows and nine files run through: there is no river', () => {
    expect(horizontal.map(({ from }) => from.y / SPACING)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(horizontal.every(({ from, to }) => from.x === 0 && to.x === 800)).toBe(true)
    expect(vertical.map(({ from }) => from.x / SPACING)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(vertical.every(({ from, to }) => from.y === 0 && to.y === 900)).toBe(true)
    expect(LINES).toHaveLength(10 + 9 + 4)
  })

  test('two diagonals cross in the middle of each palace', () => {
    const middles = diagonal.map(({ from, to }) => [(from.x + to.x) / 2, (from.y + to.y) / 2])
    const han = pointOf(at('25'), 'cho')
    const cho = pointOf(at('95'), 'cho')
    expect(middles).toEqual([han, han, cho, cho].map(({ x, y }) => [x, y]))
    expect(diagonal.every(({ from, to }) => Math.abs(from.x - to.x) === 200)).toBe(true)
  })

  test('corner marks stand where soldiers and cannons start, and nowhere off the lines', () => {
    const names = [
      '41',
      '43',
      '45',
      '47',
      '49',
      '71',
      '73',
      '75',
      '77',
      '79',
      '32',
      '38',
      '82',
      '88',
    ]
    const key = ({ x, y }: { x: number; y: number }) => `${x} ${y}`
    expect(MARKED_POINTS.map(key).sort()).toEqual(
      names.map((name) => key(pointOf(at(name), 'cho'))).sort(),
    )
    expect(cornersWithin({ x: 0, y: 300 })).toEqual([
      [1, -1],
      [1, 1],
    ])
    expect(cornersWithin({ x: 400, y: 300 })).toHaveLength(4)
  })
})

describe('frame', () => {
  test.each(COORDINATE_STYLES)('has room for a general on the border (%s)', (style) => {
    const frame = frameOf({ coordinates: style })
    expect(frame.x).toBeLessThan(-0.55 * SPACING)
    expect(frame.y).toBeLessThan(-0.55 * SPACING)
    expect(frame.x + frame.width).toBeGreaterThan(8.55 * SPACING)
    expect(frame.y + frame.height).toBeGreaterThan(9.55 * SPACING)
  })

  test('the grid of points covers nine by ten cells around the points', () => {
    const frame = frameOf({ coordinates: 'kibo' })
    const box = gridBox(frame)
    const share = (length: string, whole: number) => (Number.parseFloat(length) * whole) / 100
    expect(share(box.left, frame.width) + frame.x).toBeCloseTo(-50, 0)
    expect(share(box.top, frame.height) + frame.y).toBeCloseTo(-50, 0)
    expect(share(box.width, frame.width)).toBeCloseTo(900, 0)
    expect(share(box.height, frame.height)).toBeCloseTo(1000, 0)
  })
})

test('an octagon has eight soft corners and the size asked for', () => {
  const numbers =
    octagon(90)
      .match(/-?\d+(\.\d+)?/g)
      ?.map(Number) ?? []
  expect(octagon(90).match(/Q/g)).toHaveLength(8)
  expect(Math.max(...numbers)).toBe(45)
  expect(Math.min(...numbers)).toBe(-45)
})
