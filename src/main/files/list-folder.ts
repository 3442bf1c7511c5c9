import type { Dirent } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok, type Result } from '#engine/result'
import { type FileError, type ListEntry, MAX_LIST_ENTRIES } from '#shared/contract/files'
import { errorCode } from '../error-code.ts'
import type { FoundPath } from './allowed-paths.ts'

export interface FolderEntry extends ListEntry {
  /** A symbolic link: where it leads has not been checked. */
  readonly isLink: boolean
}

export interface FolderListing {
  readonly entries: readonly FolderEntry[]
  /** True when the folder holds more than is listed. */
  readonly truncated: boolean
}

const collator = new Intl.Collator('ko', { numeric: true })

/**
 * The folders and files of a folder in the order a Korean reader looks for them. Hidden ones, pipes,
 * devices, broken links and what can't be looked at are left out.
 */
export async function listFolder({
  path,
  real,
}: FoundPath): Promise<Result<FolderListing, FileError>> {
  let found: Dirent[]
  try {
    found = await readdir(real, { withFileTypes: true })
  } catch (error) {
    return err({ code: 'file-unreadable', path, detail: errorCode(error) })
  }
  const shown = found.filter((entry) => !entry.name.startsWith('.'))
  // A link to a folder counts as a file until it is looked at; there may be too many to look at all.
  const first = inOrder(shown, (entry) => entry.isDirectory()).slice(0, MAX_LIST_ENTRIES)
  const looked = await Promise.all(first.map((entry) => look(entry, path, real)))
  const entries = looked.filter((entry) => entry !== undefined)
  return ok({
    entries: inOrder(entries, ({ kind }) => kind === 'folder'),
    truncated: shown.length > MAX_LIST_ENTRIES,
  })
}

function inOrder<T extends { readonly name: string }>(
  all: readonly T[],
  isFolder: (one: T) => boolean,
): T[] {
  const byName = (a: T, b: T): number => collator.compare(a.name, b.name)
  const folders = all.filter(isFolder).sort(byName)
  const files = all.filter((one) => !isFolder(one)).sort(byName)
  return [...folders, ...files]
}

async function look(entry: Dirent, path: string, real: string): Promise<FolderEntry | undefined> {
  const stats = await stat(join(real, entry.name)).catch(() => undefined)
  if (!stats || !(stats.isDirectory() || stats.isFile())) return undefined
  return {
    name: entry.name.normalize('NFC'),
    path: join(path, entry.name),
    kind: stats.isDirectory() ? 'folder' : 'file',
    bytes: stats.size,
    modified: stats.mtimeMs,
    isLink: entry.isSymbolicLink(),
  }
}
