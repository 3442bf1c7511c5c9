import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { err, ok } from '#engine/result'
import { DEFAULT_SETTINGS, type Settings } from '#shared/contract/settings'
import { createHost } from '#main/host'
import { dataFolder } from '#main/settings/data-folder'
import { createSettingsFile } from '#main/settings/settings-file'
import { failOnCrash, openWindow, platformWith } from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const DARK: Settings = { ...DEFAULT_SETTINGS, theme: 'dark', panels: { main: [60, 40] } }
const noon = (): Date => new Date(2026, 2, 4, 12, 5, 9)

let folder: string
let path: string
beforeEach(() => {
  folder = join(temporaryFolder(), '설정', 'data')
  path = join(folder, 'settings.json')
})

const put = (text: string): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, text)
}

test('without a file the defaults hold, and none is made', async () => {
  expect(await createSettingsFile(folder).load()).toEqual(DEFAULT_SETTINGS)
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

test('what one host saves another loads', async () => {
  expect(await createSettingsFile(folder).save(DARK)).toEqual(ok(undefined))
  expect(await createSettingsFile(folder).load()).toEqual(DARK)
  expect(readdirSync(folder)).toEqual(['settings.json'])
})

test('a setting the file does not know yet has its default', async () => {
  put('{"version":1,"theme":"dark"}')
  expect(await createSettingsFile(folder).load()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' })
  expect(readdirSync(folder)).toEqual(['settings.json'])
})

describe.each([
  { name: 'cut off', text: '{"version":1,"theme":"da' },
  { name: 'empty', text: '' },
  { name: 'of another version', text: JSON.stringify({ ...DARK, version: 2 }) },
  { name: 'with a value out of range', text: JSON.stringify({ ...DARK, zoom: 1000 }) },
  { name: 'with something unknown', text: JSON.stringify({ ...DARK, extra: true }) },
  { name: 'a list', text: '[]' },
  { name: 'null', text: 'null' },
])('a file $name', ({ text }) => {
  beforeEach(() => put(text))

  test('is set aside at loading, and the defaults hold', async () => {
    expect(await createSettingsFile(folder, noon).load()).toEqual(DEFAULT_SETTINGS)
    expect(readdirSync(folder)).toEqual(['settings.damaged-20260304120509.json'])
    expect(readFileSync(join(folder, 'settings.damaged-20260304120509.json'), 'utf8')).toBe(text)
  })

  test('is not overwritten by a save', async () => {
    expect(await createSettingsFile(folder, noon).save(DARK)).toEqual(ok(undefined))
    expect(await createSettingsFile(folder).load()).toEqual(DARK)
    expect(readFileSync(join(folder, 'settings.damaged-20260304120509.json'), 'utf8')).toBe(text)
  })
})

test('what was set aside in the same second stays', async () => {
  for (const text of ['one', 'two', 'three']) {
    put(text)
    await createSettingsFile(folder, noon).load()
  }
  const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  expect(texts.sort()).toEqual(['one', 'three', 'two'])
})

test('a folder in the place of the file is set aside as well', async () => {
  mkdirSync(path, { recursive: true })
  expect(await createSettingsFile(folder, noon).save(DARK)).toEqual(ok(undefined))
  expect(await createSettingsFile(folder).load()).toEqual(DARK)
})

test('saves keep their order, and loads see what was saved before', async () => {
  const file = createSettingsFile(folder)
  const zooms = Array.from({ length: 20 }, (_, i) => 80 + i)
  const loaded = await Promise.all(
    zooms.map(async (zoom) => {
      void file.save({ ...DARK, zoom })
      return (await file.load()).zoom
    }),
  )
  expect(loaded).toEqual(zooms)
  expect(readdirSync(folder)).toEqual(['settings.json'])
})

test('two hosts that save at once leave one whole file', async () => {
  const [a, b] = [createSettingsFile(folder), createSettingsFile(folder)]
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? a : b).save({ ...DARK, zoom: 80 + i })),
  )
  expect((await a.load()).theme).toBe('dark')
  expect(readdirSync(folder)).toEqual(['settings.json'])
})

test('a disk that fails is said, and the next save may succeed', async () => {
  const file = createSettingsFile(folder)
  // A file where the folder should be fails for root too, which no permission does.
  mkdirSync(join(folder, '..'), { recursive: true })
  writeFileSync(folder, '')
  const failed = await file.save(DARK)
  expect(failed).toMatchObject(err({ detail: expect.stringMatching(/^E[A-Z]+$/) as string }))
  expect(await file.load()).toEqual(DEFAULT_SETTINGS)
  rmSync(folder)
  expect(await file.save(DARK)).toEqual(ok(undefined))
})

test('over the line, where a failure is a value', async () => {
  mkdirSync(join(folder, '..'), { recursive: true })
  writeFileSync(folder, '')
  const host = createHost(platformWith({ dataFolder: folder }), [], failOnCrash)
  const window = openWindow(host).host
  expect(await window.run('settings.save', DARK)).toMatchObject(err({ code: 'settings-not-saved' }))
  rmSync(folder)
  expect(await window.run('settings.save', DARK)).toEqual(ok({}))
  expect(await window.run('settings.load', {})).toEqual(ok(DARK))
  const hostile = {
    ...DARK,
    panels: JSON.parse('{"__proto__":[1],"a":[50]}') as Settings['panels'],
  }
  await window.run('settings.save', hostile)
  expect(await window.run('settings.load', {})).toEqual(ok({ ...DARK, panels: { a: [50] } }))
  await host.close()
})

test('JANGGI_DATA names another folder', () => {
  expect(dataFolder({ JANGGI_DATA: '/data/장기' })).toBe('/data/장기')
  expect(dataFolder({})).toMatch(/janggi-studio/)
  expect(dataFolder({ JANGGI_DATA: '' })).toBe(dataFolder({}))
})
