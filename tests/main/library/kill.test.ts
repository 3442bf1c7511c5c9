import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { patternOfBoard } from '#engine/notation/board-pattern'
import { arrangementSetup } from '#engine/rules/setup'
import { openDatabase } from '#main/library/store/open-database'
import { SqliteLibrary } from '#main/library/store/sqlite-library'
import { IS_DEEP } from '../../support/deep.ts'
import { findAll, importInto, makeFirstVersion, openLibrary } from '../../support/libraries.ts'
import { writeGames } from '../../support/library-games.ts'
import { Random } from '../../support/random.ts'
import { randomGames } from '../../support/random-games.ts'
import { temporaryFolder } from '../../support/temporary.ts'

/** A hundred in all. */
const KILLS = IS_DEEP ? 25 : 1
const GAMES = IS_DEEP ? 1200 : 200
const CHILD = resolve(import.meta.dirname, '../../support/library-child.ts')

/** Starts work on a library and kills it some time later; false where it had ended by itself. */
async function killed(what: string, path: string, file: string, ms: number): Promise<boolean> {
  const child = spawn(process.execPath, [CHILD, what, path, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), ended])
  await wait(ms)
  child.kill('SIGKILL')
  await ended
  return child.signalCode === 'SIGKILL'
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

test.each([
  { what: 'import', longest: GAMES / 2 },
  { what: 'save', longest: 300 },
  { what: 'migration', longest: GAMES / 8 },
  { what: 'backup', longest: 300 },
])(
  'killed during $what, a library opens with every committed game whole',
  { timeout: 1_800_000 },
  async ({ what, longest }) => {
    const random = new Random(what.length)
    const file = writeGames(randomGames(random, GAMES, 40))
    const before = await libraryBefore(what, file)
    let within = longest
    for (let kills = 0; kills < KILLS;) {
      const folder = temporaryFolder()
      const path = join(folder, 'test.jgdb')
      if (before !== undefined) copyFileSync(before, path)
      // Work that was done before the kill proves nothing: the next comes sooner.
      if (await killed(what, path, file, random.below(within))) kills += 1
      else within = Math.max(2, Math.floor(within * 0.6))
      const library = await checkWhole(path)
      if (what === 'import') {
        const { report } = await importInto(library, file)
        expect(report).toMatchObject({ games: GAMES, state: 'done' })
      }
      if (what === 'migration') await checkParts(library)
      if (what !== 'save') expect(library.info().games).toBe(GAMES)
      library.close()
      if (what === 'backup') await checkBackups(path)
      rmSync(folder, { recursive: true })
    }
  },
)

/** The library that work is done on; an import makes its own. */
async function libraryBefore(what: string, file: string): Promise<string | undefined> {
  if (what === 'import') return undefined
  const path = join(temporaryFolder(), 'before.jgdb')
  const library = openLibrary(path)
  await importInto(library, file)
  library.close()
  if (what === 'migration') makeFirstVersion(path)
  return path
}

/** Every game is found by a part of the board it begins with. */
async function checkParts(library: SqliteLibrary): Promise<void> {
  const board = patternOfBoard(arrangementSetup('MSSM', 'MSSM').board).replaceAll('.', '?')
  const { total } = await findAll(library, { positions: [{ board, mirror: true }] })
  expect(total).toBe(GAMES)
}

/** A backup has its name only when it is whole. */
async function checkBackups(path: string): Promise<void> {
  for (const name of readdirSync(dirname(path)).filter((one) => /backup-\d+(-\d+)?$/.test(one))) {
    const backup = await checkWhole(join(dirname(path), name))
    expect(backup.info().games).toBe(GAMES)
    backup.close()
  }
}
