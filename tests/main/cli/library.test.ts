import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runCommandLine } from '#main/cli/program'
import { LINE, writeGames } from '../../support/library-games.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const START = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w'

async function run(...args: readonly string[]) {
  const lines = { out: '', err: '' }
  const code = await runCommandLine(args, {
    out: (text) => (lines.out += text),
    err: (text) => (lines.err += text),
    locale: 'ko',
  })
  return { code, ...lines }
}

const json = (text: string): unknown => JSON.parse(text)

test('import, find and explore, as JSON and in words', async () => {
  const library = join(temporaryFolder(), '보관함 파일.jgdb')
  const records = writeGames([{ moves: LINE }, { moves: LINE.slice(0, 12) }, { moves: LINE }])
  const imported = await run('import', library, records, '--json')
  expect(imported.code).toBe(0)
  expect(json(imported.out)).toEqual({
    files: 1,
    games: 3,
    added: 2,
    duplicates: 1,
    incomplete: 0,
    failed: [],
    ms: expect.any(Number) as number,
  })

  const found = await run('find', library, '--fen', START, '--mirror', '--json')
  expect(json(found.out)).toEqual({
    games: [1, 2].map((id) => ({
      id,
      cho: '김초',
      han: '이한',
      date: '2008-11-20',
      result: '초 완승',
      ply: 0,
      mirrored: false,
    })),
    total: 2,
    ms: expect.any(Number) as number,
  })

  const explored = await run('explore', library, '--fen', START, '--json')
  expect(json(explored.out)).toEqual({
    moves: [{ uci: 'e2e3', games: 2, cho: 2, draw: 0, han: 0 }],
    total: 2,
    ms: expect.any(Number) as number,
  })
  const other = await run('explore', library, '--fen', START, '--arrangement', '마상마상/상마상마')
  expect(other).toMatchObject({ code: 0, out: expect.stringContaining('모두 0국') as string })
  expect((await run('find', library, '--fen', START)).out).toContain('김초 : 이한')
})

test.each([
  {
    name: 'no library',
    args: ['find', '/없는/보관함.jgdb', '--fen', START],
    code: 1,
    says: '보관함 파일이 없습니다',
  },
  { name: 'no position', args: ['find', 'x.jgdb'], code: 2, says: '--fen' },
  { name: 'a bad position', args: ['find', 'x.jgdb', '--fen', 'abc'], code: 1, says: 'FEN' },
  {
    name: 'a bad arrangement',
    args: ['explore', 'x.jgdb', '--fen', START, '--arrangement', '마마상상'],
    code: 2,
    says: '상차림',
  },
])('says what is wrong: $name', async ({ args, code, says }) => {
  const ended = await run(...args)
  expect(ended.code).toBe(code)
  expect(ended.err).toContain(says)
})

test('a file that cannot be read is an error, the others come in', async () => {
  const folder = temporaryFolder()
  const library = join(folder, 'a.jgdb')
  const ended = await run('import', library, writeGames([{}]), join(folder, '없음.gib'), '--json')
  expect(ended.code).toBe(1)
  expect(json(ended.out)).toMatchObject({
    added: 1,
    failed: [{ file: join(folder, '없음.gib'), reason: 'ENOENT' }],
  })
})
