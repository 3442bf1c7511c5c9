import { EXPORT_FORMATS, EXPORT_OPTIONS, type ExportFormatId } from '#engine/game/export-formats'
import type { Game } from '#engine/game/game'
import type { Loss } from '#engine/game/losses'
import type { RecordFile } from '#engine/game/read-records'
import { writeGibVariations } from '#engine/game/write-gib'
import { keptText } from '#engine/kibo-text/kept-text'
import { eolOf, withEol } from '#engine/kibo-text/write-in-style'
import { isDialect, type TextDialect } from '#engine/kibo-text/text-dialect'

/** What a document is, for writing it. */
interface Written {
  readonly text: string
  readonly records: RecordFile
  /** Those of its games that differ from its text, by index. */
  readonly changed: ReadonlyMap<number, Game>
  /** The texts of those that somebody wrote on in the text panel. */
  readonly typed: ReadonlyMap<number, string>
}

/**
 * The document with its changed games in the place of what stood there, each in its own words as far
 * as they can say what it has become; the others keep every character. Undefined where the text is of
 * another format, or one whose games do not stand apart.
 */
export function splicedText(
  { text, records, changed, typed }: Written,
  format: ExportFormatId,
): string | undefined {
  if (records.format !== format || !isDialect(format)) return undefined
  let spliced = ''
  let from = 0
  for (const { index, from: start, to } of records.games) {
    const game = changed.get(index)
    if (!game) continue
    const before = text.slice(start, to)
    const rest = before.slice(before.trimEnd().length)
    const own = typed.get(index) ?? before
    const eol = eolOf(before)
    const written = withEol(gameText(own, game, format).trimEnd(), eol)
    spliced += text.slice(from, start) + written + (rest === '' ? eol : rest)
    from = to
  }
  return spliced + text.slice(from)
}

function gameText(source: string, game: Game, format: TextDialect): string {
  const kept = keptText(source, game, format)
  if (kept === undefined) return EXPORT_FORMATS[format].write([game], EXPORT_OPTIONS)
  return format === 'gib' ? `${kept.trimEnd()}\r\n${writeGibVariations(game)}` : kept
}

/** All that a format cannot hold of some games, each once. */
export function lossesOf(games: Iterable<Game>, format: ExportFormatId): readonly Loss[] {
  const losses = new Set<Loss>()
  for (const game of games) {
    for (const loss of EXPORT_FORMATS[format].losses(game, EXPORT_OPTIONS)) losses.add(loss)
  }
  return [...losses]
}

/** A file's name with the ending of a format. */
export function nameFor(name: string, format: ExportFormatId): string {
  const bare = name.replace(/\.(?:gib|pgn|janggi|fen|epd|uci|txt|zip)$/i, '')
  return bare + EXPORT_FORMATS[format].ending
}
