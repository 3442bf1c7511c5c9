import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import type { ImportProgress } from '#shared/contract/library-import'
import { createHost } from '#main/host'
import { readRecords } from '#engine/game/read-records'
import { failOnCrash, openWindow, platformWith } from '../../support/host-window.ts'
import { LINE, writeGames } from '../../support/library-games.ts'
import { temporaryFolder } from '../../support/temporary.ts'

/** A window whose host may read one folder and keeps its own files in it. */
function window(): {
  readonly run: ReturnType<typeof openWindow>['host']['run']
  readonly folder: string
} {
  const folder = temporaryFolder()
  const platform = platformWith({ dataFolder: join(folder, '자료'), roots: [folder] })
  const host = createHost(platform, [], failOnCrash)
  onTestFinished(() => host.close())
  return { run: openWindow(host).host.run, folder }
}

test('a window makes a library, imports, searches, explores and opens, over a thread', async () => {
  const { run, folder } = window()
  const made = await run('library.create', { name: '내 보관함' })
  if (!made.ok) throw new Error(made.error.code)
  const library = made.value.library.id
  writeGames([{ moves: LINE }, { moves: LINE.slice(0, 8) }], '기보.gib', folder)

  const told: ImportProgress[] = []
  const imported = await run(
    'library.import',
    { library, paths: [join(folder, '기보.gib')] },
    { onItem: (progress) => told.push(progress) },
  )
  expect(imported).toMatchObject({ ok: true, value: { report: { added: 2 } } })
  expect(told.at(-1)).toMatchObject({ file: '기보.gib', report: { games: 2 } })

  const query = { filter: { player: 'ㄱㅊ' }, positions: [] }
  const sort = { key: 'plies', descending: true } as const
  const page = await run('library.search', { library, query, sort, offset: 0, limit: 10 })
  expect(page).toMatchObject({ ok: true, value: { total: 2, rows: [{ id: 1 }, { id: 2 }] } })

  const fen = 'rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w'
  const explored = await run('library.explore', { library, fen, mirror: true, filter: {} })
  expect(explored).toMatchObject({ ok: true, value: { total: 2, moves: [{ uci: 'e2e3' }] } })

  const pieces: string[] = []
  await run('library.documents', { library, ids: [2, 1] }, { onItem: (text) => pieces.push(text) })
  const { games } = readRecords(pieces.join(''))
  expect(games.map(({ game }) => game.tree.nodes.size)).toEqual([9, 45])
})

test('what is not allowed or not there is refused', async () => {
  const { run } = window()
  expect(await run('library.info', { library: '7' })).toMatchObject({
    error: { code: 'no-such-library' },
  })
  expect(await run('library.add', { path: '/etc/passwd' })).toMatchObject({
    error: { code: 'path-not-allowed' },
  })
  const made = await run('library.create', { name: '하나' })
  if (!made.ok) throw new Error(made.error.code)
  const again = await run('library.create', { name: '하나' })
  expect(again).toMatchObject({ error: { code: 'library-exists' } })
  const library = made.value.library.id
  expect(await run('library.import', { library, paths: ['/etc/passwd'] })).toMatchObject({
    error: { code: 'path-not-allowed' },
  })
  expect(
    await run('library.explore', { library, fen: 'x', mirror: true, filter: {} }),
  ).toMatchObject({ error: { code: 'bad-position' } })
  await run('library.forget', { library })
  expect(await run('library.list', {})).toMatchObject({ value: { libraries: [] } })
})
