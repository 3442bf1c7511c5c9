import type { Diagnostic } from '../notation/diagnostic.ts'
import { detectFormat, type RecordFormat } from '../notation/formats.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { splitGib } from '../notation/gib-split.ts'
import { Reporter } from '../notation/reporter.ts'
import type { ReadGame } from './game.ts'
import { readGib } from './read-gib.ts'

/** A text of records, looked through but not read: enough to list its games. */
export interface RecordFile {
  readonly format: RecordFormat
  readonly games: readonly GameEntry[]
  /** About the text as a whole. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Finds the games of a text by its content. A text that is no record says what it is. */
export function scanRecords(text: string): RecordFile {
  const format = detectFormat(text)
  if (format === 'gib') return { format, games: splitGib(text), diagnostics: [] }
  const reporter = new Reporter(text, { from: 0, line: 1, column: 1 }, 0, undefined)
  reporter.add({ code: 'not-readable', facts: { format } }, 0, Math.min(1, text.length))
  return { format, games: [], diagnostics: reporter.finish() }
}

/** Reads one game that `scanRecords` found in the same text. */
export const readGameAt = (text: string, entry: GameEntry): ReadGame => readGib(text, entry)

export interface Records {
  readonly format: RecordFormat
  readonly games: readonly ReadGame[]
  /** About the text as a whole; each game has its own. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Reads all games of a text. One that breaks costs no other. */
export function readRecords(text: string): Records {
  const { format, games, diagnostics } = scanRecords(text)
  return { format, games: games.map((entry) => readGameAt(text, entry)), diagnostics }
}
