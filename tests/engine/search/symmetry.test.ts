import { expect, test } from 'vitest'
import { loadedStanding } from '#engine/rules/past'
import { PRESETS } from '#engine/rules/ruleset'
import { mirrored, SQUARES, turned } from '#engine/rules/square'
import { opposite, type Piece, type Setup } from '#engine/rules/types'
import { evaluate } from '#engine/search/evaluate'
import { iterate } from '#engine/search/iterate'
import { SearchPosition } from '#engine/search/position'
import { Table } from '#engine/search/table'
import { Random } from '../../support/random.ts'
import { randomPosition } from '../../support/random-positions.ts'
import { NO_CLOCK } from './search-of.ts'

const mirror = ({ board, turn }: Setup): Setup => ({
  board: SQUARES.map((square) => board[mirrored(square)]),
  turn,
})

const otherSide = (piece: Piece | undefined): Piece | undefined =>
  piece && { ...piece, side: opposite(piece.side) }

/** The same position with the sides exchanged, seen from across the table. */
const turnAround = ({ board, turn }: Setup): Setup => ({
  board: SQUARES.map((square) => otherSide(board[turned(square)])),
  turn: opposite(turn),
})

const evaluation = (setup: Setup): number =>
  evaluate(new SearchPosition(loadedStanding(setup), PRESETS.casual))

function plainScore(setup: Setup): unknown {
  const { lines } = iterate(
    { standing: loadedStanding(setup), rules: PRESETS.casual, limits: { depth: 2 } },
    Table.ofMegabytes(1),
    NO_CLOCK,
    undefined,
    { features: { isSelective: false, usesTable: true } },
  )
  return lines[0]?.score
}

test('mirrored and turned positions are worth the same to the side to move', () => {
  const random = new Random(21)
  for (let n = 0; n < 200; n++) {
    const setup = randomPosition(random)
    const value = evaluation(setup)
    expect(evaluation(mirror(setup))).toBe(value)
    expect(evaluation(turnAround(setup))).toBe(value)
  }
})

test('a plain search values them alike', () => {
  const random = new Random(22)
  for (let n = 0; n < 12; n++) {
    const setup = randomPosition(random)
    const score = plainScore(setup)
    expect(plainScore(mirror(setup))).toEqual(score)
    expect(plainScore(turnAround(setup))).toEqual(score)
  }
})
