import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createCasesFile } from '#main/cases/cases-file'
import { MAX_OWN_CASES, type RawCase } from '#shared/contract/cases'
import { rawCases } from '../../resources/catalogue.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const CATALOGUE = rawCases('04-cannon.json') as readonly RawCase[]
const ids = (cases: readonly RawCase[]) => cases.map(({ id }) => id)
let folder: string

beforeEach(() => {
  folder = temporaryFolder()
})

test('keeps cases, in the place of those with their id, and forgets them', async () => {
  const file = createCasesFile(folder)
  expect(await file.list()).toEqual([])
  await file.save(CATALOGUE.slice(0, 3))
  const changed = { ...CATALOGUE[1], group: 'own' }
  await file.save([changed, ...CATALOGUE.slice(3, 4)])
  const again = await createCasesFile(folder).list()
  expect(ids(again)).toEqual(ids(CATALOGUE.slice(0, 4)))
  expect(again[1]).toEqual(changed)
  await file.remove(String(CATALOGUE[0]?.['id']))
  expect(ids(await file.list())).toEqual(ids(CATALOGUE.slice(1, 4)))
})

test('a damaged file is set aside, never written over', async () => {
  await writeFile(join(folder, 'cases.json'), '{"version":1,"cases":[{"id":1}]}')
  const file = createCasesFile(folder)
  expect(await file.list()).toEqual([])
  await file.save(CATALOGUE.slice(0, 1))
  const names = await readdir(folder)
  const aside = names.find((name) => name.startsWith('cases.damaged-'))
  expect(await readFile(join(folder, aside ?? ''), 'utf8')).toContain('"id":1')
  expect(ids(await file.list())).toEqual(ids(CATALOGUE.slice(0, 1)))
})

test('too many are refused', async () => {
  const many = Array.from({ length: MAX_OWN_CASES }, (_, i) => ({ ...CATALOGUE[0], id: `c${i}` }))
  const file = createCasesFile(folder)
  expect((await file.save(many)).ok).toBe(true)
  const refused = await file.save(CATALOGUE.slice(0, 1))
  expect(refused).toEqual({ ok: false, error: { code: 'too-many-cases', limit: MAX_OWN_CASES } })
})
