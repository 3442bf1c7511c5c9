import { beforeEach, expect, test } from 'vitest'
import { err, ok } from '#engine/result'
import { useDocumentStore } from '#renderer/documents/document-store'
import { directReader } from '#renderer/documents/record-reader'
import { useGameStore } from '#renderer/game/game-store'
import { useNoticeStore } from '#renderer/shell/notice-store'
import { MAX_CHUNK_BYTES, type TextFile } from '#shared/contract/files'
import { sendFile, startStores } from '../support/studio.ts'
import { GO_RECORD, TWO_GAMES } from '../support/records.ts'

const file = (name: string, text: string): TextFile => ({
  name,
  path: `/기보/${name}`,
  text,
  encoding: 'cp949',
  bytes: text.length,
  unreadable: 0,
})

const onDisk: Record<string, string> = {
  'two.gib': TWO_GAMES,
  'go.gib': GO_RECORD,
  'empty.gib': '',
  'brackets.gib': '['.repeat(100_000),
}

const ref = (name: string): { name: string; path: string } => ({ name, path: `/기보/${name}` })
const noticesOf = (): unknown[] => useNoticeStore().shown.map(({ notice }) => notice)

beforeEach(() => {
  startStores({
    'files.read': ({ path }, call) => {
      const name = path.slice('/기보/'.length)
      const text = onDisk[name]
      const missing = err({ code: 'file-not-found', path } as const)
      return Promise.resolve(text === undefined ? missing : ok(sendFile(file(name, text), call)))
    },
  })
})

test('a file opens at its first game', async () => {
  const documents = useDocumentStore()
  await documents.openRefs([ref('two.gib')])
  expect(documents.active?.records.games).toHaveLength(2)
  expect(documents.active?.gameIndex).toBe(0)
  expect(useGameStore().last).toBe(4)
  expect(documents.opening).toEqual([])
  expect(noticesOf()).toEqual([])
})

test.each([
  {
    name: 'go.gib',
    notice: { kind: 'refused', diagnostic: { code: 'not-readable', facts: { format: 'go-gib' } } },
  },
  {
    name: 'empty.gib',
    notice: { kind: 'refused', diagnostic: { code: 'not-readable', facts: { format: 'empty' } } },
  },
  { name: 'brackets.gib', notice: { kind: 'refused', diagnostic: { code: 'not-readable' } } },
  { name: 'none.gib', notice: { kind: 'file', error: { code: 'file-not-found' } } },
])('$name is refused by name and what was open stays open', async ({ name, notice }) => {
  const documents = useDocumentStore()
  await documents.openRefs([ref('two.gib')])
  const before = documents.active
  await documents.openRefs([ref(name)])
  expect(noticesOf()).toMatchObject([{ ...notice, name }])
  expect(documents.active).toBe(before)
  expect(documents.all).toHaveLength(1)
})

test('the same file opened again takes its own place', async () => {
  const documents = useDocumentStore()
  await documents.openRefs([ref('two.gib'), ref('two.gib')])
  expect(documents.all).toHaveLength(1)
  await documents.openText(TWO_GAMES, '붙여넣은 기보')
  await documents.openText(TWO_GAMES, '붙여넣은 기보')
  expect(documents.all).toHaveLength(3)
})

test('each game keeps the place where its reader stood', async () => {
  const documents = useDocumentStore()
  const game = useGameStore()
  await documents.openRefs([ref('two.gib')])
  game.go(3)
  await documents.openGame(1)
  expect([game.ply, game.last]).toEqual([0, 2])
  game.go(99)
  expect(game.ply).toBe(2)
  await documents.openGame(0)
  expect(game.ply).toBe(3)
  expect(game.turn).toBe('han')
  game.step(-10)
  expect(game.ply).toBe(0)
})

test('of two games asked for at once the later one is shown', async () => {
  const waiting: (() => void)[] = []
  startStores(
    {},
    {
      scan: directReader.scan,
      read: async (text, entry) => {
        if (entry.index > 0) await new Promise<void>((resolve) => waiting.push(resolve))
        return directReader.read(text, entry)
      },
    },
  )
  const documents = useDocumentStore()
  await documents.openText(`${TWO_GAMES}\n${TWO_GAMES}`, 'four')
  const early = documents.openGame(1)
  const late = documents.openGame(2)
  waiting[1]?.()
  await late
  waiting[0]?.()
  await early
  expect(documents.active?.gameIndex).toBe(2)
})

test('closing shows a neighbour, and nothing when all are closed', async () => {
  const documents = useDocumentStore()
  await documents.openText(TWO_GAMES, 'a')
  await documents.openText(TWO_GAMES, 'b')
  await documents.openText(TWO_GAMES, 'c')
  documents.activateNext()
  expect(documents.active?.file.name).toBe('a')
  documents.close(documents.active!.id)
  expect(documents.active?.file.name).toBe('b')
  documents.close(documents.active!.id)
  documents.close(documents.active!.id)
  expect(documents.active).toBeUndefined()
  expect(useGameStore().board).toBeUndefined()
})

test('a reader that dies costs nothing that was open', async () => {
  startStores({}, { ...directReader, scan: () => Promise.reject(new Error('out of memory')) })
  const documents = useDocumentStore()
  await documents.openText(TWO_GAMES, 'a')
  expect(noticesOf()).toMatchObject([{ kind: 'crashed' }])
  expect(documents.opening).toEqual([])
})

test('a line that falls while reading is told', async () => {
  const { closeLine } = startStores({ 'files.read': () => new Promise(() => undefined) })
  const opening = useDocumentStore().openRefs([ref('two.gib')])
  await Promise.resolve()
  closeLine()
  await opening
  expect(noticesOf()).toEqual([{ kind: 'line', fault: { code: 'disconnected' } }])
})

test('a dropped file is sent in pieces that add up to it', async () => {
  const pieces: { index: number; last: boolean; bytes: Buffer }[] = []
  startStores({
    'files.upload': ({ name, index, last, base64 }, call) => {
      pieces.push({ index, last, bytes: Buffer.from(base64, 'base64') })
      const whole = { ...file(name, TWO_GAMES), path: null }
      return Promise.resolve(ok({ file: last ? sendFile(whole, call) : null }))
    },
  })
  const bytes = new Uint8Array(2 * MAX_CHUNK_BYTES + 7).map((_, i) => i % 255)
  const documents = useDocumentStore()
  await documents.openDropped([new File([bytes], '떨군.gib')])
  expect(pieces.map(({ index, last }) => [index, last])).toEqual([
    [0, false],
    [1, false],
    [2, true],
  ])
  expect(Buffer.concat(pieces.map((piece) => piece.bytes)).equals(bytes)).toBe(true)
  expect(documents.active?.file.name).toBe('떨군.gib')
})

test('playing from the end starts over', async () => {
  const documents = useDocumentStore()
  const game = useGameStore()
  await documents.openText(TWO_GAMES, 'a')
  game.go(game.last)
  game.togglePlay()
  expect([game.isPlaying, game.ply]).toEqual([true, 0])
  game.togglePlay()
  expect(game.isPlaying).toBe(false)
})
