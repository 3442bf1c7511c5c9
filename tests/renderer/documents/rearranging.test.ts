import { beforeEach, expect, test } from 'vitest'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import { ok } from '#engine/result'
import { useDocumentStore } from '#renderer/documents/document-store'
import { useOpenGamesStore } from '#renderer/documents/open-games-store'
import { type Rearrange, useRearranging } from '#renderer/documents/use-rearranging'
import { useEditStore } from '#renderer/game/edit-store'
import { useGameStore } from '#renderer/game/game-store'
import { TWO_GAMES } from '../support/records.ts'
import { sendFile, startStores } from '../support/studio.ts'

const NEW = '[초차림 "마상상마"]\n[한차림 "마상상마"]\n\n1. 71졸72\n'
let text = TWO_GAMES
let rearrange: Rearrange

async function open(name: string, content: string): Promise<string> {
  text = content
  const documents = useDocumentStore()
  await documents.openRefs([{ name, path: `/${name}` }])
  return documents.active!.id
}

const isUnsaved = (id: string): boolean => useOpenGamesStore().isUnsaved(id)
const movesOf = (content: string): number[] =>
  readRecords(content).games.map(({ game }) => game.tree.nodes.size - 1)

beforeEach(() => {
  const { inWindow } = startStores({
    'files.read': ({ path }, call) => {
      const facts = {
        name: path.slice(1),
        path,
        encoding: 'utf-8',
        bytes: 9,
        unreadable: 0,
      } as const
      return Promise.resolve(ok(sendFile({ ...facts, text }, call)))
    },
  })
  rearrange = inWindow(useRearranging)
})

test('games come, go and come back with their history; the file is unsaved until they do', async () => {
  const documents = useDocumentStore()
  const id = await open('two.gib', TWO_GAMES)
  useGameStore().go(1)
  useEditStore().comment('x')
  useEditStore().undo()
  const before = useOpenGamesStore().get({ document: id, game: 0 })
  expect(isUnsaved(id)).toBe(false)

  const gone = await rearrange(id, [
    { kind: 'kept', was: 1 },
    { kind: 'new', text: NEW },
  ])
  expect([...gone!.keys()]).toEqual([0])
  expect(movesOf(documents.active!.file.text)).toEqual([2, 1])
  expect([documents.active?.gameIndex, useGameStore().last]).toEqual([0, 2])
  expect(isUnsaved(id)).toBe(true)

  await rearrange(id, [
    { kind: 'back', game: gone!.get(0)! },
    { kind: 'kept', was: 0 },
  ])
  expect(documents.active?.file.text.trimEnd()).toBe(TWO_GAMES.trimEnd())
  expect(useOpenGamesStore().get({ document: id, game: 0 })).toBe(before)
  expect(useGameStore().last).toBe(2)
  expect(documents.active?.gameIndex).toBe(1)
  expect(isUnsaved(id)).toBe(false)
})

test('a document of the studio’s own takes games from text', async () => {
  const games = readRecords(TWO_GAMES).games.map(({ game }) => game)
  const id = await open('two.janggi', writeJanggi(games))
  await rearrange(id, [
    { kind: 'new', text: NEW },
    { kind: 'kept', was: 1 },
    { kind: 'kept', was: 0 },
  ])
  const { file, records, gameIndex } = useDocumentStore().active!
  expect([records.format, gameIndex]).toEqual(['janggi', 2])
  const [, second, third] = readRecords(file.text).games
  expect([second?.game, third?.game]).toEqual([games[1], games[0]])
})

test('what would not be read as these games changes nothing', async () => {
  const documents = useDocumentStore()
  const id = await open('two.gib', TWO_GAMES)
  const before = documents.active
  expect(await rearrange(id, [{ kind: 'new', text: NEW + NEW }])).toBeUndefined()
  expect(await rearrange(id, [])).toBeUndefined()
  expect(documents.active).toBe(before)
  expect(scanRecords(before!.file.text).games).toHaveLength(2)
})
