import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createSheetsFile, MOST_DRAFTS } from '#main/sheets/sheets-file'
import type { SheetDraft } from '#shared/contract/sheets'
import { temporaryFolder } from '../../support/temporary.ts'

const draft = (opinion: string, arbiter = '박심판'): SheetDraft => ({
  withPlay: false,
  withDoubts: true,
  opinion,
  arbiter,
})
let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

test('what was written for a game is there at the next start, and who ruled last', async () => {
  const file = createSheetsFile(folder)
  expect(await file.recall('one')).toEqual({ draft: undefined, arbiter: '' })
  await file.keep('one', draft('처음'))
  await file.keep('two', draft('둘째', '이심판'))
  await file.keep('one', { ...draft('고침'), positions: [3, 5], language: 'en' })
  const again = createSheetsFile(folder)
  expect(await again.recall('one')).toEqual({
    draft: { ...draft('고침'), positions: [3, 5], language: 'en' },
    arbiter: '박심판',
  })
  expect(await again.recall('two')).toEqual({
    draft: draft('둘째', '이심판'),
    arbiter: '박심판',
  })
})

test('the moves of a game are not written down', async () => {
  await createSheetsFile(folder).keep('position fen secret', draft('의견'))
  const text = await readFile(join(folder, 'sheets.json'), 'utf8')
  expect(text).toContain('의견')
  expect(text).not.toContain('secret')
})

test('of too many drafts the one written longest ago goes', async () => {
  const drafts = Array.from({ length: MOST_DRAFTS }, (_, i) => ({
    game: i.toString(16).padStart(64, '0'),
    draft: draft(String(i)),
  }))
  const path = join(folder, 'sheets.json')
  await writeFile(path, JSON.stringify({ version: 1, drafts }))
  const file = createSheetsFile(folder)
  await file.keep('newest', draft('새것'))
  const { drafts: left } = JSON.parse(await readFile(path, 'utf8')) as { drafts: unknown[] }
  expect(left).toHaveLength(MOST_DRAFTS)
  expect(left[0]).toEqual(drafts[1])
  expect((await file.recall('newest')).draft?.opinion).toBe('새것')
})

test('a damaged file is set aside, never written over', async () => {
  await writeFile(join(folder, 'sheets.json'), '{"version":1,"drafts":[{"game":"x"}]}')
  const file = createSheetsFile(folder)
  expect((await file.recall('one')).draft).toBeUndefined()
  await file.keep('one', draft('의견'))
  const aside = (await readdir(folder)).find((name) => name.startsWith('sheets.damaged-'))
  expect(await readFile(join(folder, aside ?? ''), 'utf8')).toContain('"game":"x"')
  expect((await file.recall('one')).draft?.opinion).toBe('의견')
})
