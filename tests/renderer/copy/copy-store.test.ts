import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCopyStore } from '#renderer/copy/copy-store'
import { useShownStore } from '#renderer/copy/shown-store'
import { useDocumentStore } from '#renderer/documents/document-store'
import { useGameStore } from '#renderer/game/game-store'
import { useNoticeStore } from '#renderer/shell/notice-store'
import { readRecords } from '#engine/game/read-records'
import { setupOf } from '../../support/positions.ts'
import { TWO_GAMES } from '../support/records.ts'
import { startStores } from '../support/studio.ts'

let written: string[]

beforeEach(() => {
  startStores()
  written = []
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }))
  vi.stubGlobal('navigator', {
    clipboard: { writeText: (text: string) => Promise.resolve(written.push(text)) },
  })
})
afterEach(() => vi.unstubAllGlobals())

const kinds = (): readonly string[] => useNoticeStore().shown.map(({ notice }) => notice.kind)

test('the position in view is copied as text, picture and diagram', async () => {
  await useDocumentStore().openText(TWO_GAMES, 'a')
  useGameStore().go(2)
  const copies = useCopyStore()
  await copies.copy('fen')
  await copies.copy('svg')
  await copies.copy('diagram')
  const [fen = '', svg = '', diagram = ''] = written
  expect(setupOf(fen)).toEqual(useGameStore().setup)
  expect(svg).toMatch(/^<svg /)
  expect(diagram.split('\n').at(-2)).toBe('초 차례')
  expect(kinds()).toEqual(expect.arrayContaining(['copied']))
})

test('a place in front copies its own position', async () => {
  await useDocumentStore().openText(TWO_GAMES, 'a')
  const setup = setupOf('4k4/9/9/9/9/9/9/9/4K4/R8 b')
  useShownStore().own = () => ({ setup, marks: { orientation: 'cho' } })
  await useCopyStore().copy('fen')
  expect(written).toEqual(['4k4/9/9/9/9/9/9/9/4K4/R8 b - - 0 1'])
})

test('the record is copied as .gib that reads back', async () => {
  await useDocumentStore().openText(TWO_GAMES, 'a')
  await useCopyStore().copyRecord()
  const again = readRecords(written[0] ?? '').games[0]?.game
  expect(again?.tree.nodes.size).toBe(useGameStore().game?.tree.nodes.size)
})

test('a clipboard that refuses is told', async () => {
  await useDocumentStore().openText(TWO_GAMES, 'a')
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } })
  await useCopyStore().copy('fen')
  expect(kinds()).toContain('not-copied')
})

test('without a board there is nothing to copy', async () => {
  await useCopyStore().copy('fen')
  await useCopyStore().copyRecord()
  expect(written).toEqual([])
})
