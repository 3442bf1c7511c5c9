import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { electronProgram } from '../../scripts/start/electron-program.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'janggi-electron-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the package alone has no program', () => {
  expect(electronProgram(folder, {})).toBeUndefined()
})

test('a fetched program is found through the package', async () => {
  await writeFile(join(folder, 'path.txt'), 'electron')
  expect(electronProgram(folder, {})).toBeUndefined()
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'dist/electron'), '')
  expect(electronProgram(folder, {})).toBe(join(folder, 'dist/electron'))
})

test("a build of one's own comes first, and is no guess", async () => {
  const own = { ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'own') }
  expect(electronProgram(folder, own)).toBeUndefined()
  await mkdir(join(folder, 'own'))
  await writeFile(join(folder, 'own/electron'), '')
  expect(electronProgram(folder, own)).toBe(join(folder, 'own/electron'))
})
