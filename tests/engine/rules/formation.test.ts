import { expect, test } from 'vitest'
import { parseUci } from '#engine/notation/uci'
import { formationOf, isFacingElephants } from '#engine/rules/formation'
import { Mailbox } from '#engine/rules/mailbox'
import { type Arrangement, ARRANGEMENTS, arrangementSetup } from '#engine/rules/setup'
import type { Board } from '#engine/rules/types'

function boardAfter(cho: Arrangement, han: Arrangement, moves: string): Board {
  const box = Mailbox.from(arrangementSetup(cho, han))
  for (const text of moves.split(' ').filter(Boolean)) {
    const move = parseUci(text)
    if (move?.kind !== 'step' || !box.isLegal(move.from, move.to)) throw new Error(text)
    box.play(move)
  }
  return box.toSetup().board
}

test.each([
  { name: 'a start', cho: 'SMSM', han: 'SMSM', moves: '', formations: [undefined, undefined] },
  {
    name: 'a corner horse is one with the cannon on the face',
    cho: 'SMSM',
    han: 'MSSM',
    moves: 'c1d3 a7b7 a4b4 b7a7',
    formations: [undefined, undefined],
  },
  {
    name: 'corner horses of both, Han’s on the other wing',
    cho: 'SMSM',
    han: 'SMSM',
    moves: 'c1d3 g10f8 b3e3 h8e8',
    formations: ['gwima', 'gwima'],
  },
  {
    name: 'two corner horses',
    cho: 'SMMS',
    han: 'SMMS',
    moves: 'c1d3 c10d8 g1f3 g10f8',
    formations: ['yanggwima', 'yanggwima'],
  },
  {
    name: 'linked horses',
    cho: 'MSSM',
    han: 'MSSM',
    moves: 'e4f4 e7d7 b1c3 h10g8 h1g3 b10c8 g3e4 c8e7',
    formations: ['wonangma', 'wonangma'],
  },
  {
    name: 'a face elephant, though a horse stands on the corner',
    cho: 'MSMS',
    han: 'MSMS',
    moves: 'g1f3 c10d8 h1e3 b10e8',
    formations: ['myeonsang', 'myeonsang'],
  },
] as const)('$name', ({ cho, han, moves, formations }) => {
  const board = boardAfter(cho, han, moves)
  expect([formationOf(board, 'cho'), formationOf(board, 'han')]).toEqual(formations)
})

test('elephants face each other where both chose the same lopsided arrangement', () => {
  const pairs = ARRANGEMENTS.flatMap((cho) => ARRANGEMENTS.map((han) => [cho, han] as const))
  expect(pairs.filter(([cho, han]) => isFacingElephants(cho, han))).toEqual([
    ['SMSM', 'SMSM'],
    ['MSMS', 'MSMS'],
  ])
})
