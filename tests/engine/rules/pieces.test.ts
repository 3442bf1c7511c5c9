import { describe, expect, test } from 'vitest'
import { Mailbox } from '#engine/rules/mailbox'
import { ARRANGEMENTS, arrangementsOf, arrangementSetup } from '#engine/rules/setup'
import { formatUciSquare, type Square, SQUARES, turned } from '#engine/rules/square'
import { opposite, type Setup } from '#engine/rules/types'
import { at, setupOf } from '../../support/positions.ts'

function destinations(setup: Setup, from: Square): string[] {
  const moves = Mailbox.from(setup).legalMoves()
  return moves
    .flatMap((move) => (move.kind === 'step' && move.from === from ? [move.to] : []))
    .sort((a, b) => a - b)
    .map(formatUciSquare)
}

/** The same position from the other side of the table, sides exchanged. */
function turnedSetup({ board, turn }: Setup): Setup {
  const pieces = SQUARES.map((square) => {
    const piece = board[turned(square)]
    return piece && { ...piece, side: opposite(piece.side) }
  })
  return { board: pieces, turn: opposite(turn) }
}

/** Placement with Cho to move, a piece, where it goes. */
const TABLE: readonly (readonly [name: string, fen: string, from: string, to: string])[] = [
  ['general on the centre: all eight', '3k5/9/9/9/9/9/9/9/4K4/9', 'e2', 'd1 e1 f1 d2 f2 d3 e3 f3'],
  ['general on a middle of an edge: no diagonal', '5k3/9/9/9/9/9/9/9/3K5/9', 'd2', 'd1 e2 d3'],
  ['general on a corner: along the diagonal', '5k3/9/9/9/9/9/9/9/9/3K5', 'd1', 'e1 d2 e2'],
  ['guard on the centre', '3k5/9/9/9/9/9/9/9/4A4/3K5', 'e2', 'e1 f1 d2 f2 d3 e3 f3'],
  ['guard on a middle of an edge', '3k5/9/9/9/9/9/9/4A4/9/3K5', 'e3', 'e2 d3 f3'],
  ['guard does not leave the palace', '3k5/9/9/9/9/9/9/5A3/9/3K5', 'f3', 'e2 f2 e3'],
  ['chariot on open lines', '3k5/9/9/p8/9/R1P6/9/9/9/5K3', 'a5', 'a1 a2 a3 a4 b5 a6 a7'],
  [
    'chariot across the enemy palace',
    '4k4/9/3R5/9/9/9/9/9/P8/5K3',
    'd8',
    'd1 d2 d3 d4 d5 d6 d7 a8 b8 c8 e8 f8 g8 h8 i8 d9 e9 d10 f10',
  ],
  [
    'chariot on a corner, the centre taken',
    '4k4/4a4/p1PR1P3/3P5/9/9/9/9/9/5K3',
    'd8',
    'e8 d9 e9 d10',
  ],
  [
    'chariot on the centre of its palace',
    '3k5/9/9/9/9/9/9/9/P2PRP3/P2K1A3',
    'e2',
    'e1 d3 e3 f3 e4 e5 e6 e7 e8 e9 e10',
  ],
  [
    'chariot on a middle of an edge: no diagonal',
    '3k5/9/9/9/9/9/9/3PRP3/4P4/5K3',
    'e3',
    'e4 e5 e6 e7 e8 e9 e10',
  ],
  ['cannon without a screen: nowhere', '3k5/9/9/9/9/9/9/C8/9/5K3', 'a3', ''],
  ['cannon over its own and an enemy piece', '3k5/9/p8/9/9/P8/9/C2p1P3/9/4K4', 'a3', 'e3 a6 a7 a8'],
  ['cannon never over a cannon', '3k5/9/p8/9/9/c8/9/C1C2P3/9/4K4', 'a3', ''],
  ['cannon never takes a cannon', '3k5/p8/c8/9/9/P8/9/C8/9/4K4', 'a3', 'a6 a7'],
  ['cannon over one piece only', '3k5/9/9/r8/9/P8/P8/C8/9/4K4', 'a3', ''],
  ['cannon takes next to its screen', '3k5/9/9/9/9/r8/P8/C8/9/4K4', 'a3', 'a5'],
  ['cannon across its palace', '3k5/9/9/9/9/9/9/9/4A4/3CK4', 'd1', 'f1 g1 h1 i1 f3'],
  ['cannon takes across the enemy palace', '4kr3/4a4/3C5/9/9/9/9/9/9/4K4', 'd8', 'f10'],
  ['cannon across an empty centre: nowhere', '3k1r3/9/3C5/9/9/9/9/9/9/4K4', 'd8', ''],
  ['cannon across a cannon: nowhere', '3k1r3/4c4/3C5/9/9/9/9/9/9/4K4', 'd8', ''],
  ['cannon on a centre has no diagonal leap', '5k3/4C4/3r1r3/9/9/9/9/9/9/3K5', 'e9', ''],
  ['cannon on a middle of an edge: no diagonal', '3k1r3/4a4/4C4/9/9/9/9/9/9/4K4', 'e8', 'e10'],
  ['horse in the open', '3k5/9/9/9/9/4N4/9/9/9/5K3', 'e5', 'd3 f3 c4 g4 c6 g6 d7 f7'],
  ['horse with two legs blocked', '3k5/9/9/9/4P4/4Np3/9/9/9/5K3', 'e5', 'd3 f3 c4 c6'],
  ['horse uses no palace diagonal', '4k4/9/9/9/9/9/9/9/9/3N1K3', 'd1', 'b2 f2 c3 e3'],
  ['elephant in the open', '3k5/9/9/9/9/4B4/9/9/9/5K3', 'e5', 'c2 g2 b3 h3 b7 h7 c8 g8'],
  ['elephant with its first leg blocked', '3k5/9/9/9/4p4/4B4/9/9/9/5K3', 'e5', 'c2 g2 b3 h3 b7 h7'],
  [
    'elephant with a second leg blocked',
    '3k5/9/9/3p5/9/4B4/9/9/9/5K3',
    'e5',
    'c2 g2 b3 h3 b7 h7 g8',
  ],
  ['soldier in the open', '3k5/9/9/9/9/4P4/9/9/9/5K3', 'e5', 'd5 f5 e6'],
  [
    'soldier on a near corner of the enemy palace',
    '5k3/9/3P5/9/9/9/9/9/9/4K4',
    'd8',
    'c8 e8 d9 e9',
  ],
  [
    'soldier on the centre of the enemy palace',
    '9/4P4/4k4/9/9/9/9/9/9/5K3',
    'e9',
    'd9 f9 d10 e10 f10',
  ],
  ['soldier on a middle of an edge: no diagonal', '3k5/9/4P4/9/9/9/9/9/9/5K3', 'e8', 'd8 f8 e9'],
  ['soldier on a side of the palace: no diagonal', '5k3/3P5/9/9/9/9/9/9/9/4K4', 'd9', 'c9 e9 d10'],
  ['soldier on the last row: sideways', '3P5/4k4/9/9/9/9/9/9/9/5K3', 'd10', 'c10 e10'],
  ['soldier in its own palace: no diagonal', '4k4/9/9/9/9/9/9/9/9/3P1K3', 'd1', 'c1 e1 d2'],
]

describe('where the pieces go', () => {
  test.each(TABLE)('%s', (_name, placement, from, to) => {
    const setup = setupOf(`${placement} w`)
    const expected = to === '' ? [] : to.split(' ')
    expect(destinations(setup, at(from))).toEqual(expected)
    const seenByHan = destinations(turnedSetup(setup), turned(at(from)))
    const back = seenByHan.map((name) => formatUciSquare(turned(at(name)))).reverse()
    expect(back).toEqual(expected)
  })
})

describe('arrangements (상차림)', () => {
  test('are read from each player’s own left', () => {
    const { board } = arrangementSetup('SMSM', 'SMSM')
    const roles = (names: string): (string | undefined)[] =>
      names.split(' ').map((name) => board[at(name)]?.role)
    const expected = ['elephant', 'horse', 'elephant', 'horse']
    expect(roles('b1 c1 g1 h1')).toEqual(expected)
    expect(roles('h10 g10 c10 b10')).toEqual(expected)
  })

  test('the sixteen pairs are sixteen boards, each recognised', () => {
    const boards = new Set<string>()
    for (const cho of ARRANGEMENTS) {
      for (const han of ARRANGEMENTS) {
        const { board, turn } = arrangementSetup(cho, han)
        expect(turn).toBe('cho')
        expect(arrangementsOf(board)).toEqual({ cho, han })
        boards.add(JSON.stringify(board))
      }
    }
    expect(boards.size).toBe(16)
  })

  test('no cannon can move at the start', () => {
    const setup = arrangementSetup('MSSM', 'MSSM')
    expect(destinations(setup, at('b3'))).toEqual([])
    expect(destinations(setup, at('h3'))).toEqual([])
  })
})
