import { describe, expect, test } from 'vitest'
import { addMove } from '#engine/game/edit'
import type { Game } from '#engine/game/game'
import { readRecords } from '#engine/game/read-records'
import type { NodeId } from '#engine/game/tree'
import { type MoveRow, moveRows, rowsByNode } from '#renderer/game/move-rows'

const HEADERS = '[초차림 "마상마상"]\n[한차림 "마상마상"]\n\n'
const gameOf = (moves: string): Game => readRecords(HEADERS + moves).games[0]!.game
/** Cho moves a soldier, Han too, and so on; `a` to `d` in reading order. */
const PLAIN = '1. 79졸78 2. 41병42 3. 78졸79 4. 42병41'

const show = (row: MoveRow): string => {
  switch (row.kind) {
    case 'comment':
      return `${'.'.repeat(row.depth)}{${row.text}}`
    case 'plies':
      return `${row.cho?.ply ?? '-'} ${row.han?.ply ?? '-'}`
    case 'variation': {
      const moves = row.moves.map(({ text }) => text).join(' ')
      return `${'.'.repeat(row.depth)}${row.isStart ? '>' : ''}${moves}${row.hidden > 0 ? ` +${row.hidden}` : ''}`
    }
  }
}
const rowsOf = (game: Game, folded: readonly NodeId[] = []): readonly string[] =>
  moveRows(game, new Set(folded)).map(show)

test.each([
  { name: 'a plain game', moves: PLAIN, rows: ['1 2', '3 4'] },
  {
    name: 'a comment breaks the pair',
    moves: '{before} 1. 79졸78 {a} 2. 41병42 {b} {c} 3. 78졸79',
    rows: ['{before}', '1 -', '{a}', '- 2', '{b}', '{c}', '3 -'],
  },
  { name: 'no moves', moves: '', rows: [] },
])('$name', ({ moves, rows }) => {
  expect(rowsOf(gameOf(moves))).toEqual(rows)
})

const PGN = (moves: string): string =>
  `[Event "x"]\n[Variant "Janggi"]\n[FEN "rnba1anbr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ANBR w - - 0 1"]\n\n${moves} *\n`
const branched = readRecords(
  PGN('1. Pih4 (1. Pab4 Pih7 (1... Pab7 2. Pbb5) 2. Pbb5) (1. Pcd4) 1... Pab7 2. Phi4'),
).games[0]!.game

describe('variations', () => {
  test('stand below the move they replace, deeper ones further in, and the line goes on', () => {
    expect(rowsOf(branched)).toEqual([
      '1 -',
      '.>71졸72 49병48',
      '..>41병42 72졸62',
      '.72졸62',
      '.>73졸74',
      '- 2',
      '3 -',
    ])
  })

  test('fold to their first move, with all that hangs on it', () => {
    const first = [...branched.tree.nodes.values()].find(({ parent }) => parent === 0)!
    const siblings = branched.tree.nodes.get(branched.tree.root)!.children
    expect(first.id).toBe(siblings[0])
    expect(rowsOf(branched, [siblings[1]!])).toEqual([
      '1 -',
      '.>71졸72 +4',
      '.>73졸74',
      '- 2',
      '3 -',
    ])
  })

  test('a long one goes on in further rows', () => {
    let game = gameOf(PLAIN)
    let at = game.tree.root
    for (let i = 0; i < 30; i++) {
      const { tree, node } = addMove(game.tree, at, { kind: 'pass' })
      game = { ...game, tree }
      at = node
    }
    const rows = moveRows(game).filter((row) => row.kind === 'variation')
    expect(rows.map(({ moves, isStart }) => [moves.length, isStart])).toEqual([
      [12, true],
      [12, false],
      [6, false],
    ])
  })
})

test('every node is found in its row', () => {
  const rows = moveRows(branched)
  const rowOf = rowsByNode(rows)
  expect(rowOf.size).toBe(branched.tree.nodes.size - 1)
  for (const [id, row] of rowOf) {
    const found = rows[row]
    const views =
      found?.kind === 'plies'
        ? [found.cho, found.han]
        : found?.kind === 'variation'
          ? found.moves
          : []
    expect(views.map((view) => view?.node)).toContain(id)
  }
})

test('ten thousand plies are laid out at once', () => {
  const game = gameOf(
    `${PLAIN} ${Array.from({ length: 9996 }, (_, i) => `${i + 5}. 한수쉼`).join(' ')}`,
  )
  const rows = moveRows(game)
  expect(rows).toHaveLength(5000)
})
