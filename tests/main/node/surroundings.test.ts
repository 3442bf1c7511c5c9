import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { err, ok } from '#engine/result'
import { systemLocale } from '#main/node/locale'
import { isOldNode } from '#main/node/require-node'
import { userFolders } from '#main/node/user-folders'
import { parseWebArguments } from '#main/node/web-command'
import { temporaryFolder } from '../../support/temporary.ts'

test.each([
  { env: { LANG: 'ko_KR.UTF-8' }, locale: 'ko-KR' },
  { env: { LANG: 'ko_KR.UTF-8', LC_ALL: 'en_US.UTF-8' }, locale: 'en-US' },
  { env: { LANG: 'en_GB', LC_MESSAGES: 'ko_KR@hanja' }, locale: 'ko-KR' },
  { env: { LANG: '', LC_ALL: '' }, locale: 'ko-KR' },
  { env: { LANG: 'C.UTF-8' }, locale: 'ko-KR' },
  { env: { LC_ALL: 'POSIX' }, locale: 'ko-KR' },
  { env: {}, locale: 'ko-KR' },
])('the locale of $env', ({ env, locale }) => {
  expect(systemLocale(env, 'linux')).toBe(locale)
})

test('macOS and Windows keep the language elsewhere', () => {
  expect(systemLocale({}, 'darwin')).toBe(Intl.DateTimeFormat().resolvedOptions().locale)
})

test.each([
  { version: '20.19.2', old: true },
  { version: '21.9.0', old: true },
  { version: '22.0.0', old: false },
  { version: '24.21.0', old: false },
  { version: '100.0.0', old: false },
])('Node $version', ({ version, old }) => {
  expect(isOldNode(version)).toBe(old)
})

describe('folders of the user', () => {
  test('those that exist', async () => {
    const home = temporaryFolder()
    mkdirSync(join(home, 'Documents'))
    writeFileSync(join(home, 'Desktop'), 'a file')
    expect(await userFolders(home)).toEqual([home, join(home, 'Documents')])
  })

  test('under the names the desktop has for them', async () => {
    const home = temporaryFolder()
    const elsewhere = temporaryFolder()
    for (const name of ['.config', '문서', 'Documents']) mkdirSync(join(home, name))
    writeFileSync(
      join(home, '.config', 'user-dirs.dirs'),
      `# comment\nXDG_DESKTOP_DIR="$HOME/"\nXDG_DOWNLOAD_DIR="${elsewhere}"\nXDG_DOCUMENTS_DIR="$HOME/문서"\n`,
    )
    expect(await userFolders(home)).toEqual([home, join(home, '문서'), elsewhere])
  })
})

describe('arguments of the browser host', () => {
  test('files are made absolute, whatever they look like after --', () => {
    expect(parseWebArguments(['--json', '--', 'a.gib', '/b.gib', '--json'], '/기보')).toEqual(
      ok({ json: true, wait: 300, paths: ['/기보/a.gib', '/b.gib', '/기보/--json'] }),
    )
    expect(parseWebArguments(['--wait', '5'], '/')).toEqual(ok({ json: false, wait: 5, paths: [] }))
  })

  test.each([
    { args: ['--port', '80'], said: '--port' },
    { args: ['--wait', '0'], said: '--wait 0' },
    { args: ['--wait', 'long'], said: '--wait long' },
    { args: ['--wait'], said: '--wait' },
  ])('$args is wrong', ({ args, said }) => {
    const parsed = parseWebArguments(args, '/')
    expect(parsed).toEqual(err(expect.stringContaining(said)))
  })
})
