import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import iconv from 'iconv-lite'
import { beforeEach, describe, expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { runCommandLine } from '#main/cli/program'
import { temporaryFolder } from '../../support/temporary.ts'

const GIB =
  '[대회명 "친선"]\r\n[초차림 "상마상마"]\r\n[한차림 "마상상마"]\r\n[총수 "2"]\r\n\r\n1. 71졸72 2. 49병48\r\n{좋은 수} 3. 한수쉼 <4>\r\n'

let folder = ''
beforeEach(async () => {
  folder = temporaryFolder()
  await writeFile(join(folder, 'a.gib'), iconv.encode(GIB, 'cp949'))
})

async function convert(...args: readonly string[]) {
  let out = ''
  let err = ''
  const code = await runCommandLine(['convert', ...args], {
    out: (text) => (out += text),
    err: (text) => (err += text),
    locale: 'en',
  })
  return { code, out, err }
}

const pathOf = (name: string): string => join(folder, name)
const textOf = (name: string): Promise<string> => readFile(pathOf(name), 'utf8')

describe('every format', () => {
  test.each([
    { format: 'pgn', ending: '.pgn', holds: '1. Pab4 Pih7 {좋은 수}\n2. Ke2 { [%emt 0:00:04] }' },
    { format: 'notation', ending: '.pgn', holds: '1. P71-72 P49-48' },
    { format: 'janggi', ending: '.janggi', holds: '"move":"a4b4"' },
    { format: 'uci', ending: '.uci', holds: 'moves a4b4 i7h7 e2e2\n' },
    { format: 'fen', ending: '.fen', holds: ' b - - 0 1\n' },
    { format: 'epd', ending: '.epd', holds: ' b - - id "친선";\n' },
  ])('$format', async ({ format, ending, holds }) => {
    const target = `b${ending}`
    expect(await convert(pathOf('a.gib'), pathOf(target), '--to', format)).toMatchObject({
      code: 0,
    })
    expect(normal(await textOf(target))).toContain(normal(holds))
    const printed = await convert(pathOf('a.gib'), '-', '--to', format)
    expect(printed.out).toBe(await textOf(target))
  })

  const normal = (text: string): string => text.replace(/\s+/g, ' ')

  test('.gib in CP949, and in UTF-8 when asked', async () => {
    await convert(pathOf('a.gib'), pathOf('b.gib'))
    await convert(pathOf('a.gib'), pathOf('c.gib'), '--encoding', 'utf8')
    const written = iconv.decode(await readFile(pathOf('b.gib')), 'cp949')
    expect(written).toBe(await textOf('c.gib'))
    expect(written).toContain(
      '[총수 "3"]\r\n\r\n1. 71졸72 2. 49병48\r\n{좋은 수}\r\n3. 한수쉼 <4>\r\n',
    )
  })

  test('and back again', async () => {
    await convert(pathOf('a.gib'), pathOf('b.janggi'))
    await convert(pathOf('b.janggi'), pathOf('c.pgn'))
    await convert(pathOf('c.pgn'), pathOf('d.gib'), '--encoding', 'utf8')
    const [read] = readRecords(await textOf('d.gib')).games
    expect(read?.diagnostics).toEqual([])
    expect(read?.game.headers[0]).toEqual({ key: '대회명', value: '친선' })
  })
})

test('a character that the encoding lacks is named, and nothing is written', async () => {
  await writeFile(pathOf('e.pgn'), '[Event "x"]\n\n1. Pab4 {😀 뷁 ❶} *\n')
  const ended = await convert(pathOf('e.pgn'), pathOf('e.gib'))
  expect(ended.code).toBe(1)
  expect(ended.err).toContain('cp949 has no place for 😀 ❶')
  await expect(textOf('e.gib')).rejects.toThrow()
  expect(await convert(pathOf('e.pgn'), pathOf('e.gib'), '--encoding', 'utf8')).toMatchObject({
    code: 0,
  })
})

test('what is lost is said, by game', async () => {
  await writeFile(pathOf('e.pgn'), '[Event "x"]\n\n1. Pab4! (1. pass) *\n')
  const ended = await convert(pathOf('e.pgn'), pathOf('e.gib'), '--json')
  expect(JSON.parse(ended.out)).toEqual({
    files: 1,
    games: 1,
    written: [pathOf('e.gib')],
    lost: [{ file: pathOf('e.pgn'), game: 1, what: ['glyphs'] }],
    failed: [],
    noRecords: [],
  })
})

test('folders: names may clash, and what fails costs nothing else', async () => {
  await mkdir(pathOf('in/sub'), { recursive: true })
  const gib = await readFile(pathOf('a.gib'))
  await writeFile(pathOf('in/a.gib'), gib)
  await writeFile(pathOf('in/a.txt'), gib)
  await writeFile(pathOf('in/go.gib'), '\\HS\nSTO 0 2 1 15 3\n\\GE')
  await writeFile(pathOf('in/sub/b.gib'), gib)
  const ended = await convert(pathOf('in'), pathOf('out'), '--to', 'pgn', '--force')
  expect(ended.code).toBe(1)
  expect(ended.err).toContain('Another record has just been written')
  expect(ended.err).toContain('record of Go')
  expect((await readdir(pathOf('out'), { recursive: true })).toSorted()).toEqual([
    'a.pgn',
    'sub',
    join('sub', 'b.pgn'),
  ])
})

test('what is no record is told of, and no failure in a folder', async () => {
  await mkdir(pathOf('in'))
  await writeFile(pathOf('in/a.gib'), await readFile(pathOf('a.gib')))
  await writeFile(pathOf('in/photo.jpg'), '\0\x01')
  const folderEnded = await convert(pathOf('in'), pathOf('out'), '--to', 'pgn')
  expect(folderEnded.code).toBe(0)
  expect(folderEnded.err).toContain('photo.jpg')
  expect(folderEnded.err).toContain('1 files, 1 games converted; 1 are no records.')
  expect((await convert(pathOf('in/photo.jpg'), pathOf('x.pgn'))).code).toBe(1)
})

test('no file is written over without --force, and a larger one not without a copy', async () => {
  await writeFile(pathOf('b.uci'), 'x'.repeat(1000))
  expect((await convert(pathOf('a.gib'), pathOf('b.uci'))).err).toContain('exists')
  expect(await textOf('b.uci')).toBe('x'.repeat(1000))
  await convert(pathOf('a.gib'), pathOf('b.uci'), '--force')
  expect(await textOf('b.uci.bak')).toBe('x'.repeat(1000))
  await writeFile(pathOf('b.uci'), 'y'.repeat(2000))
  await convert(pathOf('a.gib'), pathOf('b.uci'), '--force')
  expect(await textOf('b.uci.bak')).toBe('x'.repeat(1000))
  expect(await textOf('b.uci.bak2')).toBe('y'.repeat(2000))
})

describe('wrong use', () => {
  test.each([
    { args: ['b.doc'], says: 'Cannot convert to' },
    { args: ['b.gib', '--encoding', 'latin1'], says: 'none of cp949, utf8' },
    { args: ['-', '--to', 'gib', '--encoding', 'cp949'], says: 'always UTF-8' },
  ])('$args', async ({ args, says }) => {
    const [to = '', ...options] = args
    const ended = await convert(pathOf('a.gib'), to === '-' ? to : pathOf(to), ...options)
    expect(ended).toMatchObject({ code: 2, out: '' })
    expect(ended.err).toContain(says)
  })
})
