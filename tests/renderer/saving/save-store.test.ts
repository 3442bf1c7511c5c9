import { expect, test } from 'vitest'
import { readRecords, scanRecords } from '#engine/game/read-records'
import { parseUci } from '#engine/notation/uci'
import { err, ok } from '#engine/result'
import { useDocumentStore } from '#renderer/documents/document-store'
import { useOpenGamesStore } from '#renderer/documents/open-games-store'
import { useEditStore } from '#renderer/game/edit-store'
import { useGameStore } from '#renderer/game/game-store'
import { useTextStore } from '#renderer/kibo-editor/text-store'
import { nameFor, splicedText } from '#renderer/saving/document-text'
import { useSaveStore } from '#renderer/saving/save-store'
import { useShellStore } from '#renderer/shell/shell-store'
import type { FileStamp } from '#shared/contract/saving'
import { TWO_GAMES } from '../support/records.ts'
import { type HostHandlers, sendFile, startStores } from '../support/studio.ts'

const STAMP: FileStamp = { bytes: 9, modified: 5 }

interface Written {
  readonly path: string
  readonly text: string
  readonly encoding: string
}

/** A studio with one file open, and what was written. */
async function open(write?: HostHandlers['saving.write']) {
  const written: Written[] = []
  let staged = ''
  startStores({
    'files.read': ({ path }, call) => {
      const facts = { name: 'two.gib', path, encoding: 'cp949', bytes: 9, unreadable: 0 } as const
      return Promise.resolve(ok(sendFile({ ...facts, text: TWO_GAMES }, call)))
    },
    'saving.check': () => Promise.resolve(ok({ stamp: STAMP })),
    'saving.stage': ({ index, piece }) => {
      staged = index === 0 ? piece : staged + piece
      return Promise.resolve(ok({}))
    },
    'saving.write': async (input, call) => {
      const refused = await write?.(input, call)
      if (refused && !refused.ok) return refused
      const { path, encoding } = input
      written.push({ path, encoding, text: staged })
      const name = path.split('/').at(-1) ?? ''
      return ok({ file: { name, path }, stamp: { bytes: 10, modified: 6 } })
    },
  })
  await useDocumentStore().openRefs([{ name: 'two.gib', path: '/two.gib' }])
  return { written, saving: useSaveStore(), edit: useEditStore(), game: useGameStore() }
}

const isUnsaved = (): boolean => useOpenGamesStore().isUnsaved(useDocumentStore().active?.id ?? '')

test('saving writes the changed game and leaves every character of the others', async () => {
  const { written, saving, edit, game } = await open()
  game.go(2)
  edit.comment('한의 실착')
  expect(isUnsaved()).toBe(true)
  await saving.save()
  const [entry] = scanRecords(TWO_GAMES).games
  const [file] = written
  expect(file).toMatchObject({ path: '/two.gib', encoding: 'cp949' })
  expect(file?.text.endsWith(TWO_GAMES.slice(entry!.to))).toBe(true)
  const again = readRecords(file!.text)
  expect(again.games).toHaveLength(2)
  expect(again.games[0]?.game.tree).toEqual(game.game?.tree)
  expect(isUnsaved()).toBe(false)
  expect(useDocumentStore().active?.stamp).toEqual({ bytes: 10, modified: 6 })
})

test('what the format cannot hold is asked about before anything is written', async () => {
  const { written, saving, edit } = await open()
  edit.toggleGlyph(1)
  useGameStore().go(1)
  edit.toggleGlyph(3)
  await saving.save()
  expect(written).toEqual([])
  expect(useShellStore().dialog).toBe('save-check')
  expect(saving.question).toEqual({ kind: 'losses', losses: ['glyphs'] })
  await saving.goOn()
  expect(written).toHaveLength(1)
})

test('a .janggi loses nothing and becomes what the document is about', async () => {
  const { written, saving, edit, game } = await open()
  game.go(1)
  edit.toggleGlyph(3)
  const target = { path: '/a.janggi', format: 'janggi', encoding: 'utf-8' } as const
  expect((await saving.saveTo({ ...target, overwrite: false })).ok).toBe(true)
  expect(readRecords(written[0]!.text).games[0]?.game).toEqual(game.game)
  expect(useDocumentStore().active?.file).toMatchObject({ name: 'a.janggi', path: '/a.janggi' })
  edit.toggleGlyph(3)
  await saving.save()
  expect(written[1]?.path).toBe('/a.janggi')
})

test('a file that somebody changed is written over only when that is wanted', async () => {
  const { written, saving, edit, game } = await open(({ overwrite, path }) =>
    Promise.resolve(
      overwrite
        ? ok({ file: { name: '', path }, stamp: STAMP })
        : err({ code: 'file-changed', path }),
    ),
  )
  game.go(1)
  edit.comment('x')
  await saving.save()
  expect([saving.question, written]).toEqual([{ kind: 'changed' }, []])
  expect(isUnsaved()).toBe(true)
  await saving.goOn()
  expect(written).toHaveLength(1)
})

test('a changed game keeps its own words; variations follow as games of their own', async () => {
  const { written, saving, edit, game } = await open()
  const own = TWO_GAMES.replace('4. 한수쉼', '4. 한수쉼 5. 68졸67')
  game.go(4)
  edit.play(parseUci('h5g5')!)
  await saving.save()
  expect(written[0]?.text).toBe(own)
  game.go(1)
  edit.play(parseUci('i7h7')!)
  await saving.save()
  const again = readRecords(written[1]!.text).games
  expect(written[1]?.text.startsWith(own.slice(0, own.indexOf('68졸67')))).toBe(true)
  expect(again.map(({ game: { tree } }) => tree.nodes.size)).toEqual([6, 3, 3])
})

test('what was typed in the text panel is what is saved', async () => {
  const { written, saving, edit, game } = await open()
  const [entry] = scanRecords(TWO_GAMES).games
  const typed = TWO_GAMES.slice(0, entry!.to).replace('2. 41병42', '  2.  41병42 ')
  let isSettled = false
  useTextStore().add(useDocumentStore().active!.id, {
    settle: () => {
      isSettled = true
      game.go(1)
      edit.comment('x')
      edit.comment('')
      return Promise.resolve()
    },
    sources: (indices) => Promise.resolve(new Map(indices.map((index) => [index, typed]))),
  })
  await saving.save()
  expect(isSettled).toBe(true)
  expect(written[0]?.text).toBe(typed + TWO_GAMES.slice(entry!.to))
})

test('closing asks where something would be lost, and only there', async () => {
  const { saving, edit } = await open()
  const documents = useDocumentStore()
  useGameStore().go(1)
  edit.comment('x')
  saving.close(documents.active!.id)
  expect([documents.all.length, useShellStore().dialog]).toEqual([1, 'close-unsaved'])
  saving.cancelClose()
  edit.undo()
  saving.close(documents.active!.id)
  expect(documents.all).toEqual([])
})

test('closing can save first', async () => {
  const { written, saving, edit } = await open()
  const documents = useDocumentStore()
  useGameStore().go(1)
  edit.comment('x')
  saving.close(documents.active!.id)
  await saving.save()
  expect([documents.all.length, written.length]).toEqual([0, 1])
})

test('a text is spliced only in its own format', () => {
  const records = scanRecords(TWO_GAMES)
  const document = { text: TWO_GAMES, records, changed: new Map(), typed: new Map() }
  expect(splicedText(document, 'gib')).toBe(TWO_GAMES)
  expect(splicedText(document, 'pgn')).toBeUndefined()
})

test.each([
  { name: '결승.gib', format: 'janggi', expected: '결승.janggi' },
  { name: 'a.b', format: 'pgn', expected: 'a.b.pgn' },
  { name: '새 대국', format: 'notation', expected: '새 대국.pgn' },
] as const)('$name as $format', ({ name, format, expected }) => {
  expect(nameFor(name, format)).toBe(expected)
})
