import { expect, test } from 'vitest'
import { toBase64 } from '#renderer/files/base64'
import { crumbsOf, formatBytes, visibleEntries } from '#renderer/files/folder-view'
import type { ListEntry } from '#shared/contract/files'

const entry = (name: string, kind: ListEntry['kind'] = 'file'): ListEntry => ({
  name,
  path: `/기보/${name}`,
  kind,
  bytes: 0,
  modified: 0,
})

test('folders stand before files, numbers are counted, not spelled', () => {
  const entries = [
    entry('기보 10.gib'),
    entry('기보 9.gib'),
    entry('하', 'folder'),
    entry('가.gib'),
  ]
  expect(visibleEntries(entries, '', 'ko').map(({ name }) => name)).toEqual([
    '하',
    '가.gib',
    '기보 9.gib',
    '기보 10.gib',
  ])
  expect(visibleEntries(entries, 'ㄱㅂ 9', 'ko').map(({ name }) => name)).toEqual(['기보 9.gib'])
})

test.each([
  { bytes: 0, text: '0 B' },
  { bytes: 1023, text: '1023 B' },
  { bytes: 1024, text: '1.0 KB' },
  { bytes: 506_069, text: '494 KB' },
  { bytes: 10_485_760, text: '10 MB' },
])('$bytes bytes read $text', ({ bytes, text }) => {
  expect(formatBytes(bytes)).toBe(text)
})

test('the way to a folder starts at the nearest place', () => {
  const places = [
    { name: '홈', path: '/home/me' },
    { name: '기보', path: '/home/me/기보' },
  ]
  expect(crumbsOf('/home/me/기보/2024/봄', places)).toEqual([
    { name: '기보', path: '/home/me/기보' },
    { name: '2024', path: '/home/me/기보/2024' },
    { name: '봄', path: '/home/me/기보/2024/봄' },
  ])
  expect(crumbsOf('/home/me2', places)).toEqual([
    { name: 'home', path: '/home' },
    { name: 'me2', path: '/home/me2' },
  ])
})

test('Windows paths keep their backslashes', () => {
  const places = [{ name: '홈', path: 'C:\\Users\\me' }]
  expect(crumbsOf('C:\\Users\\me\\기보', places).at(-1)).toEqual({
    name: '기보',
    path: 'C:\\Users\\me\\기보',
  })
})

test('base64 of more bytes than a call can take', () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, i) => i % 251)
  expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'))
})
