import { describe, expect, test } from 'vitest'
import { WALL } from '#engine/rules/cells'
import { Mailbox } from '#engine/rules/mailbox'
import { exchangeGain, gainOn } from '#engine/search/see'
import { pack } from '#engine/search/packed'
import { moveOf, setupOf } from '../../support/positions.ts'

describe('exchanges', () => {
  test.each([
    {
      name: 'a soldier alone is taken for nothing',
      fen: '4k4/9/9/4p4/9/9/4R4/9/3K5/9 w',
      move: 'e4e7',
      gain: 220,
    },
    {
      name: 'a guarded soldier costs the chariot',
      fen: '4k4/9/9/3pp4/9/9/4R4/9/3K5/9 w',
      move: 'e4e7',
      gain: 220 - 1300,
    },
    {
      name: 'a cannon takes over the screen that a former taker has become',
      fen: '3k5/9/9/4p4/4P4/9/9/4C4/3K5/9 w',
      move: 'e6e7',
      gain: 220,
    },
    {
      name: 'the screen that takes leaves its cannon without one',
      fen: '3k5/9/9/3pp4/4P4/9/9/4C4/3K5/9 w',
      move: 'e6e7',
      gain: 0,
    },
    {
      name: 'a cannon does not take back on a cannon',
      fen: '3k5/9/4c4/4p4/9/4P4/9/4C4/3K5/9 w',
      move: 'e3e7',
      gain: 220,
    },
    {
      name: 'the second chariot stands behind the first',
      fen: '3k5/9/4r4/4p4/9/9/4R4/4R4/3K5/9 w',
      move: 'e4e7',
      gain: 220,
    },
  ])('$name', ({ fen, move, gain }) => {
    const { cells } = Mailbox.from(setupOf(fen))
    const before = cells.slice()
    expect(exchangeGain(cells, pack(moveOf(move)))).toBe(gain)
    expect(cells).toEqual(before)
  })
})

test('what is won on a point is nothing where no taking pays', () => {
  const guarded = Mailbox.from(setupOf('4k4/9/9/3pp4/9/9/4R4/9/3K5/9 w'))
  const alone = Mailbox.from(setupOf('4k4/9/9/4p4/9/9/4R4/9/3K5/9 w'))
  const target = pack(moveOf('e4e7')) >> 7
  expect(gainOn(guarded.cells, target, guarded.toMove)).toBe(0)
  expect(gainOn(alone.cells, target, alone.toMove)).toBe(220)
  expect(gainOn(alone.cells, target, alone.toMove ^ WALL)).toBe(0)
})
