import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { err, ok, type Result } from '#engine/result'
import { type EncodingChoice, MAX_FILE_BYTES, MAX_TEXT_PIECE } from '#shared/contract/files'
import { createHost, type Host } from '#main/host'
import {
  failOnCrash,
  type HostWindow,
  openWindow,
  platformWith,
} from '../../support/host-window.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const GAME = '[초대국자 "뷁"]\n1. 79졸78'

let home: string
let elsewhere: string
let host: Host
let window: HostWindow

beforeEach(() => {
  const folder = temporaryFolder()
  home = join(folder, 'home')
  elsewhere = join(folder, 'elsewhere')
  mkdirSync(home)
  mkdirSync(elsewhere)
  open()
})
afterEach(() => host.close())

function open(
  startPaths: readonly string[] = [],
  own: Parameters<typeof platformWith>[0] = {},
): void {
  host = createHost(
    platformWith({ roots: [home], places: [home], ...own }),
    startPaths,
    failOnCrash,
  )
  window = openWindow(host)
}

const read = (path: string, encoding: EncodingChoice = 'auto') =>
  withText((onItem) => window.host.run('files.read', { path, encoding }, { onItem }))
const list = (folder: string | null) => window.host.run('files.list', { folder })

async function namesIn(folder: string | null): Promise<readonly string[]> {
  const listed = await list(folder)
  if (!listed.ok) throw new Error(listed.error.code)
  return listed.value.entries.map(({ name }) => name)
}

/** An answer and the text that was streamed before it. */
async function withText<T extends object, E>(
  run: (onItem: (piece: string) => void) => Promise<Result<T, E>>,
) {
  const pieces: string[] = []
  const answer = await run((piece) => pieces.push(piece))
  return answer.ok ? ok({ ...answer.value, text: pieces.join('') }) : answer
}

describe('reading', () => {
  test('sends a long text in pieces, whatever they cut, and hears other calls between', async () => {
    const path = join(home, 'long.gib')
    const text = 'a' + '🐘'.repeat(MAX_TEXT_PIECE * 2)
    writeFileSync(path, text)
    const told: string[] = []
    const reading = withText((onItem) =>
      window.host.run(
        'files.read',
        { path, encoding: 'auto' },
        {
          onItem: (piece) => {
            told.push('piece')
            onItem(piece)
            if (told.length === 1)
              void window.host.run('app.info', {}).then(() => told.push('info'))
          },
        },
      ),
    )
    expect(await reading).toMatchObject(ok({ text }))
    expect(told.filter((what) => what === 'piece')).toHaveLength(5)
    expect(told.indexOf('info')).toBeLessThan(told.lastIndexOf('piece'))
    expect(told).toContain('info')
  })

  test('gives text, encoding and size', async () => {
    const path = join(home, '기보 🐘.gib')
    const bytes = iconv.encode(GAME, 'cp949')
    writeFileSync(path, bytes)
    expect(await read(path)).toEqual(
      ok({
        name: '기보 🐘.gib',
        path,
        text: GAME,
        encoding: 'cp949',
        bytes: bytes.length,
        unreadable: 0,
      }),
    )
  })

  test('takes the encoding that is asked for', async () => {
    const path = join(home, 'a.gib')
    writeFileSync(path, iconv.encode(GAME, 'utf-16be'))
    const answer = await read(path, 'utf-16be')
    expect(answer).toMatchObject(ok({ text: GAME, encoding: 'utf-16be' }))
  })

  test.each([
    { stored: 'NFD', asked: 'NFC' },
    { stored: 'NFC', asked: 'NFD' },
  ])('finds a name stored as $stored and asked for as $asked', async ({ stored, asked }) => {
    const folder = join(home, '대국'.normalize(stored))
    mkdirSync(folder)
    const path = join(folder, '한국 기보.gib'.normalize(stored))
    writeFileSync(path, GAME)
    const answer = await read(join(home, '대국'.normalize(asked), '한국 기보.gib'.normalize(asked)))
    expect(answer).toMatchObject(ok({ name: '한국 기보.gib', path, text: GAME }))
  })

  test('an empty file is a text', async () => {
    const path = join(home, 'empty.gib')
    writeFileSync(path, '')
    expect(await read(path)).toMatchObject(ok({ text: '', bytes: 0 }))
  })

  test('what is not there', async () => {
    const path = join(home, 'none.gib')
    expect(await read(path)).toEqual(err({ code: 'file-not-found', path }))
    writeFileSync(path, GAME)
    const below = join(path, 'below.gib')
    expect(await read(below)).toEqual(err({ code: 'file-not-found', path: below }))
    const long = join(home, 'x'.repeat(5000))
    expect(await read(long)).toEqual(err({ code: 'file-not-found', path: long }))
  })

  test('a folder', async () => {
    expect(await read(home)).toMatchObject({ value: { text: '', collection: { members: [] } } })
  })

  test.skipIf(process.platform === 'win32')('a pipe, without waiting for its writer', async () => {
    const path = join(home, 'pipe.gib')
    execFileSync('mkfifo', [path])
    expect(await read(path)).toEqual(err({ code: 'file-is-special', path }))
  })

  test.skipIf(process.platform === 'win32')('a device that the user named', async () => {
    host.openFiles(['/dev/zero'])
    expect(await read('/dev/zero')).toEqual(err({ code: 'file-is-special', path: '/dev/zero' }))
  })

  test('a file one byte too large', async () => {
    const path = join(home, 'large.gib')
    writeFileSync(path, '')
    truncateSync(path, MAX_FILE_BYTES + 1)
    expect(await read(path)).toEqual(
      err({ code: 'file-too-large', path, bytes: MAX_FILE_BYTES + 1, limit: MAX_FILE_BYTES }),
    )
  })

  test('many at once are told apart', async () => {
    const paths = Array.from({ length: 40 }, (_, i) => join(home, `${i}.gib`))
    for (const path of paths) writeFileSync(path, path)
    const answers = await Promise.all(paths.map((path) => read(path)))
    expect(answers.map((answer) => answer.ok && answer.value.text)).toEqual(paths)
  })
})

describe('what may be read', () => {
  test.each([
    { name: 'another folder', path: () => join(elsewhere, 'a.gib') },
    { name: 'a way out', path: () => `${home}/../elsewhere/a.gib` },
    { name: 'a folder whose name begins alike', path: () => `${home}2/a.gib` },
    { name: 'a relative path', path: () => 'a.gib' },
    { name: 'a path with NUL', path: () => `${home}/a\0.gib` },
    { name: 'nothing', path: () => '' },
  ])('not $name, be it there or not', async ({ path }) => {
    const refused = err({ code: 'file-not-allowed', path: path() })
    expect(await read(path())).toEqual(refused)
    writeFileSync(join(elsewhere, 'a.gib'), GAME)
    expect(await read(path())).toEqual(refused)
    expect(await list(path())).toEqual(refused)
  })

  test('not what a link leads to outside', async () => {
    writeFileSync(join(elsewhere, 'a.gib'), GAME)
    symlinkSync(elsewhere, join(home, 'out'))
    symlinkSync(join(elsewhere, 'a.gib'), join(home, 'a.gib'))
    for (const path of [join(home, 'a.gib'), join(home, 'out', 'a.gib')]) {
      expect(await read(path)).toEqual(err({ code: 'file-not-allowed', path }))
    }
    expect(await namesIn(home)).toEqual([])
  })

  test('a link that stays within, and a home that is itself reached by a link', async () => {
    writeFileSync(join(home, 'a.gib'), GAME)
    symlinkSync(join(home, 'a.gib'), join(home, 'b.gib'))
    expect(await read(join(home, 'b.gib'))).toMatchObject(ok({ name: 'b.gib', text: GAME }))

    await host.close()
    const link = `${home}-link`
    symlinkSync(home, link)
    open([], { roots: [link], places: [link] })
    expect(await read(join(link, 'a.gib'))).toMatchObject(ok({ text: GAME }))
    expect(await namesIn(null)).toEqual(['a.gib', 'b.gib'])
  })

  test('a file named at the start, but not its neighbour', async () => {
    const [named, neighbour] = [join(elsewhere, 'a.gib'), join(elsewhere, 'b.gib')]
    writeFileSync(named, GAME)
    writeFileSync(neighbour, GAME)
    await host.close()
    open([named])
    expect(await read(named)).toMatchObject(ok({ text: GAME }))
    expect(await read(neighbour)).toMatchObject(err({ code: 'file-not-allowed' }))
  })

  test('a folder named at the start, where the dialog then begins', async () => {
    writeFileSync(join(elsewhere, 'a.gib'), GAME)
    await host.close()
    open([elsewhere])
    expect(await read(join(elsewhere, 'a.gib'))).toMatchObject(ok({ text: GAME }))
    expect(await list(null)).toMatchObject(
      ok({
        folder: elsewhere,
        parent: null,
        places: [
          { name: 'elsewhere', path: elsewhere },
          { name: 'home', path: home },
        ],
      }),
    )
  })

  test('a file picked in the system dialog', async () => {
    const path = join(elsewhere, 'a.gib')
    writeFileSync(path, GAME)
    await host.close()
    open([], { pickFiles: () => Promise.resolve({ kind: 'picked', paths: [path] }) })
    expect(await read(path)).toMatchObject(err({ code: 'file-not-allowed' }))
    const picked = await window.host.run('files.pick', {})
    expect(picked).toEqual(ok({ kind: 'picked', files: [{ name: 'a.gib', path }] }))
    expect(await read(path)).toMatchObject(ok({ text: GAME }))
  })
})

describe('listing', () => {
  test('folders first, in Korean and numeric order, without what is hidden', async () => {
    for (const folder of ['나', 'folder10', 'folder9']) mkdirSync(join(home, folder))
    for (const file of ['하.gib', '가.gib', '10국.gib', '9국.gib', 'b.gib', '.hidden']) {
      writeFileSync(join(home, file), 'x')
    }
    symlinkSync(join(home, '나'), join(home, '가나'))
    symlinkSync(join(home, 'gone'), join(home, 'broken'))
    expect(await namesIn(home)).toEqual([
      ...['가나', '나', 'folder9', 'folder10'],
      ...['9국.gib', '10국.gib', '가.gib', '하.gib', 'b.gib'],
    ])
  })

  test('says kind, size and time, and shows composed Hangul', async () => {
    const path = join(home, '초.gib'.normalize('NFD'))
    writeFileSync(path, 'abc')
    const listed = await list(home)
    expect(listed).toMatchObject(
      ok({ folder: home, parent: null, places: [{ name: 'home', path: home }], truncated: false }),
    )
    const [entry] = listed.ok ? listed.value.entries : []
    expect(entry).toEqual({
      ...{ name: '초.gib', path, kind: 'file', bytes: 3 },
      modified: expect.closeTo(Date.now(), -5) as number,
    })
  })

  test('the folder above is named as long as it may be seen', async () => {
    mkdirSync(join(home, 'a'))
    expect(await list(join(home, 'a'))).toMatchObject(ok({ parent: home }))
    expect(await list(home)).toMatchObject(ok({ parent: null }))
  })

  test('stops at the limit and says so', async () => {
    const folder = join(home, 'many')
    mkdirSync(folder)
    for (let i = 0; i < 5001; i++) writeFileSync(join(folder, `${i}.gib`), '')
    const listed = await list(folder)
    expect(listed).toMatchObject(ok({ truncated: true }))
    expect(listed.ok && listed.value.entries.map(({ name }) => name)).toEqual(
      Array.from({ length: 5000 }, (_, i) => `${i}.gib`),
    )
  })

  test('a file is no folder', async () => {
    const path = join(home, 'a.gib')
    writeFileSync(path, '')
    expect(await list(path)).toEqual(err({ code: 'file-unreadable', path, detail: 'ENOTDIR' }))
  })

  test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
    'a folder that may not be looked into',
    async () => {
      const folder = join(home, 'closed')
      mkdirSync(folder, { mode: 0o000 })
      expect(await list(folder)).toMatchObject(err({ code: 'file-unreadable', detail: 'EACCES' }))
      chmodSync(folder, 0o700)
    },
  )
})

describe('uploads', () => {
  const upload = (upload: string, index: number, bytes: Buffer, last: boolean) =>
    withText((onItem) =>
      window.host.run(
        'files.upload',
        {
          ...{ upload, index, last },
          name: '붙여넣기.gib',
          encoding: 'auto',
          base64: bytes.toString('base64'),
        },
        { onItem },
      ),
    )

  test('are decoded like files, with nothing on disk behind them', async () => {
    const bytes = iconv.encode(GAME, 'cp949')
    // A piece may end within a syllable.
    expect(await upload('a', 0, bytes.subarray(0, 9), false)).toEqual(ok({ file: null, text: '' }))
    expect(await upload('a', 1, bytes.subarray(9), true)).toEqual(
      ok({
        file: {
          ...{ name: '붙여넣기.gib', path: null },
          ...{ encoding: 'cp949', bytes: bytes.length, unreadable: 0 },
        },
        text: GAME,
      }),
    )
  })

  test('belong to their window', async () => {
    await upload('a', 0, Buffer.from('x'), false)
    window = openWindow(host)
    const answer = await upload('a', 1, Buffer.from('y'), true)
    expect(answer).toMatchObject(err({ code: 'upload-out-of-order' }))
  })

  test('that are no base64 are refused', async () => {
    const piece = { upload: 'a', index: 0, last: true, name: 'a', encoding: 'auto' } as const
    const answer = await window.host.run('files.upload', { ...piece, base64: '<b>' })
    expect(answer).toMatchObject(err({ code: 'bad-message' }))
  })
})
