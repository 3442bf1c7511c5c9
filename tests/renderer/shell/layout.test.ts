import { expect, test } from 'vitest'
import { frameLayout } from '#renderer/shell/frame-layout'
import { isMoved, stackSizes } from '#renderer/shell/panel-sizes'

test.each([
  { width: 1920, zoom: 100, layout: 'wide' },
  { width: 1280, zoom: 100, layout: 'wide' },
  { width: 1279, zoom: 100, layout: 'compact' },
  { width: 1000, zoom: 100, layout: 'compact' },
  { width: 999, zoom: 100, layout: 'stacked' },
  { width: 360, zoom: 100, layout: 'stacked' },
  { width: 1920, zoom: 200, layout: 'stacked' },
  { width: 1024, zoom: 80, layout: 'wide' },
])('$width px at $zoom % are $layout', ({ width, zoom, layout }) => {
  expect(frameLayout(width, zoom)).toBe(layout)
})

const panels = [
  { id: 'moves', size: 60 },
  { id: 'headers', size: 20 },
]

test('sizes fill the stack, whichever panels are there', () => {
  expect([...stackSizes(panels, {}, 'game')]).toEqual([
    ['moves', 75],
    ['headers', 25],
  ])
})

test('what was dragged wins, by panel', () => {
  const kept = { 'game.headers': [60], 'other.moves': [1] }
  expect([...stackSizes(panels, kept, 'game').values()]).toEqual([50, 50])
})

test('a stack whose kept sizes are nothing is shared out', () => {
  const kept = { 'game.moves': [0], 'game.headers': [0] }
  expect([...stackSizes(panels, kept, 'game').values()]).toEqual([50, 50])
})

test('rounding is no move of a split', () => {
  expect(isMoved([74.9, 25.1], [75, 25])).toBe(false)
  expect(isMoved([70, 30], [75, 25])).toBe(true)
  expect(isMoved([100], [75, 25])).toBe(false)
})
