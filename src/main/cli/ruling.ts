import { rulingSheet } from '#engine/arbiter/ruling-sheet'
import { mainLine } from '#engine/game/path'
import { describeSheet } from '#shared/ruling-sheet/describe-sheet'
import { formatSheetFile } from '#shared/ruling-sheet/sheet-html'
import { formatSheetText } from '#shared/ruling-sheet/sheet-text'
import { languageFor } from '#shared/text/index'
import { describeConvertProblem } from '#shared/text/convert-problems'
import { errorCode } from '../error-code.ts'
import { exists } from '../files/exists.ts'
import { saveFile } from '../files/save-file.ts'
import { gamesOf, isGameNumber, type JudgedGame, rulesFor } from './judged-games.ts'
import { type NamedRules, nameOfRules, rulesNamed } from './named-rules.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

export interface RulingOptions {
  readonly rules?: string
  readonly game?: string
  /** Numbers of actions, separated by commas. */
  readonly positions?: string
  readonly out?: string
  readonly force?: boolean
}

/**
 * `ruling FILE [--game N] [--rules NAME|FILE] [--positions N,N] [--out FILE.html]`: the ruling sheet
 * of a game, as text or as a page to print. Arbiter, date and opinion are left to be written by hand.
 */
export async function rulingCommand(
  file: string,
  { rules, game = '1', positions, out, force = false }: RulingOptions,
  session: Session,
): Promise<ExitCode> {
  const { words, err } = session
  if (!isGameNumber(game)) {
    printLine(err, words.cli.badGame(game))
    return EXIT.usage
  }
  if (positions !== undefined && !/^\d{1,6}(?:,\d{1,6})*$/.test(positions)) {
    printLine(err, words.cli.badPositions(positions))
    return EXIT.usage
  }
  const asked = rules === undefined ? undefined : await rulesNamed(rules, session)
  if (rules !== undefined && !asked) return EXIT.usage
  const [judged] = (await gamesOf(file, Number(game), session)) ?? []
  if (!judged) return EXIT.failed
  const made = makeSheet(judged, rulesFor(judged, asked), positions, session)
  if (out === undefined) {
    if (session.json) printJson(session, { file, game: judged.number, text: made.text })
    else session.out(made.text)
    return EXIT.fine
  }
  const code = await write(made.page, out, force, session)
  if (session.json && code === EXIT.fine) printJson(session, { file, game: judged.number, out })
  return code
}

/** The sheet as text and as a page. */
function makeSheet(
  { game, diagnostics }: JudgedGame,
  named: NamedRules,
  positions: string | undefined,
  { words, locale }: Session,
): { readonly text: string; readonly page: string } {
  const sheet = rulingSheet(
    { game, line: mainLine(game.tree), diagnostics, rules: named.rules },
    { positions: positions?.split(',').map(Number), withPlay: false },
  )
  const written = describeSheet(sheet, {
    language: languageFor(locale),
    rulesName: nameOfRules(named, words),
    withDoubts: true,
    opinion: '',
    arbiter: '',
    date: '',
  })
  const look = { pieceSet: 'hanja', coordinates: 'kibo', orientation: 'cho' } as const
  return { text: formatSheetText(written), page: formatSheetFile(written, look) }
}

async function write(
  page: string,
  path: string,
  force: boolean,
  { words, err }: Session,
): Promise<ExitCode> {
  if (!force && (await exists(path))) {
    const reason = describeConvertProblem(words, { code: 'exists', path })
    printLine(err, reason + (words.cli.convertHints.exists ?? ''))
    return EXIT.failed
  }
  try {
    await saveFile(path, new TextEncoder().encode(page))
  } catch (error) {
    const detail = errorCode(error)
    printLine(err, describeConvertProblem(words, { code: 'not-written', path, detail }))
    return EXIT.failed
  }
  printLine(err, words.cli.rulingWritten(path))
  return EXIT.fine
}
