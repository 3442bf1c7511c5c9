import { lstat, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

const stands = (path: string): Promise<boolean> =>
  lstat(path).then(
    () => true,
    () => false,
  )

/**
 * The path as its names are spelled on disk. Hangul may be stored composed (NFC) or decomposed
 * (NFD, as macOS and files copied from it have it); whoever types or stores the path may use the
 * other form. Undefined if there is nothing under either.
 */
export async function findOnDisk(path: string): Promise<string | undefined> {
  if (await stands(path)) return path

  const above = dirname(path)
  if (above === path) return undefined
  const folder = await findOnDisk(above)
  if (folder === undefined) return undefined

  const wanted = basename(path).normalize('NFC')
  const names = await readdir(folder).catch(() => [])
  const name = names.find((candidate) => candidate.normalize('NFC') === wanted)
  return name === undefined ? undefined : join(folder, name)
}
