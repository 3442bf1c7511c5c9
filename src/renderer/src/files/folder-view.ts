import type { ListEntry } from '#shared/contract/files'
import type { Language } from '#shared/text/index'
import { matchesHangul } from '#shared/text/hangul-search'

/** What the dialog shows of a folder: folders first, then files, each by name as a reader would sort them. */
export function visibleEntries(
  entries: readonly ListEntry[],
  typed: string,
  language: Language,
): readonly ListEntry[] {
  const order = new Intl.Collator(language, { numeric: true })
  return entries
    .filter(({ name }) => matchesHangul(name, typed))
    .toSorted((a, b) =>
      a.kind === b.kind ? order.compare(a.name, b.name) : a.kind === 'folder' ? -1 : 1,
    )
}

const UNITS = ['B', 'KB', 'MB', 'GB'] as const

export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(1, bytes)) / 10), UNITS.length - 1)
  const value = bytes / 1024 ** power
  const figures = power > 0 && value < 10 ? value.toFixed(1) : String(Math.round(value))
  return `${figures} ${UNITS[power] ?? 'B'}`
}

export const formatDay = (ms: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(ms)

export interface Crumb {
  readonly name: string
  readonly path: string
}

/** The folders on the way to a folder, below the longest place that holds it. */
export function crumbsOf(folder: string, places: readonly Crumb[]): readonly Crumb[] {
  const separator = folder.includes('\\') ? '\\' : '/'
  const holds = ({ path }: Crumb): boolean =>
    folder === path || folder.startsWith(path.endsWith(separator) ? path : path + separator)
  const root = places.filter(holds).toSorted((a, b) => b.path.length - a.path.length)[0]
  const start = root?.path ?? ''
  const names = folder
    .slice(start.length)
    .split(separator)
    .filter((name) => name !== '')
  const crumbs: Crumb[] = root ? [root] : []
  let path = start.endsWith(separator) ? start.slice(0, -1) : start
  for (const name of names) {
    path += separator + name
    crumbs.push({ name, path })
  }
  return crumbs
}
