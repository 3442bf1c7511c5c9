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
      { kind: 'text', id: documents.activeId, name: '붙여넣은 기보', text: TWO_GAMES },
    ],
    active: 1,
  })
  expect(parseSession(JSON.stringify(written))).toEqual(written)
})

test.each([null, '', '{', '[]', '{"documents":[{"kind":"file"}],"active":0}'])(
  '%s is no session',
  (text) => {
    expect(parseSession(text)).toBeUndefined()
  },
)
