import { readFile, stat } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

const KINDS = ['Documents', 'Downloads', 'Desktop'] as const
type Kind = (typeof KINDS)[number]

/** The names that the desktop's list of user folders has for them. */
const XDG_NAMES: Readonly<Record<Kind, string>> = {
  Documents: 'DOCUMENTS',
  Downloads: 'DOWNLOAD',
  Desktop: 'DESKTOP',
}

/**
 * The home folder and those of Documents, Downloads and Desktop that exist. A Linux desktop names
 * them in the user's language (`문서`) and keeps the names in `user-dirs.dirs`.
 */
export async function userFolders(home: string = homedir()): Promise<readonly string[]> {
  const named = await readFile(join(home, '.config', 'user-dirs.dirs'), 'utf8').catch(() => '')
  const folders = KINDS.map((kind) => namedFolder(named, kind, home) ?? join(home, kind))
  const exist = await Promise.all(folders.map(isFolder))
  return [home, ...folders.filter((folder, i) => exist[i] === true && folder !== resolve(home))]
}

/** `XDG_DOCUMENTS_DIR="$HOME/문서"`; a folder elsewhere is written as an absolute path. */
function namedFolder(list: string, kind: Kind, home: string): string | undefined {
  const line = new RegExp(`^XDG_${XDG_NAMES[kind]}_DIR="(.*)"$`, 'm').exec(list)?.[1]
  return line === undefined ? undefined : resolve(line.replace(/^\$HOME(?=\/|$)/, () => home))
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  )
