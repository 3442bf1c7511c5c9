import { expect, test } from 'vitest'
import { err, ok } from '#engine/result'
import { MAX_CHUNK_BYTES, MAX_FILE_BYTES, MAX_UPLOADS } from '#shared/contract/files'
import { createUploads, type Piece } from '#main/files/uploads'

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

const piece = (upload: string, index: number, bytes: string | Uint8Array, last = false): Piece => ({
  upload,
  name: `${upload}.gib`,
  index,
  last,
  base64: Buffer.from(bytes).toString('base64'),
})

test('pieces come together in their order', () => {
  const uploads = createUploads()
  expect(uploads.take(piece('a', 0, '1. 79졸'))).toEqual(ok(undefined))
  expect(uploads.take(piece('b', 0, 'other', true))).toEqual(ok(bytesOf('other')))
  expect(uploads.take(piece('a', 1, '78 '))).toEqual(ok(undefined))
  const whole = uploads.take(piece('a', 2, '장군', true))
  expect(whole.ok && Buffer.from(whole.value!).toString()).toBe('1. 79졸78 장군')
})

test('one piece may be all, and may be empty', () => {
  expect(createUploads().take(piece('a', 0, '', true))).toEqual(ok(new Uint8Array()))
})

test.each([
  { name: 'a piece too early', indexes: [0, 2] },
  { name: 'a piece twice', indexes: [0, 1, 1] },
  { name: 'no first piece', indexes: [1] },
])('$name ends the upload', ({ indexes }) => {
  const uploads = createUploads()
  const results = indexes.map((index) => uploads.take(piece('a', index, 'x')))
  expect(results.at(-1)).toEqual(err({ code: 'upload-out-of-order', name: 'a.gib' }))
  expect(uploads.take(piece('a', indexes.at(-1)! + 1, 'x')).ok).toBe(false)
})

test('a first piece starts an upload anew', () => {
  const uploads = createUploads()
  uploads.take(piece('a', 0, 'old'))
  uploads.take(piece('a', 0, 'new'))
  expect(uploads.take(piece('a', 1, '!', true))).toEqual(ok(bytesOf('new!')))
})

test('a file may be as large as the limit and not a byte larger', () => {
  const uploads = createUploads()
  const base64 = Buffer.alloc(MAX_CHUNK_BYTES, 'x').toString('base64')
  const full = (upload: string, index: number): Piece => ({ ...piece(upload, index, ''), base64 })
  const count = MAX_FILE_BYTES / MAX_CHUNK_BYTES
  for (let i = 0; i < count; i++) expect(uploads.take(full('a', i)).ok).toBe(true)
  expect(uploads.take(piece('a', count, 'x'))).toEqual(
    err({
      code: 'file-too-large',
      path: 'a.gib',
      bytes: MAX_FILE_BYTES + 1,
      limit: MAX_FILE_BYTES,
    }),
  )
  for (let i = 0; i < count; i++) uploads.take(full('b', i))
  const whole = uploads.take(piece('b', count, '', true))
  expect(whole.ok && whole.value?.length).toBe(MAX_FILE_BYTES)
})

test('only so many are under way; one given up makes way', () => {
  let now = 0
  const uploads = createUploads(() => now)
  for (let i = 0; i < MAX_UPLOADS; i++) uploads.take(piece(`u${i}`, 0, 'x'))
  now = 30_000
  uploads.take(piece('u0', 1, 'x'))
  const refused = uploads.take(piece('more', 0, 'x'))
  expect(refused).toEqual(err({ code: 'too-many-uploads', name: 'more.gib', limit: MAX_UPLOADS }))

  now = 70_000
  expect(uploads.take(piece('more', 0, 'x')).ok).toBe(true)
  expect(uploads.take(piece('u0', 2, 'x')).ok).toBe(true)
  expect(uploads.take(piece('u1', 1, 'x')).ok).toBe(false)
})
