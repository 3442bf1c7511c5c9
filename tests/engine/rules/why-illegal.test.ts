import { describe, expect, test } from 'vitest'
import { whyIllegal } from '#engine/rules/why-illegal'
import { at, setupOf } from '../../support/positions.ts'

function why(fen: string, step: string): ReturnType<typeof whyIllegal> {
  const [, from = '', to = ''] = /^([a-i]\d+)([a-i]\d+)$/.exec(step) ?? []
  return whyIllegal(setupOf(fen), at(from), at(to))
}

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w'

describe('why a step is illegal', () => {
  test.each([
    ['an empty point', START, 'e5e6', { code: 'empty-square', from: at('e5') }],
    ['the other side’s piece', START, 'a10a9', { code: 'not-your-piece', side: 'han' }],
    ['a step to itself', START, 'a1a1', { code: 'same-square' }],
    ['an own piece', START, 'a1b1', { code: 'own-piece', role: 'horse', to: at('b1') }],
    ['no way of a chariot', START, 'a1c2', { code: 'not-its-way', role: 'chariot' }],
    ['no way of a horse', START, 'b1b2', { code: 'not-its-way', role: 'horse' }],
    ['a soldier backwards', START, 'a4a3', { code: 'soldier-backwards' }],
    ['a soldier askew', START, 'a4b5', { code: 'no-diagonal-here', role: 'soldier' }],
    ['a chariot’s way blocked', START, 'a1a6', { code: 'path-blocked', at: [at('a4')] }],
    ['a cannon over the other side’s cannon', START, 'b3b9', { code: 'over-cannon', at: at('b8') }],
    ['a cannon over its own cannon', START, 'b3i3', { code: 'over-cannon', at: at('h3') }],
    ['a cannon without a screen', START, 'b3b5', { code: 'no-screen' }],
  ])('%s', (_name, fen, step, expected) => {
    expect(why(fen, step)).toMatchObject(expected)
  })

  test.each([
    [
      'a horse’s leg (멱)',
      '3k5/9/9/9/4P4/4N4/9/9/9/5K3 w',
      'e5d7',
      { code: 'leg-blocked', role: 'horse', at: at('e6') },
    ],
    [
      'an elephant’s second leg',
      '3k5/9/9/3p5/9/4B4/9/9/9/5K3 w',
      'e5c8',
      { code: 'leg-blocked', role: 'elephant', at: at('d7') },
    ],
    [
      'a cannon over two',
      '3k5/9/9/r8/9/P8/P8/C8/9/4K4 w',
      'a3a7',
      { code: 'too-many-screens', at: [at('a4'), at('a5')] },
    ],
    [
      'a cannon takes a cannon',
      '3k5/9/c8/9/9/P8/9/C8/9/4K4 w',
      'a3a8',
      { code: 'takes-cannon', at: at('a8') },
    ],
    [
      'a general out of its palace',
      '5k3/9/9/p8/9/9/P8/9/3K5/9 w',
      'd2c2',
      { code: 'outside-palace', role: 'general' },
    ],
    [
      'a guard without a diagonal',
      '4k4/9/9/9/9/9/9/9/3p5/4AK3 w',
      'e1d2',
      { code: 'no-diagonal-here', role: 'guard' },
    ],
    [
      'a chariot across a taken centre',
      '4k4/4a4/3R5/9/9/9/9/9/9/5K3 w',
      'd8f10',
      { code: 'path-blocked', at: [at('e9')] },
    ],
    [
      'a chariot into the palace askew',
      '3k5/9/9/6R2/9/9/9/9/9/5K3 w',
      'g7f8',
      { code: 'no-diagonal-here', role: 'chariot' },
    ],
    [
      'a pin along a file',
      '3k5/4r4/9/9/9/4R4/9/9/4K4/9 w',
      'e5f5',
      { code: 'pinned', attack: { from: at('e9'), role: 'chariot' } },
    ],
    [
      'a pin on a horse’s leg',
      '9/4k4/3a5/3N5/9/9/9/9/9/5K3 b',
      'd8d9',
      { code: 'pinned', attack: { from: at('d7'), role: 'horse', path: [at('d8')] } },
    ],
    [
      'one of two screens that leaves',
      '3k5/4c4/9/4N4/9/4P4/9/9/4K4/3A5 w',
      'e7g8',
      { code: 'pinned', attack: { from: at('e9'), role: 'cannon', screen: at('e5') } },
    ],
    [
      'a screen of one’s own making',
      '3k5/4c4/9/9/9/6N2/9/9/4K4/9 w',
      'g5e6',
      { code: 'becomes-screen', attack: { from: at('e9'), screen: at('e6') } },
    ],
    [
      'a step into attack',
      '3k5/5r3/9/9/9/9/9/9/4Kr3/9 w',
      'e2f2',
      { code: 'into-check', attacks: [{ from: at('f9'), role: 'chariot' }] },
    ],
    [
      'a check not answered',
      '3k5/9/9/9/9/9/P8/9/r3K4/9 w',
      'a4a5',
      { code: 'still-in-check', attacks: [{ from: at('a2') }] },
    ],
    [
      'a double check half answered',
      '3k5/4r4/9/9/9/9/8R/9/r3K4/9 w',
      'i4e4',
      { code: 'still-in-check', attacks: [{ from: at('a2') }] },
    ],
    [
      'a general is never taken',
      '3k5/9/9/3R5/9/9/9/9/9/5K3 w',
      'd7d10',
      { code: 'takes-general', at: at('d10') },
    ],
  ])('%s', (_name, fen, step, expected) => {
    expect(why(fen, step)).toMatchObject(expected)
  })

  test.each([
    ['the screen moves off the line', '3a5/4k4/9/4p4/9/4C4/9/9/9/R2K5 b', 'e7d7'],
    ['a second piece on the line', '3a5/4k4/r8/4p4/9/4C4/9/9/9/3K5 b', 'a8e8'],
    ['a cannon between: it is no screen', '3a5/4k4/9/4p4/1cn6/4C4/9/9/9/3K5 b', 'b6e6'],
    ['a horse’s leg is blocked', '9/3ak4/9/3N5/9/9/9/9/9/5K3 b', 'd9d8'],
    [
      'a protecting cannon without a screen protects nothing',
      '3k5/5c3/9/9/9/9/9/9/4Kn3/9 w',
      'e2f2',
    ],
  ])('a check is answered: %s', (_name, fen, step) => {
    expect(why(fen, step)).toBeUndefined()
  })

  test('an own cannon that shields a screen is pinned', () => {
    const refusal = why('3k5/4c4/9/9/2P1C4/9/4P4/9/4K4/9 w', 'e6b6')
    expect(refusal).toMatchObject({ code: 'pinned', attack: { from: at('e9'), role: 'cannon' } })
  })
})
