import { expect, test } from 'vitest'
import { changeAnnotations } from '#engine/game/edit'
import { readGameAt, scanRecords } from '#engine/game/read-records'
import { err, ok } from '#engine/result'
import type { StudioDocument } from '#renderer/documents/document-store'
import { edited, openGame, type OpenGame } from '#renderer/documents/open-game'
import { createKeeper } from '#renderer/documents/recovery-keeper'
import { TWO_GAMES } from '../support/records.ts'
import { startHost } from '../support/studio.ts'

const records = scanRecords(TWO_GAMES)
const read = openGame(readGameAt(TWO_GAMES, records.games[0]!))

const commented = (open: OpenGame, text: string): OpenGame => {
  const tree = changeAnnotations(open.game.tree, open.cursor, { comments: [text] })
  return edited(open, { game: { ...open.game, tree }, cursor: open.cursor })
}

const ID = '4d7a6a5e-6c1b-4e0e-9c0d-3a1f1f2b8c11'
const document: StudioDocument = {
  id: ID,
  file: {
    name: 'two.gib',
    path: null,
    text: TWO_GAMES,
    encoding: 'utf-8',
    bytes: TWO_GAMES.length,
    unreadable: 0,
  },
  records,
  gameIndex: 0,
  diagnostics: [],
  format: 'gib',
  stamp: null,
  savedText: TWO_GAMES,
}

/** A host that remembers the entries it has, and on which keeping a game fails when told so. */
function studio() {
  const entries = new Set<string>()
  const state = { fails: false, game: commented(read, '하나') }
  const { host, closeLine } = startHost({
    'recovery.begin': ({ id }) => {
      entries.add(id)
      return Promise.resolve(ok({}))
    },
    'recovery.keep': () =>
      Promise.resolve(state.fails ? err({ code: 'not-kept', detail: 'ENOSPC' } as const) : ok({})),
    'recovery.drop': ({ id }) => {
      const had = entries.delete(id)
      return Promise.resolve(had ? ok({}) : err({ code: 'no-such-recovery' } as const))
    },
  })
  const problems: string[] = []
  const keeper = createKeeper(
    host,
    () => new Map([[0, state.game]]),
    (problem) => problems.push(problem.code),
  )
  return { keeper, entries, state, problems, closeLine }
}

test('what is saved after keeping it had failed is not brought back by the next start', async () => {
  const { keeper, entries, state, problems } = studio()
  await keeper.keep(document)
  state.game = commented(state.game, '둘')
  state.fails = true
  await keeper.keep(document)
  expect(problems).toEqual(['not-kept'])
  expect([...entries]).toEqual([ID])
  await keeper.forget(ID)
  expect([...entries]).toEqual([])
  expect(keeper.kept()).toEqual([])
})

test('an entry that the host does not know is forgotten', async () => {
  const { keeper, entries, problems } = studio()
  await keeper.keep(document)
  expect(problems).toEqual([])
  expect(keeper.kept()).toEqual([ID])
  entries.clear()
  await keeper.forget(ID)
  expect(keeper.kept()).toEqual([])
})

test('an entry is not forgotten while there is no line to say so', async () => {
  const { keeper, closeLine } = studio()
  await keeper.keep(document)
  closeLine()
  await keeper.forget(ID)
  expect(keeper.kept()).toEqual([ID])
})

test('a document that has other games is kept whole before its old state is dropped', async () => {
  const { keeper, entries, state } = studio()
  await keeper.keep(document)
  const text = TWO_GAMES + TWO_GAMES
  const longer = { ...document, file: { ...document.file, text }, records: scanRecords(text) }
  state.fails = true
  await keeper.keep(longer)
  expect([...entries]).toHaveLength(2)
  expect(entries.has(ID)).toBe(true)
  state.fails = false
  await keeper.keep(longer)
  expect([...entries]).toHaveLength(1)
  expect(entries.has(ID)).toBe(false)
  await keeper.forget(ID)
  expect([[...entries], keeper.kept()]).toEqual([[], []])
})
