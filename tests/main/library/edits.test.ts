import { beforeEach, expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { patternOfBoard } from '#engine/notation/board-pattern'
import { parseUci } from '#engine/notation/uci'
import { Position } from '#engine/rules/position'
import { gameFacts } from '#main/library/store/game-facts'
import type { SqliteLibrary } from '#main/library/store/sqlite-library'
import { findAll, importInto, openLibrary } from '../../support/libraries.ts'
import { gibGame, LINE, writeGames } from '../../support/library-games.ts'

let library: SqliteLibrary
beforeEach(async () => {
  library = openLibrary()
  await importInto(
    library,
    writeGames([10, 20, 30].map((plies) => ({ moves: LINE.slice(0, plies) }))),
  )
})

const ids = async (trashed = false) =>
  (await findAll(library, { filter: { trashed } })).rows.map(({ id }) => id)

test('what is thrown away can be taken back, and everything can be undone and done again', async () => {
  library.edit({ kind: 'trash', ids: [1, 3, 99] })
  expect([await ids(), await ids(true)]).toEqual([[2], [1, 3]])
  expect(library.info()).toMatchObject({ games: 1, trashed: 2, undo: 'trash', redo: null })
  library.edit({ kind: 'restore', ids: [3] })
  expect(await ids()).toEqual([2, 3])
  library.undo()
  library.undo()
  expect([await ids(), await ids(true)]).toEqual([[1, 2, 3], []])
  library.redo()
  expect(await ids()).toEqual([2])
  expect(library.info()).toMatchObject({ undo: 'trash', redo: 'restore' })
  library.edit({ kind: 'restore', ids: [1] })
  expect(library.info().redo).toBeNull()
})

test('the explorer does not count what is in the trash', () => {
  const start = Position.start('MSSM', 'MSSM').setup
  expect(library.explore(start, true, {}).total).toBe(3)
  library.edit({ kind: 'trash', ids: [1] })
  expect(library.explore(start, true, {}).total).toBe(2)
})

test('an emptied trash is gone for good, and the same games can come in again', async () => {
  library.edit({ kind: 'trash', ids: [1, 2] })
  library.emptyTrash()
  expect([await ids(), await ids(true)]).toEqual([[3], []])
  expect(library.undo()).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } })
  const { report } = await importInto(library, writeGames([{ moves: LINE.slice(0, 10) }]))
  expect(report).toMatchObject({ added: 1 })
  expect(await ids()).toEqual([3, 4])
})

test('tags and collections: named, filled, found, renamed, removed, and all of it undone', async () => {
  library.edit({ kind: 'add-group', group: 'tag', name: '묘수' })
  const [tag] = library.info().groups
  library.edit({ kind: 'mark', group: 'tag', id: tag!.id, ids: [1, 2], on: true })
  library.edit({ kind: 'mark', group: 'tag', id: tag!.id, ids: [2, 3], on: true })
  const tagged = async () =>
    (await findAll(library, { filter: { tag: tag!.id } })).rows.map(({ id }) => id)
  expect(await tagged()).toEqual([1, 2, 3])
  library.undo()
  expect(await tagged()).toEqual([1, 2])
  expect((await findAll(library, {})).rows.map(({ tags }) => tags)).toEqual([
    ['묘수'],
    ['묘수'],
    [],
  ])
  library.edit({ kind: 'remove-group', group: 'tag', id: tag!.id })
  expect(library.info().groups).toEqual([])
  library.undo()
  expect(library.info().groups).toEqual([{ ...tag, games: 2 }])
  expect(library.edit({ kind: 'add-group', group: 'tag', name: '묘수' })).toMatchObject({
    ok: false,
    error: { code: 'name-taken' },
  })
})

test('a game saved in its place is found by its new moves only, until that is undone', async () => {
  const before = library.game(1)
  const found = async (uci: string) => {
    const move = parseUci(uci)
    const position = move && Position.start('MSSM', 'MSSM').play(move)
    const { board, turn } = position!.setup
    const positions = [{ board: patternOfBoard(board), turn, mirror: false }]
    return (await findAll(library, { positions })).rows.map(({ id }) => id)
  }
  const [read] = readRecords(gibGame({ cho: '새 이름', moves: ['79졸78'] })).games
  expect(library.saveGame(1, gameFacts(read!))).toEqual({
    ok: true,
    value: { id: 1, added: false },
  })
  expect(await found('i4h4')).toEqual([1])
  expect(await found('e2e3')).toEqual([2, 3])
  expect((await findAll(library, { filter: { player: '새 이름' } })).total).toBe(1)
  library.undo()
  expect(library.game(1)).toEqual(before)
  expect(await found('i4h4')).toEqual([])
  expect(await found('e2e3')).toEqual([1, 2, 3])
  library.redo()
  expect(await found('i4h4')).toEqual([1])
})

test('a game saved as new is added once', () => {
  const [read] = readRecords(gibGame({ moves: ['79졸78'] })).games
  expect(library.saveGame(null, gameFacts(read!))).toMatchObject({ value: { id: 4, added: true } })
  expect(library.saveGame(null, gameFacts(read!))).toMatchObject({ value: { id: 4, added: false } })
  library.undo()
  expect(library.info()).toMatchObject({ games: 3, trashed: 1 })
})
