import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { divide, perft } from '#engine/rules/perft'
import { ARRANGEMENTS, arrangementSetup } from '#engine/rules/setup'
import { opposite, type Setup } from '#engine/rules/types'
import { IS_DEEP } from '../../support/deep.ts'
import { isAttackedSlow, slowSteps } from '../../support/slow-moves.ts'
import { setupOf } from '../../support/positions.ts'
import { SHARED, sharedPath } from '../../support/shared.ts'

interface Row {
  readonly name: string
  readonly fen: string
  /** Nodes at depths 1, 2, 3: a pass counts as a move. */
  readonly counts: readonly number[]
}

/** Counts of our own; the slow generator of the tests finds the first two of each as well. */
const ROWS: readonly Row[] = [
  {
    name: 'start',
    fen: 'rbna1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1',
    counts: [32, 1024, 33_348],
  },
  {
    name: 'cannons in both palaces',
    fen: '3kcr3/4a4/3C1P3/9/9/9/9/3c1p3/4A4/3K1C3 w - - 0 1',
    counts: [23, 683, 13_493],
  },
  {
    name: 'soldiers at the generals',
    fen: '5k3/3P5/5P3/9/9/9/9/3p5/5p3/3K5 b - - 0 1',
    counts: [9, 57, 344],
  },
  {
    name: 'pins by chariot and cannon',
    fen: 'R2k1a3/4a4/9/2N6/4c4/4P4/9/4B4/4K4/r8 w - - 0 1',
    counts: [26, 266, 6198],
  },
  {
    name: 'no step but the pass',
    fen: '4k4/c7R/6N2/3R5/9/9/9/9/9/3K5 b - - 0 1',
    counts: [1, 44, 96],
  },
]

/** Counted with the slow generator. */
function slowPerft(setup: Setup, depth: number): number {
  if (depth === 0) return 1
  const turn = opposite(setup.turn)
  const boards = slowSteps(setup).map(({ from, to }) =>
    setup.board.map((piece, s) => (s === from ? undefined : s === to ? setup.board[from] : piece)),
  )
  if (!isAttackedSlow(setup.board, setup.turn)) boards.push([...setup.board])
  return boards.reduce((sum, board) => sum + slowPerft({ board, turn }, depth - 1), 0)
}

interface SharedRow {
  readonly id: string
  readonly fen: string
  readonly depths: Readonly<Record<string, number>>
}

/** What a day's run counts of the shared rows, in nodes. */
const DAILY_NODES = 60_000

describe('perft', () => {
  test.each(ROWS)('$name', ({ fen, counts }) => {
    const setup = setupOf(fen)
    expect(counts.map((_, i) => perft(setup, i + 1))).toEqual(counts)
    expect([1, 2].map((depth) => slowPerft(setup, depth))).toEqual(counts.slice(0, 2))
  })

  test('divide adds up to perft', () => {
    const setup = arrangementSetup('MSSM', 'SMSM')
    const parts = divide(setup, 3)
    expect(parts.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(perft(setup, 3))
    expect(parts.at(-1)?.move).toEqual({ kind: 'pass' })
  })

  test('a start mirrored left to right counts the same', () => {
    const mirror = { MSSM: 'MSSM', SMMS: 'SMMS', SMSM: 'MSMS', MSMS: 'SMSM' } as const
    for (const cho of ARRANGEMENTS) {
      for (const han of ARRANGEMENTS) {
        const mirrored = arrangementSetup(mirror[cho], mirror[han])
        expect(perft(arrangementSetup(cho, han), 2)).toBe(perft(mirrored, 2))
      }
    }
  })
})

describe.skipIf(SHARED === undefined)('perft of the shared positions', () => {
  const rows =
    SHARED !== undefined
      ? (
          JSON.parse(readFileSync(sharedPath('perft', 'perft.json'), 'utf8')) as {
            readonly positions: readonly SharedRow[]
          }
        ).positions
      : []

  test.each(rows)('$id', ({ fen, depths }) => {
    const setup = setupOf(fen)
    const asked = Object.entries(depths).filter(([, nodes]) => IS_DEEP || nodes <= DAILY_NODES)
    expect(asked.length).toBeGreaterThan(0)
    const counted = asked.map(([depth]) => [depth, perft(setup, Number(depth))])
    expect(counted).toEqual(asked)
  })
})
