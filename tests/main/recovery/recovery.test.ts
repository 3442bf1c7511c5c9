import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createHost, type Host } from '#main/host'
import type { KeptDocument } from '#shared/contract/recovery'
import {
  failOnCrash,
  type HostWindow,
  openWindow,
  platformWith,
} from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const ID = '0d5c5f62-9a5b-4b4e-8f0e-1d6b6a1c2e3f'
const DOCUMENT: KeptDocument = {
  name: '결승.gib',
  path: null,
  encoding: 'cp949',
  bytes: 12,
  stamp: null,
}

let folder: string
const start = (): Host => createHost(platformWith({ dataFolder: folder }), [], failOnCrash)

beforeEach(() => {
  folder = temporaryFolder()
})

const stage = (window: HostWindow, text: string, piece: string) =>
  window.host.run('saving.stage', { text, index: 0, piece })

async function keep(window: HostWindow, game: number, piece: string) {
  await stage(window, 'g', piece)
  return window.host.run('recovery.keep', { id: ID, game, text: 'g' })
}

async function begin(window: HostWindow): Promise<void> {
  await stage(window, 'b', '원본')
  const begun = await window.host.run('recovery.begin', { id: ID, document: DOCUMENT, text: 'b' })
  expect(begun.ok).toBe(true)
}

async function read(window: HostWindow, game: number | null): Promise<string> {
  const pieces: string[] = []
  const onItem = (piece: string): void => void pieces.push(piece)
  await window.host.run('recovery.read', { id: ID, game }, { onItem })
  return pieces.join('')
}

const claim = async (window: HostWindow) => {
  const claimed = await window.host.run('recovery.claim', {})
  return claimed.ok ? claimed.value.entries : []
}

test('what a window kept is there for the next one when it is gone', async () => {
  const host = start()
  const first = openWindow(host)
  await begin(first)
  await keep(first, 3, '세 번째')
  await keep(first, 0, '첫 판')
  await keep(first, 0, '첫 판, 고침')
  const second = openWindow(host)
  expect(await claim(second)).toEqual([])
  expect(await keep(second, 0, 'x')).toMatchObject({ error: { code: 'no-such-recovery' } })
  first.close()
  expect(await claim(second)).toEqual([{ id: ID, document: DOCUMENT, games: [0, 3] }])
  expect([await read(second, null), await read(second, 0)]).toEqual(['원본', '첫 판, 고침'])
  expect((await keep(second, 0, 'x')).ok).toBe(true)
})

test('where the reader was is kept, and damage to that costs nothing else', async () => {
  const host = start()
  const first = openWindow(host)
  await begin(first)
  await keep(first, 1, '둘째 판')
  const view = { game: 1, cursors: [[1, { ply: 9, turns: [[3, 1]] }]] } as const
  expect((await first.host.run('recovery.view', { id: ID, view })).ok).toBe(true)
  first.close()
  const second = openWindow(host)
  expect(await second.host.run('recovery.view', { id: ID, view })).toMatchObject({ ok: false })
  expect(await claim(second)).toEqual([{ id: ID, document: DOCUMENT, games: [1], view }])
  second.close()
  const [own = ''] = readdirSync(join(folder, 'recovery'))
  writeFileSync(join(folder, 'recovery', own, ID, 'view.json'), '{"game":-1}')
  expect(await claim(openWindow(host))).toEqual([{ id: ID, document: DOCUMENT, games: [1] }])
})

test('a host takes over from one that died, not from one that lives', async () => {
  const window = openWindow(start())
  await begin(window)
  await keep(window, 0, '수')
  const root = join(folder, 'recovery')
  const [own = ''] = readdirSync(root)
  // Process 1 always runs, and this one has just given a sign of life.
  renameSync(join(root, own), join(root, '1-5'))
  expect(await claim(openWindow(start()))).toEqual([])
  renameSync(join(root, '1-5'), join(root, '999999999-5'))
  expect(await claim(openWindow(start()))).toHaveLength(1)
})

test('what was saved or given up is forgotten', async () => {
  const host = start()
  const window = openWindow(host)
  await begin(window)
  await keep(window, 0, '수')
  expect((await window.host.run('recovery.drop', { id: ID })).ok).toBe(true)
  window.close()
  expect(await claim(openWindow(host))).toEqual([])
})

test('damage in the folder costs only what is damaged', async () => {
  const root = join(folder, 'recovery', '999999999-1')
  for (const name of ['broken', 'no-document', ID]) mkdirSync(join(root, name), { recursive: true })
  writeFileSync(join(root, 'broken', 'document.json'), '{')
  writeFileSync(join(root, ID, 'document.json'), JSON.stringify(DOCUMENT))
  writeFileSync(join(root, ID, 'game-x.janggi'), '')
  const window = openWindow(start())
  expect(await claim(window)).toEqual([{ id: ID, document: DOCUMENT, games: [] }])
  expect(existsSync(join(root, 'broken', 'document.json'))).toBe(true)
  const bad = await window.host.run('recovery.drop', { id: '../../x' })
  expect(bad).toMatchObject({ error: { code: 'bad-message' } })
})
