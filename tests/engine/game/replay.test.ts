import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replay, setupAfter } from '#engine/game/replay'
import { formatFen, parseFen } from '#engine/notation/fen'
import { parseUci } from '#engine/notation/uci'
import { points } from '#engine/rules/points'
import { arrangementSetup } from '#engine/rules/setup'
import type { Move, Setup } from '#engine/rules/types'
import { playChoices } from './random-games.ts'

const setupOf = (fen: string): Setup => {
  const parsed = parseFen(fen)
  if (!parsed.ok) throw new Error(fen)
  return parsed.value
}

const movesOf = (text: string): Move[] => text.split(' ').map((uci) => parseUci(uci)!)

const start = arrangementSetup('SMSM', 'MSSM')

test('says what happens at each move', () => {
  const [, , third, fourth] = replay(
    setupOf('4k4/9/9/p8/9/9/9/9/3K5/R8 w'),
    movesOf('d2d3 e10e10 a1a7 e10e10'),
  )
  expect(third).toMatchObject({
    ply: 3,
    side: 'cho',
    uci: 'a1a7',
    text: '01차41병',
    captured: { side: 'han', role: 'soldier' },
    isCheck: false,
    areGeneralsFacing: false,
    points: { cho: 13, han: 1.5 },
    occurrence: 1,
  })
  expect(fourth).toMatchObject({ side: 'han', text: '한수쉼', captured: undefined })
})

test('check and facing generals', () => {
  const line = replay(setupOf('4k4/9/9/9/9/9/9/9/3K5/R8 w'), movesOf('d2e2 e10e10 a1a10'))
  expect(line.map(({ areGeneralsFacing }) => areGeneralsFacing)).toEqual([true, true, true])
  expect(line.map(({ isCheck }) => isCheck)).toEqual([false, false, true])
  expect(line.map(({ text }) => text)).toEqual(['94장95', '한수쉼', '01차11장군'])
})

test('counts how often a position has stood, the start included', () => {
  const back = 'h1g3 b10c8 g3h1 c8b10'
  const line = replay(start, movesOf(`${back} ${back} h1g3`))
  expect(line.map(({ occurrence }) => occurrence)).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3])
})

test('an illegal move that stood is walked over', () => {
  const [, after] = replay(start, movesOf('a1a9 a10a9'))
  expect(after).toMatchObject({ text: '11차21차', captured: { side: 'cho', role: 'chariot' } })
})

test('points and setup are those of the board, on any game', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(999), { maxLength: 80 }), (choices) => {
      const moves = playChoices(start, choices)
      const line = replay(start, moves)
      for (const { ply, points: counted } of line) {
        expect(counted).toEqual(points(setupAfter(start, moves.slice(0, ply)).board))
      }
      const end = formatFen(setupAfter(start, moves))
      expect(end.split(' ')[1]).toBe(moves.length % 2 === 0 ? 'w' : 'b')
    }),
    { numRuns: 20 },
  )
})
