import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { err, ok } from '#engine/result'
import { PRESETS } from '#engine/rules/ruleset'
import { createHost } from '#main/host'
import { createRulesFile } from '#main/rules/rules-file'
import { MAX_SAVED_RULES, type SavedRules } from '#shared/contract/rules'
import { failOnCrash, openWindow, platformWith } from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const CLUB: SavedRules = { name: '우리 동호회', rules: { ...PRESETS.kja, moveLimit: 120 } }
const SCHOOL: SavedRules = { name: 'School', rules: { ...PRESETS.friendly, allowPass: false } }
const noon = (): Date => new Date(2026, 2, 4, 12, 5, 9)

let folder: string
let path: string
beforeEach(() => {
  folder = join(temporaryFolder(), '규칙', 'data')
  path = join(folder, 'rule-sets.json')
})

const put = (text: string): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, text)
}

describe('rule sets on disk', () => {
  test('there are none at first, and no file is made for that', async () => {
    expect(await createRulesFile(folder).list()).toEqual([])
    expect(() => readdirSync(folder)).toThrow('ENOENT')
  })

  test('what one host saves another lists, in the order it was made', async () => {
    expect(await createRulesFile(folder).save(CLUB, null)).toEqual(ok([CLUB]))
    expect(await createRulesFile(folder).save(SCHOOL, null)).toEqual(ok([CLUB, SCHOOL]))
    expect(await createRulesFile(folder).list()).toEqual([CLUB, SCHOOL])
    expect(readdirSync(folder)).toEqual(['rule-sets.json'])
  })

  test('an edited one keeps its place, also under a new name', async () => {
    const file = createRulesFile(folder)
    await file.save(CLUB, null)
    await file.save(SCHOOL, null)
    const renamed = { name: '새 동호회', rules: PRESETS.casual }
    expect(await file.save(renamed, CLUB.name)).toEqual(ok([renamed, SCHOOL]))
    expect(await file.list()).toEqual([renamed, SCHOOL])
  })

  test('no name stands twice', async () => {
    const file = createRulesFile(folder)
    await file.save(CLUB, null)
    await file.save(SCHOOL, null)
    const taken = err({ code: 'rules-name-taken', name: CLUB.name })
    expect(await file.save({ ...SCHOOL, name: CLUB.name }, null)).toEqual(taken)
    expect(await file.save({ ...SCHOOL, name: CLUB.name }, SCHOOL.name)).toEqual(taken)
    expect(await file.list()).toEqual([CLUB, SCHOOL])
  })

  test('a removed one is gone; one that is not there costs nothing', async () => {
    const file = createRulesFile(folder)
    await file.save(CLUB, null)
    expect(await file.remove('없음')).toEqual(ok([CLUB]))
    expect(await file.remove(CLUB.name)).toEqual(ok([]))
    expect(await createRulesFile(folder).list()).toEqual([])
  })

  test('a hundred are kept and not one more; one of them can still be edited', async () => {
    const full = Array.from({ length: MAX_SAVED_RULES }, (_, i) => ({ ...CLUB, name: `${i}` }))
    put(JSON.stringify({ version: 1, saved: full }))
    const file = createRulesFile(folder)
    expect(await file.save(SCHOOL, null)).toEqual(
      err({ code: 'too-many-rules', limit: MAX_SAVED_RULES }),
    )
    expect(await file.save(SCHOOL, '7')).toEqual(ok(full.with(7, SCHOOL)))
  })

  test('saves at the same time all count', async () => {
    const file = createRulesFile(folder)
    const names = Array.from({ length: 20 }, (_, i) => `규칙 ${i}`)
    await Promise.all(names.map((name) => file.save({ ...CLUB, name }, null)))
    expect((await file.list()).map(({ name }) => name)).toEqual(names)
  })
})

describe.each([
  { name: 'cut off', text: '{"version":1,"sav' },
  { name: 'of another version', text: '{"version":2,"saved":[]}' },
  {
    name: 'with a point missing',
    text: JSON.stringify({ version: 1, saved: [{ name: 'x', rules: { scoring: true } }] }),
  },
  {
    name: 'with an unknown point',
    text: JSON.stringify({ version: 1, saved: [{ ...CLUB, rules: { ...CLUB.rules, extra: 1 } }] }),
  },
  { name: 'with a name twice', text: JSON.stringify({ version: 1, saved: [CLUB, CLUB] }) },
  {
    name: "with a preset's id for a name",
    text: JSON.stringify({ version: 1, saved: [{ ...CLUB, name: 'kjf' }] }),
  },
])('a file $name', ({ text }) => {
  beforeEach(() => put(text))
  const aside = (): string =>
    readFileSync(join(folder, 'rule-sets.damaged-20260304120509.json'), 'utf8')

  test('is set aside at loading', async () => {
    expect(await createRulesFile(folder, noon).list()).toEqual([])
    expect(aside()).toBe(text)
  })

  test('is not overwritten by a save', async () => {
    expect(await createRulesFile(folder, noon).save(CLUB, null)).toEqual(ok([CLUB]))
    expect(await createRulesFile(folder).list()).toEqual([CLUB])
    expect(aside()).toBe(text)
  })
})

describe('over the line', () => {
  const openHost = () => {
    const host = createHost(platformWith({ dataFolder: folder }), [], failOnCrash)
    return { host, window: openWindow(host).host }
  }

  test('saves, lists and removes; a disk that fails is a value', async () => {
    const { host, window } = openHost()
    mkdirSync(join(folder, '..'), { recursive: true })
    // A file where the folder should be fails for root too, which no permission does.
    writeFileSync(folder, '')
    expect(await window.run('rules.save', { ...CLUB, replaces: null })).toMatchObject(
      err({ code: 'not-saved', detail: expect.stringMatching(/^E[A-Z]+$/) as string }),
    )
    expect(await window.run('rules.list', {})).toEqual(ok({ saved: [] }))
    rmSync(folder)
    expect(await window.run('rules.save', { ...CLUB, replaces: null })).toEqual(
      ok({ saved: [CLUB] }),
    )
    expect(await window.run('rules.list', {})).toEqual(ok({ saved: [CLUB] }))
    expect(await window.run('rules.remove', { name: CLUB.name })).toEqual(ok({ saved: [] }))
    await host.close()
  })

  test('a name is trimmed and composed, so that it is found again however it was typed', async () => {
    const { host, window } = openHost()
    const typed = ` ${CLUB.name.normalize('NFD')} `
    expect(await window.run('rules.save', { ...CLUB, name: typed, replaces: null })).toEqual(
      ok({ saved: [CLUB] }),
    )
    await host.close()
  })

  test.each([
    ['no name', { ...CLUB, name: '  ' }],
    ['a name too long', { ...CLUB, name: '가'.repeat(61) }],
    ['two lines', { ...CLUB, name: '가\n나' }],
    ["a preset's id", { ...CLUB, name: 'standard' }],
    ['a limit below zero', { ...CLUB, rules: { ...CLUB.rules, moveLimit: -1 } }],
    ['a point too many', { ...CLUB, rules: { ...CLUB.rules, extra: true } }],
  ])('%s is refused and nothing is kept', async (_, hostile) => {
    const { host, window } = openHost()
    expect(await window.run('rules.save', { ...hostile, replaces: null })).toMatchObject(
      err({ code: 'bad-message' }),
    )
    expect(() => readdirSync(folder)).toThrow('ENOENT')
    await host.close()
  })
})
