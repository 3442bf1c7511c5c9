import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { createHost } from '#main/host'
import { MAX_STAGED_PIECE } from '#shared/contract/saving'
import {
  failOnCrash,
  type HostWindow,
  openWindow,
  platformWith,
} from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'

let folder: string
let window: HostWindow

const start = (): HostWindow =>
  openWindow(
    createHost(
      platformWith({ dataFolder: join(folder, 'data'), roots: [join(folder, '기보')] }),
      [],
      failOnCrash,
    ),
  )

beforeEach(() => {
  folder = temporaryFolder()
  mkdirSync(join(folder, '기보'))
  window = start()
})

const at = (name: string): string => join(folder, '기보', name)

async function stage(text: string, name = 't'): Promise<void> {
  for (let index = 0; index * MAX_STAGED_PIECE < Math.max(1, text.length); index++) {
    const piece = text.slice(index * MAX_STAGED_PIECE, (index + 1) * MAX_STAGED_PIECE)
    expect((await window.host.run('saving.stage', { text: name, index, piece })).ok).toBe(true)
  }
}

async function write(
  path: string,
  text: string,
  own: Partial<{ encoding: 'cp949' | 'utf-8'; expected: null; overwrite: boolean }> = {},
) {
  await stage(text)
  const call = { text: 't', path, encoding: 'utf-8', expected: null, overwrite: false } as const
  return window.host.run('saving.write', { ...call, ...own })
}

describe('writing', () => {
  test('a long text comes whole, and the answer tells what stands there', async () => {
    const text = '한'.repeat(MAX_STAGED_PIECE + 5)
    const written = await write(at('긴.gib'), text)
    expect(readFileSync(at('긴.gib'), 'utf8')).toBe(text)
    expect(written).toMatchObject({ ok: true, value: { file: { name: '긴.gib' } } })
    const checked = await window.host.run('saving.check', { path: at('긴.gib') })
    expect(checked.ok && written.ok && checked.value.stamp).toEqual(
      written.ok && written.value.stamp,
    )
  })

  test('a file that stands there is not written over unasked', async () => {
    writeFileSync(at('a.gib'), 'old')
    expect(await write(at('a.gib'), 'new')).toMatchObject({ error: { code: 'file-exists' } })
    expect(readFileSync(at('a.gib'), 'utf8')).toBe('old')
    expect((await write(at('a.gib'), 'n', { overwrite: true })).ok).toBe(true)
    expect(readFileSync(at('a.gib'), 'utf8')).toBe('n')
    expect(readFileSync(at('a.gib.bak'), 'utf8')).toBe('old')
  })

  test('nor one that is no longer what was read', async () => {
    const first = await write(at('a.gib'), 'one')
    const stamp = first.ok ? first.value.stamp : null
    writeFileSync(at('a.gib'), 'somebody else')
    await stage('two')
    const call = { text: 't', path: at('a.gib'), encoding: 'utf-8', overwrite: false } as const
    expect(await window.host.run('saving.write', { ...call, expected: stamp })).toMatchObject({
      error: { code: 'file-changed' },
    })
    expect(readFileSync(at('a.gib'), 'utf8')).toBe('somebody else')
  })

  test('what CP949 does not have is named and nothing is written', async () => {
    const written = await write(at('a.gib'), '좋은 수 😀', { encoding: 'cp949' })
    expect(written).toMatchObject({ error: { code: 'not-encodable', missing: ['😀'] } })
    expect(readdirSync(at(''))).toEqual([])
    await write(at('b.gib'), '수', { encoding: 'cp949' })
    expect([...readFileSync(at('b.gib'))]).toEqual([0xbc, 0xf6])
  })

  test('only where the window may', async () => {
    symlinkSync(folder, at('link'))
    for (const path of [join(folder, 'x.gib'), at('../x.gib'), at('link/x.gib'), 'x.gib']) {
      expect(await write(path, 'x')).toMatchObject({ error: { code: 'file-not-allowed' } })
    }
    expect(readdirSync(folder).toSorted()).toEqual(expect.not.arrayContaining(['x.gib']))
  })

  test.skipIf(process.getuid?.() === 0)('a folder that cannot be written is told', async () => {
    chmodSync(at(''), 0o500)
    expect(await write(at('a.gib'), 'x')).toMatchObject({ error: { code: 'file-not-written' } })
    chmodSync(at(''), 0o700)
  })

  test('a text is used once, and pieces come in order', async () => {
    await write(at('a.gib'), 'x')
    const call = { text: 't', path: at('b.gib'), encoding: 'utf-8', expected: null } as const
    const again = await window.host.run('saving.write', { ...call, overwrite: false })
    expect(again).toMatchObject({ error: { code: 'no-such-text' } })
    const early = await window.host.run('saving.stage', { text: 'u', index: 1, piece: '' })
    expect(early).toMatchObject({ error: { code: 'text-out-of-order' } })
  })
})

test('recent files are remembered by the host, and may be read after a restart', async () => {
  await write(at('a.gib'), 'x')
  await write(at('b.gib'), 'x')
  const recent = await start().host.run('saving.recent', {})
  expect(recent).toMatchObject({ value: { files: [{ name: 'b.gib' }, { name: 'a.gib' }] } })
})
