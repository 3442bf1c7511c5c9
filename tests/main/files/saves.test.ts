import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createHost, type Host } from '#main/host'
import type { WrittenEncoding } from '#shared/contract/files'
import {
  failOnCrash,
  type HostWindow,
  openWindow,
  platformWith,
} from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'

let home = ''
let elsewhere = ''
let host: Host
let window: HostWindow

beforeEach(() => {
  const folder = temporaryFolder()
  home = join(folder, 'home')
  elsewhere = join(folder, 'elsewhere')
  mkdirSync(home)
  mkdirSync(elsewhere)
  host = createHost(
    platformWith({
      roots: [home],
      places: [home],
      pickTarget: (name) => Promise.resolve({ kind: 'picked', path: join(elsewhere, name) }),
    }),
    [],
    failOnCrash,
  )
  window = openWindow(host)
})
afterEach(() => host.close())

interface Save {
  readonly path: string
  readonly texts: readonly string[]
  readonly encoding?: WrittenEncoding
  readonly replace?: boolean
}

async function save({ path, texts, encoding = 'utf-8', replace = false }: Save) {
  let ended
  for (const [index, text] of texts.entries()) {
    const last = index === texts.length - 1
    const piece = { save: 'a', path, encoding, replace, index, last, text }
    ended = await window.host.run('files.save', piece)
  }
  return ended
}

describe('saving', () => {
  test('writes a text that comes in pieces, in its encoding', async () => {
    const path = join(home, '새 기보.gib')
    const saved = await save({ path, texts: ['[초대국자 "김', '뷁"]\n'], encoding: 'cp949' })
    expect(saved).toEqual({
      ok: true,
      value: { saved: { name: '새 기보.gib', path, bytes: 18 } },
    })
    expect(iconv.decode(readFileSync(path), 'cp949')).toBe('[초대국자 "김뷁"]\n')
    expect(readdirSync(home)).toEqual(['새 기보.gib'])
  })

  test('writes over a file only when told to, and keeps a larger one', async () => {
    const path = join(home, 'a.gib')
    writeFileSync(path, 'a long text')
    expect(await save({ path, texts: ['short'] })).toMatchObject({ error: { code: 'file-exists' } })
    expect(readFileSync(path, 'utf8')).toBe('a long text')
    expect(await save({ path, texts: ['short'], replace: true })).toMatchObject({ ok: true })
    expect(readFileSync(path, 'utf8')).toBe('short')
    expect(readFileSync(`${path}.bak`, 'utf8')).toBe('a long text')
  })

  test('writes nothing where a character would be lost', async () => {
    const path = join(home, 'a.gib')
    expect(await save({ path, texts: ['가😀나'], encoding: 'cp949' })).toMatchObject({
      error: { code: 'not-encoded', characters: ['😀'] },
    })
    expect(readdirSync(home)).toEqual([])
  })

  test('refuses what lies outside the folders of the user, also behind a link', async () => {
    symlinkSync(elsewhere, join(home, 'link'))
    writeFileSync(join(elsewhere, 'b.gib'), 'mine')
    symlinkSync(join(elsewhere, 'b.gib'), join(home, 'b.gib'))
    for (const path of [
      join(elsewhere, 'a.gib'),
      join(home, 'link', 'a.gib'),
      join(home, 'b.gib'),
      `${home}/../elsewhere/a.gib`,
      'a.gib',
    ]) {
      expect(await save({ path, texts: ['x'], replace: true })).toMatchObject({
        error: { code: 'file-not-allowed' },
      })
    }
    expect(readFileSync(join(elsewhere, 'b.gib'), 'utf8')).toBe('mine')
    expect(readdirSync(elsewhere)).toEqual(['b.gib'])
  })

  test('a folder, and a folder that is not there, are no files', async () => {
    mkdirSync(join(home, 'a'))
    expect(await save({ path: join(home, 'a'), texts: ['x'], replace: true })).toMatchObject({
      error: { code: 'file-is-a-folder' },
    })
    expect(await save({ path: join(home, 'no', 'a.gib'), texts: ['x'] })).toMatchObject({
      error: { code: 'file-not-found' },
    })
  })

  test('pieces out of order end it', async () => {
    const piece = { save: 'b', path: join(home, 'a'), encoding: 'utf-8', replace: false } as const
    await window.host.run('files.save', { ...piece, index: 0, last: false, text: 'x' })
    expect(
      await window.host.run('files.save', { ...piece, index: 2, last: true, text: 'x' }),
    ).toMatchObject({ error: { code: 'upload-out-of-order' } })
    expect(readdirSync(home)).toEqual([])
  })

  test('a place the user picked himself may be written to; its name holds no folder', async () => {
    const picked = await window.host.run('files.pick-target', { name: '../x:y.gib ' })
    const path = join(elsewhere, '.._x_y.gib')
    expect(picked).toEqual({
      ok: true,
      value: { kind: 'picked', file: { name: '.._x_y.gib', path } },
    })
    expect(await save({ path, texts: ['x'] })).toMatchObject({ ok: true })
    expect(await save({ path: join(elsewhere, 'other'), texts: ['x'] })).toMatchObject({
      error: { code: 'file-not-allowed' },
    })
  })
})
