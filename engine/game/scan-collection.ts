import type { Diagnostic } from '../notation/diagnostic.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { type RecordFile, scanRecords } from './read-records.ts'

/** A part of a text that was put together from several files. */
export interface TextPart {
  readonly name: string
  /** UTF-16 units. */
  readonly length: number
}

/** Finds the games of a text, which may have been put together from parts. */
export const scanText = (text: string, parts: readonly TextPart[] | undefined): RecordFile =>
  parts ? scanCollection(text, parts) : scanRecords(text)

/**
 * Finds the games of a text that was put together: each part is read by its own format, and keeps its
 * own lines. Parts of several formats have no format together. One after another, the parts must make up the text.
 */
export function scanCollection(text: string, parts: readonly TextPart[]): RecordFile {
  const games: GameEntry[] = []
  const diagnostics: Diagnostic[] = []
  const formats = new Set<RecordFile['format']>()
  let from = 0
  for (const { name, length } of parts) {
    const part = scanRecords(text.slice(from, from + length))
    formats.add(part.format)
    const moved = <T extends { readonly from: number; readonly to: number }>(one: T): T => ({
      ...one,
      from: one.from + from,
      to: one.to + from,
    })
    for (const entry of part.games) {
      games.push({ ...moved(entry), index: games.length, source: name })
    }
    for (const diagnostic of part.diagnostics)
      diagnostics.push({ ...moved(diagnostic), source: name })
    from += length
  }
  if (games.length === 0 && diagnostics.length === 0) return scanRecords('')
  const [format = 'empty'] = formats
  return { format: formats.size > 1 ? 'unknown' : format, games, diagnostics }
}
