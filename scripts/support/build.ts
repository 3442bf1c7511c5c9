import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startChild } from './children.ts'
import { rootPath } from './paths.ts'

/** What the build reads. */
const SOURCES = [
  'engine',
  'src',
  'resources',
  'electron.vite.config.ts',
  'package.json',
  'package-lock.json',
]
/** What it must have written. */
const OUTPUTS = ['main/index.js', 'main/web.js', 'main/cli.js', 'preload/index.cjs', 'renderer']
/** Its time is the one at which the last build that succeeded began. */
const STAMP = 'built'
const LOCK = rootPath('node_modules/.cache/janggi-build.lock')
/** A lock untouched for this long belongs to a build that died, in ms. */
const LOCK_AGE = 5 * 60_000

const modified = (path: string): Promise<number> =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** Time of the newest change below a path. Folders count too: a file's removal changes its folder. */
async function newest(path: string): Promise<number> {
  const names = await readdir(path, { recursive: true }).catch(() => [])
  const times = await Promise.all([path, ...names.map((name) => join(path, name))].map(modified))
  return Math.max(...times)
}

/** Whether `out/` lacks something or is older than what it is built from. */
export async function isStale(root = rootPath()): Promise<boolean> {
  const out = join(root, 'out')
  const [built = 0, ...outputs] = await Promise.all(
    [STAMP, ...OUTPUTS].map((name) => modified(join(out, name))),
  )
  if (built === 0 || outputs.includes(0)) return true
  const sources = await Promise.all(SOURCES.map((name) => newest(join(root, name))))
  return Math.max(...sources) > built
}

/**
 * Builds, unless `out/` is fresh. What the build says goes to stderr. Two at a time would empty each
 * other's output, so the second waits for the first.
 *
 * @param onBuild told before a build starts
 */
export async function ensureBuilt(onBuild: () => void, force = false): Promise<boolean> {
  if (!force && !(await isStale())) return true
  await takeLock()
  try {
    if (!force && !(await isStale())) return true
    onBuild()
    return await build()
  } finally {
    await rm(LOCK, { recursive: true, force: true })
  }
}

async function build(): Promise<boolean> {
  const began = new Date()
  const { ended } = startChild(
    process.execPath,
    [rootPath('node_modules/electron-vite/bin/electron-vite.js'), 'build', '--logLevel', 'warn'],
    { cwd: rootPath(), stdio: ['ignore', 2, 2] },
  )
  if ((await ended).code !== 0) return false
  const stamp = rootPath('out', STAMP)
  await writeFile(stamp, '')
  await utimes(stamp, began, began)
  return true
}

async function takeLock(): Promise<void> {
  await mkdir(join(LOCK, '..'), { recursive: true })
  for (;;) {
    try {
      await mkdir(LOCK)
      return
    } catch {
      const since = await modified(LOCK)
      if (Date.now() - since > LOCK_AGE) await rm(LOCK, { recursive: true, force: true })
      await pause(200)
    }
  }
}
