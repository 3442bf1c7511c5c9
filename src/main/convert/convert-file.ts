import { extname, join } from 'node:path'
import { EXPORT_FORMATS, EXPORT_OPTIONS, type ExportFormatId } from '#engine/game/export-formats'
import type { Game } from '#engine/game/game'
import type { Loss } from '#engine/game/losses'
import { readGameAt } from '#engine/game/read-records'
import { err, ok, type Result } from '#engine/result'
import type { Clash, ConvertProblem } from '#shared/contract/convert'
import type { WrittenEncoding } from '#shared/contract/files'
import { errorCode } from '../error-code.ts'
import { encodeText } from '../files/encode-text.ts'
import { exists } from '../files/exists.ts'
import { saveFile } from '../files/save-file.ts'
import { type Input, scanRecordFile } from './record-files.ts'

export interface ConvertOptions {
  readonly format: ExportFormatId
  readonly encoding: WrittenEncoding
  /** What to do where a file of the name stands already. */
  readonly clash: Clash
}

export interface Converted {
  readonly games: number
  /** Numbers of games from 1, with what the format could not hold of them. */
  readonly lost: readonly { readonly game: number; readonly what: readonly Loss[] }[]
}

/** Characters without a place in an encoding that a problem names. */
const MOST_CHARACTERS = 40
/** Numbers that are tried behind a name that is taken. */
const MOST_NUMBERS = 10_000

/** Where a file goes below a folder: its own place there, with the ending of the format. */
export function targetBelow(folder: string, { below }: Input, format: ExportFormatId): string {
  const { ending } = EXPORT_FORMATS[format]
  return join(folder, below.slice(0, below.length - extname(below).length) + ending)
}

/** A picture or a letter between the records of a folder is no failure. */
export const isNoRecord = (problem: ConvertProblem): boolean =>
  problem.code === 'no-games' && problem.diagnostics.every(({ code }) => code === 'not-readable')

interface ConvertedText {
  readonly text: string
  readonly converted: Converted
}

/** The games of a file in another format, or why there are none. Only one at a time is held. */
export async function convertedText(
  path: string,
  format: ExportFormatId,
): Promise<Result<ConvertedText, ConvertProblem>> {
  const scanned = await scanRecordFile(path)
  if (!scanned.ok) return err({ code: 'unreadable', error: scanned.error })
  const { text, games, diagnostics } = scanned.value
  if (games.length === 0) return err({ code: 'no-games', diagnostics: diagnostics.slice(0, 3) })
  const { write, losses } = EXPORT_FORMATS[format]
  const lost: Converted['lost'][number][] = []
  function* noted(): Generator<Game> {
    for (const [i, entry] of games.entries()) {
      const { game } = readGameAt(text, entry)
      const what = losses(game, EXPORT_OPTIONS)
      if (what.length > 0) lost.push({ game: i + 1, what })
      yield game
    }
  }
  const written = write(noted(), EXPORT_OPTIONS)
  return ok({ text: written, converted: { games: games.length, lost } })
}

/**
 * Writes one file into another, whole or not at all: nothing where a character would be lost.
 *
 * @param written the files of this run, which are never written over; the new one is added
 */
export async function convertFile(
  from: string,
  wanted: string,
  { format, encoding, clash }: ConvertOptions,
  written: Set<string>,
): Promise<Result<Converted, ConvertProblem>> {
  const made = await convertedText(from, format)
  if (!made.ok) return made
  const { bytes, missing } = await encodeText(made.value.text, encoding)
  if (missing.length > 0) {
    return err({ code: 'not-encoded', encoding, characters: missing.slice(0, MOST_CHARACTERS) })
  }
  const path = clash === 'number' ? await freePath(wanted, written) : wanted
  if (written.has(path)) return err({ code: 'name-clash', path })
  if (clash === 'keep' && (await exists(path))) return err({ code: 'exists', path })
  try {
    await saveFile(path, bytes)
  } catch (error) {
    return err({ code: 'not-written', path, detail: errorCode(error) })
  }
  written.add(path)
  return ok(made.value.converted)
}

/** `name.gib`, else `name (2).gib` and so on. */
async function freePath(wanted: string, written: ReadonlySet<string>): Promise<string> {
  const ending = extname(wanted)
  const stem = wanted.slice(0, wanted.length - ending.length)
  let path = wanted
  for (let n = 2; n < MOST_NUMBERS && (written.has(path) || (await exists(path))); n++) {
    path = `${stem} (${n})${ending}`
  }
  return path
}
