import { MAX_MEMBERS } from '#shared/contract/files'

/** Folders that were dropped, and the files in them. */
export interface DroppedFolder {
  readonly name: string
  readonly files: readonly { readonly name: string; readonly file: File }[]
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile

/** What was dropped, where a folder is part of it. It must be asked for while the drop is handled. */
export function droppedEntries(data: DataTransfer | null): readonly FileSystemEntry[] | undefined {
  const entries = Array.from(data?.items ?? [], (item) => item.webkitGetAsEntry())
  const known = entries.filter((entry) => entry !== null)
  return known.some(isFolder) ? known : undefined
}

/** Every file below what was dropped, hidden ones left out, no more of them than are read. */
export async function filesOfEntries(entries: readonly FileSystemEntry[]): Promise<DroppedFolder> {
  const files: { name: string; file: File }[] = []
  const waiting = entries.toReversed()
  for (let entry = waiting.pop(); entry && files.length < MAX_MEMBERS; entry = waiting.pop()) {
    if (entry.name.startsWith('.')) continue
    if (isFolder(entry)) waiting.push(...(await childrenOf(entry)).toReversed())
    else if (isFile(entry)) {
      const file = await fileOf(entry)
      const name = entry.fullPath.replace(/^\//, '').normalize('NFC')
      if (file) files.push({ name, file })
    }
  }
  const [first] = entries
  return { name: first?.name.normalize('NFC') ?? '', files }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File | undefined> =>
  new Promise((resolve) => entry.file(resolve, () => resolve(undefined)))

/** A reader gives its entries by the hundred, and at last none. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    )
    if (some.length === 0 || all.length > MAX_MEMBERS) return all
    all.push(...some)
  }
}
