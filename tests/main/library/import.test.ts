import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRecords } from '#engine/game/read-records'
import { writeJanggi } from '#engine/game/write-janggi'
import { Importer } from '#main/library/import/importer'
import type { ImportProgress } from '#shared/contract/library-import'
import { findAll, importInto, openLibrary } from '../../support/libraries.ts'
import { gibGame, LINE, writeGames } from '../../support/library-games.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const findingsOf = (library: ReturnType<typeof openLibrary>, run: number) =>
  library.findings(run, { offset: 0, limit: 100, duplicates: true }).findings

test('a folder is imported whole, whatever its names, and again without doubles', async () => {
  const folder = join(temporaryFolder(), '기보 모음 🏯')
  mkdirSync(join(folder, '둘째 폴더'), { recursive: true })
  writeGames([{ moves: LINE.slice(0, 20) }], '하나.gib', folder)
  writeGames(
    [{ moves: LINE.slice(0, 21) }, { moves: LINE.slice(0, 22) }],
    '둘 ♟.gib',
    join(folder, '둘째 폴더'),
  )
  writeFileSync(join(folder, '그림.png'), Buffer.from([137, 80, 78, 71, 0, 0, 0]))
  const library = openLibrary(join(folder, '보관함 🗄️.jgdb'))
  const { report } = await importInto(library, folder)
  expect(report).toMatchObject({ files: 2, games: 3, added: 3, duplicates: 0, failed: 0 })
  const again = await importInto(library, folder)
  expect(again.report).toMatchObject({ files: 2, games: 3, added: 0, duplicates: 3 })
  expect(library.info().games).toBe(3)
})

test('games with the same start and moves are one, whoever played them', async () => {
  const library = openLibrary()
  const { run, report } = await importInto(library, writeGames([{}, { cho: '다른 사람' }]))
  expect(report).toMatchObject({ added: 1, duplicates: 1 })
  const others = library.findings(run, { offset: 0, limit: 100, duplicates: false })
  expect(others).toEqual({ findings: [], total: 0 })
  expect(findingsOf(library, run)).toEqual([
    { code: 'duplicate', file: '기보.gib', game: 1, id: 1 },
  ])
})

test.each([
  { name: 'the shorter first', plies: [35, 44], pair: { shorter: 1, longer: 2 } },
  { name: 'the longer first', plies: [44, 35], pair: { shorter: 2, longer: 1 } },
])('a game that is the beginning of another is named: $name', async ({ plies, pair }) => {
  const library = openLibrary()
  const games = plies.map((count) => ({ moves: LINE.slice(0, count) }))
  const { run, report } = await importInto(library, writeGames(games))
  expect(report).toMatchObject({ added: 2, prefixes: 1 })
  expect(findingsOf(library, run)).toEqual([{ code: 'prefix', file: '기보.gib', game: 1, ...pair }])
})

test('a game that breaks off comes in with what could be read, and is named', async () => {
  const library = openLibrary()
  const file = writeGames([{ moves: [...LINE.slice(0, 10), '99왕11', ...LINE.slice(10)] }])
  const { run, report } = await importInto(library, file)
  expect(report).toMatchObject({ added: 1, incomplete: 1 })
  expect(findingsOf(library, run)).toMatchObject([{ code: 'incomplete', ply: 11 }])
  expect(library.game(1)?.unread).toContain('99왕11')
  expect((await findAll(library, { filter: { incomplete: true } })).total).toBe(1)
})

test('what cannot be read is named and costs nothing else', async () => {
  const library = openLibrary()
  const folder = temporaryFolder()
  const picture = join(folder, '사진.png')
  writeFileSync(picture, Buffer.from([137, 80, 78, 71, 0, 0, 0]))
  const { run, report } = await importInto(
    library,
    join(folder, '없는 파일.gib'),
    picture,
    writeGames([{}]),
  )
  expect(report).toMatchObject({ added: 1, failed: 2, state: 'done' })
  expect(findingsOf(library, run)).toEqual([
    { code: 'file-failed', file: join(folder, '없는 파일.gib'), detail: 'ENOENT' },
    { code: 'no-games', file: picture, format: 'binary' },
  ])
})

test('a cancelled import keeps what was committed, and the next one adds the rest', async () => {
  const library = openLibrary()
  const games = Array.from({ length: 700 }, (_, i) => ({
    moves: LINE.slice(0, 10 + (i % 35)),
    cho: `기사${i}`,
    // Dates alone do not tell games apart.
    date: '2001-01-01',
  }))
  const files = [0, 1, 2].map((n) =>
    writeGames(
      games.slice(n * 35, n * 35 + 35).map((game) => game),
      `${n}.gib`,
    ),
  )
  const stop = new AbortController()
  const told: ImportProgress[] = []
  const { report } = await Importer.run(library, files, {
    signal: stop.signal,
    emit: (progress) => {
      told.push(progress)
      stop.abort()
    },
  })
  expect(report.state).toBe('cancelled')
  expect(report.added).toBe(35)
  expect(told[0]).toMatchObject({ file: '0.gib', report: { added: 35 } })
  expect(library.info().games).toBe(35)
  expect(library.imports()[0]?.report.state).toBe('cancelled')
  const rest = await importInto(library, ...files)
  expect(rest.report).toMatchObject({ state: 'done', games: 105, added: 0, duplicates: 105 })
})

test.each([
  { name: 'a plain game', text: gibGame({}) },
  {
    name: 'comments, times and an unread rest',
    text:
      gibGame({}).replace('1. ', '{첫 수부터 재미있다} 1. ').replace(' 5. ', ' <3> 5. ') +
      ' 45. 99왕11',
  },
])('nothing of a game is lost: $name', async ({ text }) => {
  const library = openLibrary()
  const folder = temporaryFolder()
  writeFileSync(join(folder, '하나.gib'), text)
  await importInto(library, folder)
  const [read] = readRecords(text).games
  expect(library.game(1)).toEqual(read?.game)
})

test('a tree with variations comes back as it was, also when it is long', async () => {
  const library = openLibrary()
  const main = readRecords(gibGame({})).games[0]!.game
  const document = writeJanggi([main])
  const json = JSON.parse(document) as { games: { nodes: object[] }[] }
  json.games[0]!.nodes.push(
    ...['a4b4', 'c4c5', 'g4g5'].map((move) => ({
      parent: 0,
      move,
      comments: ['변화 '.repeat(400)],
      glyphs: [1],
    })),
  )
  const text = JSON.stringify(json)
  const folder = temporaryFolder()
  writeFileSync(join(folder, '나무.janggi'), text)
  await importInto(library, folder)
  expect(library.game(1)).toEqual(readRecords(text).games[0]!.game)
  expect((await findAll(library, { filter: { comment: '변화' } })).total).toBe(1)
  expect((await findAll(library, { filter: { annotated: true } })).total).toBe(1)
})

test('the report of an import stays with the library', async () => {
  const library = openLibrary()
  const { run, report } = await importInto(library, writeGames([{}, {}]))
  expect(library.imports()).toMatchObject([{ id: run, findings: 1, report }])
})
