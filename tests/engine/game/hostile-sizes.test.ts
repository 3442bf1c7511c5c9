import { describe, expect, test } from 'vitest'
import { costOf } from '../../support/cost.ts'
import { IS_DEEP } from '../../support/deep.ts'

const FEN = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR'
const GIB = '[초차림 "상마상마"]\n[한차림 "마상상마"]\n'
const MEGABYTE = 2 ** 20
/** In characters: every size is twice the one before. */
const SIZES = [1, 2, 4, 8].map((n) => (IS_DEEP ? n * MEGABYTE : (n * MEGABYTE) / 64))

/** Linear work costs twice as much for twice the text, quadratic four times. */
describe('from one megabyte to eight, time grows as the text does', () => {
  test.each([
    { name: 'many games', head: '', scrap: `${GIB}1. 08마87 2. 12마33 3. 87마08 4. 33마12\n\n` },
    { name: 'tiny games', head: '', scrap: '[초차림 "상마상마"]\n1. 한수쉼\n' },
    { name: 'one game, no numbers', head: GIB, scrap: '08마87 12마33 87마08 33마12 ' },
    { name: 'one comment', head: `${GIB}1. 08마87 {`, scrap: '가[나 1. 79졸78 ' },
    {
      name: 'PGN',
      head: '',
      scrap: `[FEN "${FEN} w"]\n\n1. Hc3 Hc8 2. Hb1 (2. Ke1) 2... Hb10 *\n\n`,
    },
    { name: 'one PGN game', head: `[FEN "${FEN} w"]\n\n`, scrap: 'Hc3 Hc8 Hb1 Hb10 ' },
    { name: 'illegal moves', head: GIB, scrap: '01차03 12마33 ' },
    {
      name: 'Janggi notation',
      head: `[FEN "${FEN} w"]\n\n`,
      scrap: 'H08-87 H12-33 H87-08 H33-12 ',
    },
    { name: 'positions', head: '', scrap: `${FEN} w - - 0 1\n` },
    { name: 'puzzles', head: '', scrap: `Title=A\nFEN=${FEN} w - - 0 1\nComment=B\n\n` },
    {
      name: 'documents',
      head: '{"format":"janggi-studio","version":2,"games":[',
      scrap: `{"start":{"fen":"${FEN} w"},"nodes":[{"move":"pass"}]},`,
      tail: '{}]}',
    },
  ])(
    '$name',
    ({ head, scrap, tail = '' }) => {
      const costs = SIZES.map((size) => {
        const text = head + scrap.repeat(Math.ceil(size / scrap.length)) + tail
        return Math.min(...Array.from({ length: IS_DEEP ? 2 : 3 }, () => costOf(text)))
      })
      const [first = 0, , , last = 0] = costs
      // Eight times the text: linear is 8, quadratic 64. Short readings are mostly noise.
      expect(last / Math.max(first, 20_000)).toBeLessThan(24)
    },
    600_000,
  )
})
