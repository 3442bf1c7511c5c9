import type { Diagnostic } from '../notation/diagnostic.ts'
import { detectFormat, type RecordFormat } from '../notation/formats.ts'
import type { GameEntry } from '../notation/game-entry.ts'
import { splitGib } from '../notation/gib-split.ts'
import { splitPgn } from '../notation/pgn-split.ts'
import { Reporter } from '../notation/reporter.ts'
import type { ReadGame } from './game.ts'
import { readDocumentGame, splitDocument } from './janggi-document.ts'
import type { MovePlace } from './move-place.ts'
import { readPosition, splitPositions } from './position-list.ts'
import { readGib } from './read-gib.ts'
import { readPgn } from './read-pgn.ts'

/** A text of records, looked through but not read: enough to list its games. */
export interface RecordFile {
  readonly format: RecordFormat
  readonly games: readonly GameEntry[]
  /** About the text as a whole. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Whether games can be read from texts of a format. */
export const isReadableFormat = (format: RecordFormat): boolean =>
  format === 'gib' ||
  format === 'pgn' ||
  format === 'fen' ||
  format === 'puzzle' ||
  format === 'janggi'

/** Finds the games of a text by its content. A text that is no record says what it is. */
export function scanRecords(text: string): RecordFile {
  const format = detectFormat(text)
  switch (format) {
    case 'gib':
      return { format, games: splitGib(text), diagnostics: [] }
    case 'pgn':
      return { format, games: splitPgn(text), diagnostics: [] }
    case 'fen':
    case 'puzzle':
      return { format, ...splitPositions(text, format) }
    case 'janggi':
      return { format, ...splitDocument(text) }
    default:
      return { format, games: [], diagnostics: notReadable(text, format) }
  }
}

function notReadable(text: string, format: RecordFormat): readonly Diagnostic[] {
  const reporter = new Reporter(text, { from: 0, line: 1, column: 1 }, 0, undefined)
  reporter.add({ code: 'not-readable', facts: { format } }, 0, Math.min(1, text.length))
  return reporter.finish()
}

/**
 * Reads one game that `scanRecords` found in the same text. Where each move stands is added to
 * `places`, if the format writes moves one by one.
 */
export function readGameAt(text: string, entry: GameEntry, places?: MovePlace[]): ReadGame {
  switch (entry.format) {
    case 'pgn':
      return readPgn(text, entry, places)
    case 'fen':
    case 'puzzle':
      return readPosition(text, entry, entry.format)
    case 'janggi':
      return readDocumentGame(text, entry)
    default:
      return readGib(text, entry, places)
  }
}

export interface Records {
  readonly format: RecordFormat
  readonly games: readonly ReadGame[]
  /** About the text as a whole; each game has its own. */
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Reads all games of a text and holds them. One that breaks costs no other. What may be a large
 * collection is read by `scanRecords` and `readGameAt`, one game after another.
 */
export function readRecords(text: string): Records {
  const { format, games, diagnostics } = scanRecords(text)
  return { format, games: games.map((entry) => readGameAt(text, entry)), diagnostics }
}
