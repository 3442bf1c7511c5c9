import { expect, test } from 'vitest'
import { parseUci } from '#engine/notation/uci'
import { arrangementSetup } from '#engine/rules/setup'
import { FormationTally } from '#main/library/explorer/formations'
import { packLine } from '#main/library/positions/packed-move'

const line = (moves: string): Uint16Array =>
  packLine(moves.split(' ').map((text) => parseUci(text)!))

test('games are divided by the last formation of each side, the most frequent first', () => {
  const tally = new FormationTally(arrangementSetup('SMSM', 'SMSM').board)
  const gwima = 'c1d3 g10f8 b3e3 h8e8'
  tally.add(line(gwima), 1)
  // The corner horse goes on: the formation was there all the same.
  tally.add(line(`${gwima} d3f4`), 3)
  tally.add(line('c1d3 g10f8 b3e3 i7h7'), 2)
  expect(tally.most()).toEqual([
    { cho: 'gwima', han: 'gwima', results: { games: 2, cho: 1, draw: 1, han: 0 } },
    { cho: 'gwima', han: null, results: { games: 1, cho: 0, draw: 0, han: 1 } },
  ])
})

test('a pair that hardly ever met is left out', () => {
  const tally = new FormationTally(arrangementSetup('SMSM', 'SMSM').board)
  for (let game = 0; game < 400; game++) tally.add(line('a4b4'), 0)
  tally.add(line('c1d3 i7h7 b3e3'), 1)
  expect(tally.most().map(({ cho, results }) => [cho, results.games])).toEqual([[null, 400]])
})
