import type { ReadGame } from '#engine/game/game'
import { readGameAt } from '#engine/game/read-records'
import type { RecordFormat } from '#engine/notation/formats'
import { describeFileError } from '#shared/text/file-errors'
import { describeDiagnostic } from '#shared/text/problems'
import { scanRecordFile } from '../convert/record-files.ts'
import { namedRulesOf, type NamedRules, STANDARD } from './named-rules.ts'
import { printLine, type Session } from './terminal.ts'

/** A game that a file was asked for. */
export interface JudgedGame extends ReadGame {
  readonly file: string
  /** Number of the game in its file, from 1. */
  readonly number: number
  readonly format: RecordFormat
}

/** Whether the text of a `--game` argument is a number from 1. */
export const isGameNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

/** The rule set asked for, else the game's own, else the standard one. */
export function rulesFor({ game }: JudgedGame, asked: NamedRules | undefined): NamedRules {
  if (asked) return asked
  return game.rules ? namedRulesOf(game.rules) : STANDARD
}

/** The games of a file, or the one asked for; undefined where there are none, after saying why. */
export async function gamesOf(
  file: string,
  wanted: number | undefined,
  { words, err }: Session,
): Promise<readonly JudgedGame[] | undefined> {
  const scanned = await scanRecordFile(file)
  if (!scanned.ok) {
    printLine(err, describeFileError(words, scanned.error))
    return undefined
  }
  const { text, format, games, diagnostics } = scanned.value
  for (const finding of diagnostics) {
    printLine(err, `${file}: ${describeDiagnostic(words, finding)}`)
  }
  if (games.length === 0) return undefined
  if (wanted !== undefined && wanted > games.length) {
    printLine(err, words.cli.noSuchGame(file, wanted, games.length))
    return undefined
  }
  const asked = wanted === undefined ? games : games.slice(wanted - 1, wanted)
  return asked.map((entry) => {
    return { ...readGameAt(text, entry), file, number: entry.index + 1, format }
  })
}
