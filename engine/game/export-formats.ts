import { epdLosses, writeEpd } from './write-epd.ts'
import type { Game } from './game.ts'
import { type Loss, lossesAmong, OWN_PARTS } from './losses.ts'
import { GIB_OPTIONS, gibLosses, type GibOptions, writeGib } from './write-gib.ts'
import { writeJanggi } from './write-janggi.ts'
import { formatEndFen, formatUciLine } from './write-lines.ts'
import { pgnLosses, writeNotation, writePgn } from './write-pgn.ts'

export const EXPORT_FORMAT_IDS = ['gib', 'pgn', 'notation', 'janggi', 'fen', 'epd', 'uci'] as const
export type ExportFormatId = (typeof EXPORT_FORMAT_IDS)[number]

/** Only `.gib` knows choices. */
export type ExportOptions = GibOptions
export const EXPORT_OPTIONS: ExportOptions = GIB_OPTIONS

/** A format that games can be written in. */
export interface ExportFormat {
  readonly id: ExportFormatId
  /** Of file names, with its dot. */
  readonly ending: string
  /** Old programs read this format in CP949; the others are UTF-8. */
  readonly isOftenCp949: boolean
  /** Takes one game after another: a text of them holds no more than one. */
  readonly write: (games: Iterable<Game>, options: ExportOptions) => string
  /** What the format cannot hold of a game: said before anything is written. */
  readonly losses: (game: Game, options: ExportOptions) => readonly Loss[]
}

const linesOf =
  (format: (game: Game) => string) =>
  (games: Iterable<Game>): string =>
    Array.from(games, (game) => `${format(game)}\n`).join('')

const BESIDE_MOVES: readonly Loss[] = [
  ...OWN_PARTS,
  'headers',
  'comments',
  'times',
  'clocks',
  'variations',
  'glyphs',
  'shapes',
  'evaluations',
  'illegal-moves',
  'unread',
]

export const EXPORT_FORMATS: Readonly<Record<ExportFormatId, ExportFormat>> = {
  gib: { id: 'gib', ending: '.gib', isOftenCp949: true, write: writeGib, losses: gibLosses },
  pgn: { id: 'pgn', ending: '.pgn', isOftenCp949: false, write: writePgn, losses: pgnLosses },
  notation: {
    id: 'notation',
    ending: '.pgn',
    isOftenCp949: false,
    write: writeNotation,
    losses: pgnLosses,
  },
  janggi: {
    id: 'janggi',
    ending: '.janggi',
    isOftenCp949: false,
    write: writeJanggi,
    losses: () => [],
  },
  fen: {
    id: 'fen',
    ending: '.fen',
    isOftenCp949: false,
    write: linesOf(formatEndFen),
    losses: (game) => lossesAmong(game, ['moves', ...BESIDE_MOVES]),
  },
  epd: { id: 'epd', ending: '.epd', isOftenCp949: false, write: writeEpd, losses: epdLosses },
  uci: {
    id: 'uci',
    ending: '.uci',
    isOftenCp949: false,
    write: linesOf(formatUciLine),
    losses: (game) => lossesAmong(game, BESIDE_MOVES),
  },
}

export const isExportFormat = (name: string): name is ExportFormatId =>
  Object.hasOwn(EXPORT_FORMATS, name)
