import { lstat, readdir, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../../error-code.ts'

/** A file to import. */
export interface FoundFile {
  /** As it is named to the user. */
  readonly path: string
  readonly real: string
  readonly bytes: number
  /** Named itself, not found below a folder, where anything may lie. */
  readonly isNamed: boolean
}

export interface FoundFiles {
  readonly files: readonly FoundFile[]
  readonly failed: readonly { readonly path: string; readonly detail: string }[]
}

/** The files themselves and every file below the folders, in a stable order, each once. Links are not followed. */
export async function findFiles(paths: readonly string[]): Promise<FoundFiles> {
  const files = new Map<string, FoundFile>()
  const failed: { path: string; detail: string }[] = []
  for (const path of paths) {
    try {
      for (const file of await filesAt(path)) files.set(file.real, file)
    } catch (error) {
      failed.push({ path, detail: errorCode(error) })
    }
  }
  return { files: [...files.values()], failed }
}

async function filesAt(path: string): Promise<readonly FoundFile[]> {
  const real = await realpath(path)
  const stats = await stat(real)
  if (!stats.isDirectory()) return [{ path, real, bytes: stats.size, isNamed: true }]
  const entries = await readdir(real, { withFileTypes: true, recursive: true })
  const below = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
  const files: FoundFile[] = []
  for (const file of below) {
    files.push({ path: file, real: file, bytes: (await lstat(file)).size, isNamed: false })
  }
  return files
}
