import { expect, test } from 'vitest'
import { scanText } from '#engine/game/scan-collection'
import { combineFiles } from '#renderer/files/combine-files'
import { headOf } from '#renderer/files/encoding-previews'
import type { TextFile } from '#shared/contract/files'

const file = (text: string, more: Partial<TextFile> = {}): TextFile => ({
  name: 'x',
  path: null,
  text,
  encoding: 'utf-8',
  bytes: text.length,
  unreadable: 1,
  ...more,
})

test('a dropped folder is one document of the parts of its files, archives too', () => {
  const gib = '[대회명 "가"]\n1. 79졸78\n'
  const archive = file(gib + gib, {
    encoding: 'cp949',
    collection: {
      members: ['a.gib', 'b.gib'].map((name) => ({
        name,
        length: gib.length,
        encoding: 'cp949',
        unreadable: 0,
      })),
      skipped: [{ name: 'c.jpg', reason: 'no-record' }],
      skippedCount: 1,
    },
  })
  const combined = combineFiles('폴더', [
    { name: '폴더/1.gib', file: file(gib) },
    { name: '폴더/2.zip', file: archive },
  ])
  expect(combined).toMatchObject({
    name: '폴더',
    path: null,
    bytes: 3 * gib.length,
    unreadable: 2,
    collection: { skippedCount: 1, skipped: [{ name: 'c.jpg' }] },
  })
  const { games } = scanText(combined.text, combined.collection?.members)
  expect(games.map(({ source }) => source)).toEqual([
    '폴더/1.gib',
    '폴더/2.zip/a.gib',
    '폴더/2.zip/b.gib',
  ])
})

test('a preview shows the first lines that say anything, none of them long', () => {
  expect(headOf(`\r\n가\r\n\r\n${'나'.repeat(200)}\n1\n2\n3\n4`)).toBe(
    `가\n${'나'.repeat(90)}…\n1\n2\n3`,
  )
})
