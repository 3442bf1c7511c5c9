import { describe, expect, test } from 'vitest'
import { cellOf } from '#engine/rules/lines'
import { loadedStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { evaluate } from '#engine/search/evaluate'
import { exposureOf, HANGING, OUTWEIGHED, SAFE } from '#engine/search/exposure'
import { SearchPosition } from '#engine/search/position'
import { at, setupOf } from '../../support/positions.ts'

/** What may befall the piece on a square once the position has been evaluated. */
function exposure(fen: string, square: string): number {
  const position = new SearchPosition(loadedStanding(setupOf(fen)), PRESETS.casual)
  evaluate(position)
  return exposureOf(position.box.cells, cellOf(at(square)))
}

describe('pieces in danger', () => {
  test.each([
    {
      name: 'a soldier that nothing guards before a chariot',
      fen: '3k5/9/9/4p4/9/9/4R4/9/4K4/9 w',
      square: 'e7',
      found: HANGING,
    },
    {
      name: 'the same with a soldier beside it',
      fen: '3k5/9/9/3pp4/9/9/4R4/9/4K4/9 w',
      square: 'e7',
      found: SAFE,
    },
    {
      name: 'a guarded chariot before a soldier',
      fen: '3k5/9/9/3pr4/4P4/9/9/9/4K4/9 w',
      square: 'e7',
      found: OUTWEIGHED,
    },
    {
      name: 'a piece out of reach',
      fen: '3k5/9/9/4p4/9/9/3R5/9/4K4/9 w',
      square: 'e7',
      found: SAFE,
    },
    {
      name: 'a guard that only its general guards',
      fen: '3ak4/9/9/9/9/9/3R5/9/4K4/9 w',
      square: 'd10',
      found: SAFE,
    },
    {
      name: 'a horse that its guard guards before a cannon with a screen',
      fen: '4k4/3a5/3n5/9/3p5/9/3C5/9/4K4/9 w',
      square: 'd8',
      found: SAFE,
    },
    {
      name: 'a chariot that its guard guards before a cannon with a screen',
      fen: '4k4/3a5/3r5/9/3p5/9/3C5/9/4K4/9 w',
      square: 'd8',
      found: OUTWEIGHED,
    },
    {
      name: 'a soldier in the palace before the general',
      fen: '4k4/4P4/9/9/9/9/9/9/4K4/9 b',
      square: 'e9',
      found: HANGING,
    },
  ])('$name', ({ fen, square, found }) => {
    expect(exposure(fen, square)).toBe(found)
  })
})

test('what was marked for one position is forgotten in the next', () => {
  expect(exposure('3k5/9/9/4p4/9/9/4R4/9/4K4/9 w', 'e7')).toBe(HANGING)
  expect(exposure('3k5/9/9/4p4/9/9/9/9/4K4/9 w', 'e7')).toBe(SAFE)
})

test('a side never endangers its own pieces', () => {
  expect(exposure('3k5/9/9/9/9/4P4/4R4/9/4K4/9 w', 'e5')).toBe(SAFE)
})
