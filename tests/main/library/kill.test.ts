import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '#main/library/store/open-database'
import { SqliteLibrary } from '#main/library/store/sqlite-library'
import { IS_DEEP } from '../../support/deep.ts'
import { findAll, importInto, openLibrary } from '../../support/libraries.ts'
import { writeGames } from '../../support/library-games.ts'
import { Random } from '../../support/random.ts'
import { randomGames } from '../../support/random-games.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const KILLS = IS_DEEP ? 34 : 1
const GAMES = IS_DEEP ? 1200 : 200
const CHILD = resolve(import.meta.dirname, '../../support/library-child.ts')

/** Starts work on a library and kills it without warning some time after it has opened it. */
async function killed(what: string, path: string, file: string, ms: number): Promise<void> {
  const child = spawn(process.execPath, [CHILD, what, path, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  await wait(ms)
  child.kill('SIGKILL')
  await ended
}

/** Opening checks the file; every game must be there whole. */
async function checkWhole(path: string): Promise<SqliteLibrary> {
  const database = openDatabase(path, { create: false })
  if (!database.ok) throw new Error(database.error.code)
  expect(database.value.pragma('integrity_check', { simple: true })).toBe('ok')
  const library = new SqliteLibrary(database.value, path)
  const { rows } = await findAll(library, {})
  for (const { id, plies } of rows) expect(library.game(id)?.tree.nodes.size).toBe(plies + 1)
  return library
}

test.each(['import', 'save', 'backup'])(
  'killed during %s, a library opens with every committed game whole',
  { timeout: 600_000 },
  async (what) => {
    const random = new Random(what.length)
    const games = randomGames(random, GAMES, 40)
    for (let kill = 0; kill < KILLS; kill++) {
      const folder = temporaryFolder()
      const path = join(folder, 'test.jgdb')
      const file = writeGames(games, '기보.gib', folder)
      if (what !== 'import') {
        const full = openLibrary(path)
        await importInto(full, file)
        full.close()
      }
      await killed(what, path, file, random.below(what === 'import' ? 900 : 300))
      const library = await checkWhole(path)
      const { report } = await importInto(library, file)
      expect(report).toMatchObject({ games: GAMES, state: 'done' })
      if (what === 'import') expect(library.info().games).toBe(GAMES)
      library.close()
      if (what === 'backup') await checkBackups(path)
    }
  },
)

/** A backup that was cut short is a file that does not open as a library, never half of one. */
async function checkBackups(path: string): Promise<void> {
  for (const name of readdirSync(dirname(path)).filter((one) => /backup-\d+(-\d+)?$/.test(one))) {
    const backup = join(dirname(path), name)
    const opened = openDatabase(backup, { create: false })
    if (!opened.ok) continue
    opened.value.close()
    const library = await checkWhole(backup)
    expect(library.info().games).toBe(GAMES)
    library.close()
  }
}
