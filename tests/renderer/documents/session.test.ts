import { expect, test } from 'vitest'
import { useDocumentStore } from '#renderer/documents/document-store'
import { parseSession, sessionOf } from '#renderer/documents/session'
import { ok } from '#engine/result'
import { TWO_GAMES } from '../support/records.ts'
import { sendFile, startStores } from '../support/studio.ts'

test('a session names files, carries pasted text and knows which one is in front', async () => {
  startStores({
    'files.read': ({ path }, call) => {
      const facts = { name: 'a.gib', path, encoding: 'utf-8', bytes: 1, unreadable: 0 } as const
      return Promise.resolve(ok(sendFile({ ...facts, text: TWO_GAMES }, call)))
    },
  })
  const documents = useDocumentStore()
  await documents.openRefs([{ name: 'a.gib', path: '/a.gib' }])
  await documents.openText(`${TWO_GAMES}${' '.repeat(1_000_001)}`, 'too long to recall')
  await documents.openText(TWO_GAMES, '붙여넣은 기보')
  const written = sessionOf(documents.all, documents.activeId)
  expect(written).toEqual({
    documents: [
      { kind: 'file', id: documents.all[0]!.id, file: { name: 'a.gib', path: '/a.gib' } },
      { kind: 'text', id: documents.activeId, file: documents.active?.file },
    ],
    active: 1,
  })
  expect(parseSession(JSON.stringify(written))).toEqual(written)
})

test('an archive that was dropped keeps its parts', async () => {
  startStores()
  const members = ['가.gib', '나.gib'].map((name) => ({
    name,
    length: TWO_GAMES.length,
    encoding: 'cp949' as const,
    unreadable: 0,
  }))
  const archive = {
    name: '기보.zip',
    path: null,
    encoding: 'utf-8' as const,
    bytes: 10,
    unreadable: 0,
    text: TWO_GAMES.repeat(2),
    collection: {
      members,
      skipped: [{ name: 'x.png', reason: 'no-record' as const }],
      skippedCount: 1,
    },
  }
  const documents = useDocumentStore()
  await documents.openFile(archive)
  const recalled = parseSession(JSON.stringify(sessionOf(documents.all, documents.activeId)))
  const [kept] = recalled?.documents ?? []
  if (kept?.kind !== 'text') throw new Error('not kept')
  startStores()
  const again = useDocumentStore()
  await again.openFile(kept.file)
  expect(again.active?.file).toEqual(archive)
  expect(again.active?.records.games.map(({ source }) => source)).toEqual([
    '가.gib',
    '가.gib',
    '나.gib',
    '나.gib',
  ])
})

test.each([null, '', '{', '[]', '{"documents":[{"kind":"file"}],"active":0}'])(
  '%s is no session',
  (text) => {
    expect(parseSession(text)).toBeUndefined()
  },
)
