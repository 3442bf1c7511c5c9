import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const SOURCE = new URL('fake-engine.mjs', import.meta.url)

/** Puts an engine into a folder with a Hangul name; it behaves as it is called. */
export async function fakeEngine(folder: string, way: string): Promise<string> {
  const home = join(folder, '장기 엔진')
  await mkdir(home, { recursive: true })
  const path = join(home, `${way}.mjs`)
  await writeFile(path, `#!${process.execPath}\n${await readFile(SOURCE, 'utf8')}`)
  await chmod(path, 0o755)
  return path
}

/** Whether a process still runs. One that ended but was not yet collected does not. */
export async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return status !== undefined && !/\) Z /.test(status)
}
