import { expect, test } from 'vitest'
import { arrangementSetup } from '#engine/rules/setup'
import { planTexts } from '#renderer/library/report-rows'

const start = arrangementSetup('MSSM', 'MSSM')
const results = { games: 1, cho: 1, draw: 0, han: 0 }

test.each([
  { name: 'each piece once', side: 'cho', moves: ['a4b4', 'b3e3'], texts: ['71졸72', '82포85'] },
  {
    name: 'one piece twice, its second move named first',
    side: 'cho',
    moves: ['a5b5', 'a4a5'],
    texts: ['71졸61', '61졸62'],
  },
  { name: 'moves of Han', side: 'han', moves: ['i7h7'], texts: ['49병48'] },
  {
    name: 'what no piece can make',
    side: 'cho',
    moves: ['e5e6', 'a4b4'],
    texts: ['71졸72', 'e5e6'],
  },
] as const)('a plan as records write it: $name', ({ side, moves, texts }) => {
  expect(planTexts(start, { side, moves: [...moves], ...results })).toEqual(texts)
})
