import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale } from '../../scripts/support/build.ts'

let root: string

/** Writes a file last changed at that second. */
async function file(name: string, second: number): Promise<void> {
  const path = join(root, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, '')
  await utimes(path, second, second)
}

/** Sets a folder's time back to that second, as if its last file had come or gone then. */
const folder = (name: string, second: number): Promise<void> =>
  utimes(join(root, name), second, second)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'janggi-build-'))
  await file('src/main/web.ts', 100)
  await file('package.json', 100)
  await folder('src/main', 100)
  await folder('src', 100)
  for (const name of ['main/index.js', 'main/web.js', 'main/cli.js', 'preload/index.cjs']) {
    await file(`out/${name}`, 210)
  }
  await file('out/renderer/index.html', 210)
  await file('out/built', 200)
})
afterEach(() => rm(root, { recursive: true }))

test('what was built after the last change is fresh', async () => {
  expect(await isStale(root)).toBe(false)
})

test.each(['src/main/web.ts', 'package.json'])('a change of %s makes it stale', async (name) => {
  await file(name, 201)
  expect(await isStale(root)).toBe(true)
})

test('so does a change while it was being built', async () => {
  await file('src/main/web.ts', 205)
  expect(await isStale(root)).toBe(true)
})

test('so does a file that went', async () => {
  await folder('src/main', 300)
  expect(await isStale(root)).toBe(true)
})

test.each(['main/cli.js', 'renderer', 'built'])('without %s it is stale', async (name) => {
  await rm(join(root, 'out', name), { recursive: true })
  expect(await isStale(root)).toBe(true)
})
