import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  openSync,
  closeSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { createOpenLibraries } from '#main/library/open-libraries'
import { openDatabase } from '#main/library/store/open-database'
import { type Migration, MIGRATIONS } from '#main/library/store/schema'
import { threadHandlers } from '#main/library/thread-handlers'
import { importInto, openLibrary } from '../../support/libraries.ts'
import { LINE, writeGames } from '../../support/library-games.ts'
import { Random } from '../../support/random.ts'
import { randomGames } from '../../support/random-games.ts'
import { temporaryFolder } from '../../support/temporary.ts'

/** A library of eighty games, closed, with a backup where asked. */
async function closedLibrary(withBackup = true): Promise<string> {
  const path = join(temporaryFolder(), '내 기보.jgdb')
  const library = openLibrary(path)
  await importInto(library, writeGames(randomGames(new Random(5), 80, 30)))
  if (withBackup) library.backUp()
  library.close()
  return path
}

function overwrite(path: string, at: number, length: number): void {
  const file = openSync(path, 'r+')
  const bytes = Buffer.from(Array.from({ length }, (_, i) => (i * 197 + 31) % 256))
  writeSync(file, bytes, 0, length, at)
  closeSync(file)
}

const call = { signal: new AbortController().signal, emit: () => undefined }

test.each([
  { name: 'cut in half', damage: (path: string) => truncateSync(path, statSync(path).size >> 1) },
  { name: 'cut down to nothing', damage: (path: string) => truncateSync(path, 0) },
  {
    name: 'overwritten in the middle',
    damage: (path: string) => overwrite(path, statSync(path).size >> 1, 1 << 16),
  },
  { name: 'overwritten at its beginning', damage: (path: string) => overwrite(path, 0, 4096) },
])('a library $name is set aside, and its backup brings it back', async ({ damage }) => {
  const path = await closedLibrary()
  damage(path)
  const damaged = readFileSync(path)
  const libraries = createOpenLibraries()
  const handlers = threadHandlers(libraries)
  onTestFinished(() => libraries.closeAll())
  const opened = await handlers['library.info']({ library: path }, call)
  expect(opened).toMatchObject({ ok: false, error: { code: 'library-damaged', path } })
  if (opened.ok || opened.error.code !== 'library-damaged') return
  expect(existsSync(path)).toBe(false)
  expect(readFileSync(opened.error.setAside).equals(damaged)).toBe(true)
  expect(opened.error.backup).toContain('.backup-')
  const restored = await handlers['library.restoreBackup']({ library: path }, call)
  expect(restored).toMatchObject({ ok: true, value: { games: 80 } })
})

test('without a backup that is said', async () => {
  const path = await closedLibrary(false)
  truncateSync(path, 5000)
  const opened = openDatabase(path, { create: false })
  expect(opened).toMatchObject({ ok: false, error: { code: 'library-damaged', backup: null } })
})

test.each([
  {
    name: 'another program’s database',
    write: (path: string) => {
      const other = new Database(path)
      other.exec('CREATE TABLE mine (x)')
      other.close()
    },
  },
  { name: 'a text', write: (path: string) => writeFileSync(path, '기보가 아닌 글 '.repeat(500)) },
])('$name is no library, and is left alone', ({ write }) => {
  const path = join(temporaryFolder(), '다른 파일.db')
  write(path)
  const before = readFileSync(path)
  const opened = openDatabase(path, { create: false })
  expect(opened).toEqual({ ok: false, error: { code: 'not-a-library', path } })
  expect(readFileSync(path).equals(before)).toBe(true)
})

test('a library of a newer release is not touched', async () => {
  const path = await closedLibrary(false)
  const database = new Database(path)
  database.pragma('user_version = 99')
  database.close()
  expect(openDatabase(path, { create: false })).toEqual({
    ok: false,
    error: { code: 'library-newer', path, version: 99 },
  })
})

test('an older library is migrated after a backup; where that fails it stays as it was', async () => {
  const path = await closedLibrary(false)
  const next: Migration = (database) =>
    database.exec('ALTER TABLE game ADD COLUMN note TEXT; CREATE TABLE later (x)')
  const broken: readonly Migration[] = [
    ...MIGRATIONS,
    next,
    (database) => database.exec('INSERT INTO nowhere VALUES (1)'),
  ]
  expect(() => openDatabase(path, { create: false, migrations: broken })).toThrow('nowhere')
  const untouched = openLibrary(path)
  expect(untouched.info().games).toBe(80)
  untouched.close()
  const migrated = openDatabase(path, { create: false, migrations: [...MIGRATIONS, next] })
  expect(migrated).toMatchObject({ ok: true })
  if (migrated.ok) {
    expect(migrated.value.prepare('SELECT count(note) AS n FROM game').get()).toEqual({ n: 0 })
    migrated.value.close()
  }
  const backups = readdirSync(dirname(path)).filter((name) =>
    name.startsWith(`${basename(path)}.backup-`),
  )
  expect(backups.length).toBeGreaterThan(0)
  const copy = join(temporaryFolder(), 'copy.jgdb')
  copyFileSync(join(dirname(path), backups[0]!), copy)
  expect(openLibrary(copy).info().games).toBe(80)
})

/** A small disk of memory; false where it cannot be had. */
function mountDisk(folder: string, options: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'ignore' })
    onTestFinished(() => void execFileSync('umount', ['-l', folder], { stdio: 'ignore' }))
    return true
  } catch {
    return false
  }
}

test('on a full disk an import stops with a clear error and keeps what it had', async (context) => {
  const folder = temporaryFolder()
  if (!mountDisk(folder, 'size=1m')) context.skip()
  const path = join(folder, '꽉 찬 디스크.jgdb')
  const games = writeGames(randomGames(new Random(6), 600, 40))
  const libraries = createOpenLibraries()
  const handlers = threadHandlers(libraries)
  onTestFinished(() => libraries.closeAll())
  await handlers['library.make']({ library: path }, call)
  const imported = await handlers['library.import']({ library: path, paths: [games] }, call)
  expect(imported).toEqual({ ok: false, error: { code: 'library-disk-full', path } })
  const info = await handlers['library.info']({ library: path }, call)
  expect(info.ok && info.value.games % 256).toBe(0)
})

test('a library in a folder that cannot be written to says so', async (context) => {
  const folder = temporaryFolder()
  if (!mountDisk(folder, 'size=4m')) context.skip()
  const path = join(folder, '읽기 전용.jgdb')
  const library = openLibrary(path)
  await importInto(library, writeGames([{ moves: LINE }]))
  library.close()
  execFileSync('mount', ['-o', 'remount,ro', folder])
  const opened = openDatabase(path, { create: false })
  expect(opened).toMatchObject({ ok: false, error: { code: 'library-read-only', path } })
  const made = openDatabase(join(folder, '새것.jgdb'), { create: true })
  expect(made).toMatchObject({ ok: false, error: { code: 'library-read-only' } })
})
