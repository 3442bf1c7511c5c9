import { expect, test } from 'vitest'
import type { GameView, PlyView } from '#renderer/documents/game-view'
import { type MoveRow, moveRows, rowOfPly } from '#renderer/game/move-rows'
import { idAfter, ROOT } from '#engine/game/tree'
import { PASS, type Side } from '#engine/rules/types'
import { TWO_GAMES } from '../support/records.ts'
import { viewOf } from '../support/view-of.ts'

const ply = (n: number, side: Side, comments: readonly string[] = []): PlyView => ({
  node: idAfter(ROOT),
  ply: n,
  side,
  text: String(n),
  move: PASS,
  capture: undefined,
  isCheck: false,
  areGeneralsFacing: false,
  isIllegal: false,
  seconds: undefined,
  comments,
  glyphs: [],
  isBookmark: false,
})

const gameOf = (plies: readonly PlyView[], opening: readonly string[] = []): GameView => ({
  ...viewOf(TWO_GAMES),
  plies,
  opening,
})

const show = (row: MoveRow): string =>
  row.kind === 'comment' ? `{${row.text}}` : `${row.cho?.ply ?? '-'} ${row.han?.ply ?? '-'}`

test.each([
  { name: 'plain', plies: [ply(1, 'cho'), ply(2, 'han'), ply(3, 'cho')], rows: ['1 2', '3 -'] },
  { name: 'Han first', plies: [ply(1, 'han'), ply(2, 'cho'), ply(3, 'han')], rows: ['- 1', '2 3'] },
  {
    name: 'a comment breaks the pair',
    plies: [ply(1, 'cho', ['a']), ply(2, 'han', ['b', 'c']), ply(3, 'cho')],
    rows: ['1 -', '{a}', '- 2', '{b}', '{c}', '3 -'],
  },
])('$name', ({ plies, rows }) => {
  expect(moveRows(gameOf(plies)).map(show)).toEqual(rows)
})

test('every ply is found again, and the comments before the first stay in sight at the start', () => {
  const plies = Array.from({ length: 301 }, (_, i) =>
    ply(i + 1, i % 2 === 0 ? 'cho' : 'han', i % 7 === 0 ? ['…'] : []),
  )
  const rows = moveRows(gameOf(plies, ['before']))
  expect(rowOfPly(rows, 0)).toBe(0)
  for (const { ply: n } of plies) {
    const row = rows[rowOfPly(rows, n)]
    expect(row?.kind === 'plies' && [row.cho?.ply, row.han?.ply].includes(n), `ply ${n}`).toBe(true)
  }
})

test('ten thousand plies are laid out at once', () => {
  const plies = Array.from({ length: 10_000 }, (_, i) => ply(i + 1, i % 2 === 0 ? 'cho' : 'han'))
  const rows = moveRows(gameOf(plies))
  expect(rows).toHaveLength(5000)
  expect(rowOfPly(rows, 10_000)).toBe(4999)
})
