import { expect, test } from 'vitest'
import { obstaclesOf } from '#engine/rules/obstacles'
import { formatUciSquare } from '#engine/rules/square'
import { at, setupOf } from '../../support/positions.ts'

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w'

test.each([
  { name: 'a cannon at the start meets two cannons', fen: START, from: 'b3', met: 'h3x b8x' },
  { name: 'a horse at the start has an elephant on a leg', fen: START, from: 'b1', met: 'c1x' },
  {
    name: 'both legs of an elephant count, the far one where the near is free',
    fen: '4k4/9/9/9/9/2p6/9/3B5/9/4K4 w',
    from: 'd3',
    met: 'c5x',
  },
  {
    name: 'nothing behind the first piece of a line matters',
    fen: '4k4/9/9/9/P8/9/P8/C3p3p/9/4K4 w',
    from: 'a3',
    met: 'e3o a4o',
  },
  {
    name: 'a palace diagonal is a line of the cannon',
    fen: '4k4/9/9/9/9/9/9/5C3/4P4/3K5 w',
    from: 'f3',
    met: 'e2o',
  },
  { name: 'chariots show nothing', fen: START, from: 'a1', met: '' },
  { name: 'nor does a free point', fen: START, from: 'e5', met: '' },
])('$name', ({ fen, from, met }) => {
  const found = obstaclesOf(setupOf(fen).board, at(from)).map(
    ({ square, kind }) => formatUciSquare(square) + (kind === 'screen' ? 'o' : 'x'),
  )
  expect(found.sort()).toEqual(met.split(' ').filter(Boolean).sort())
})
