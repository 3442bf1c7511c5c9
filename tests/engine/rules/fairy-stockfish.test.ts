import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { formatFen } from '#engine/notation/fen'
import { formatUci } from '#engine/notation/uci'
import { Mailbox } from '#engine/rules/mailbox'
import { isInPalace } from '#engine/rules/palace'
import { fileOf, type Square } from '#engine/rules/square'
import type { Setup } from '#engine/rules/types'
import { IS_DEEP } from '../../support/deep.ts'
import { moveOf } from '../../support/positions.ts'
import { Random } from '../../support/random.ts'
import { randomPosition } from '../../support/random-positions.ts'

const PROGRAM = fileURLToPath(new URL('../../support/fairy-stockfish-moves.ts', import.meta.url))
const POSITIONS = IS_DEEP ? 50_000 : 2_000

/** Steps by Fairy-Stockfish of each position. */
function theirSteps(setups: readonly Setup[]): readonly (readonly string[])[] {
  const input = setups.map((setup) => formatFen(setup)).join('\n')
  const output = execFileSync(process.execPath, [PROGRAM], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return output.split('\n').map((line) =>
    line
      .split(' ')
      .filter((move) => move !== '')
      .sort(),
  )
}

function ourSteps(setup: Setup): readonly string[] {
  const moves = Mailbox.from(setup).legalMoves()
  return moves.flatMap((m) => (m.kind === 'step' ? [formatUci(m, undefined)] : [])).sort()
}

/** The one named difference: it lets a soldier use the diagonals of its own palace. */
function isOwnPalaceDiagonal({ board, turn }: Setup, text: string): boolean {
  const move = moveOf(text)
  if (move.kind === 'pass') return false
  const isDiagonal = (a: Square, b: Square): boolean =>
    fileOf(a) !== fileOf(b) && Math.abs(a - b) !== 1
  return (
    board[move.from]?.role === 'soldier' &&
    isInPalace(move.from, turn) &&
    isDiagonal(move.from, move.to)
  )
}

describe('Fairy-Stockfish', () => {
  test(`agrees on ${POSITIONS} random positions, but for soldiers in their own palace`, () => {
    const random = new Random(99)
    const setups = Array.from({ length: POSITIONS }, () => randomPosition(random))
    const answers = theirSteps(setups)
    expect(answers).toHaveLength(POSITIONS)
    let differences = 0
    for (const [i, setup] of setups.entries()) {
      const theirs = answers[i] ?? []
      const shared = theirs.filter((move) => !isOwnPalaceDiagonal(setup, move))
      differences += theirs.length - shared.length
      expect(ourSteps(setup), formatFen(setup)).toEqual(shared)
    }
    expect(differences).toBeGreaterThan(0)
  })
})
