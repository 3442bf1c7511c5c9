import { judge, type Judgement, type PlayedGame } from '#engine/arbiter/judge'
import { judgementJson } from '#engine/arbiter/judgement-json'
import { playedGame } from '#engine/arbiter/played-game'
import { replay } from '#engine/game/replay'
import { type Diagnostic, hasErrors } from '#engine/notation/diagnostic'
import type { Outcome } from '#engine/rules/outcome'
import { describeDiagnostic, describePlace } from '#shared/text/problems'
import { describeBikjangNote, describeRuleEvent } from '#shared/text/rule-words'
import { gamesOf, isGameNumber, type JudgedGame, rulesFor } from './judged-games.ts'
import { type NamedRules, nameOfRules, rulesNamed } from './named-rules.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

/**
 * `judge FILE… [--rules ID|NAME|FILE.json] [--game N]`: what happened at every ply, and how it
 * ended. Without `--rules` a game is judged by the rule set its document keeps, else by the standard.
 */
export async function judgeCommand(
  files: readonly string[],
  { rules: rulesName, game: gameText }: { readonly rules?: string; readonly game?: string },
  session: Session,
): Promise<ExitCode> {
  const { words, err } = session
  if (gameText !== undefined && !isGameNumber(gameText)) {
    printLine(err, words.cli.badGame(gameText))
    return EXIT.usage
  }
  const asked = rulesName === undefined ? undefined : await rulesNamed(rulesName, session)
  if (rulesName !== undefined && !asked) return EXIT.usage

  let failed = false
  const judged: JudgedGame[] = []
  for (const file of files) {
    const games = await gamesOf(
      file,
      gameText === undefined ? undefined : Number(gameText),
      session,
    )
    if (games) for (const game of games) judged.push(game)
    else failed = true
  }
  if (session.json)
    printJson(
      session,
      judged.map((game) => gameJson(game, rulesFor(game, asked), session)),
    )
  else for (const game of judged) printGame(game, rulesFor(game, asked), session)
  return failed || judged.some(({ diagnostics }) => hasErrors(diagnostics))
    ? EXIT.failed
    : EXIT.fine
}

function gameJson(judged: JudgedGame, { name, rules }: NamedRules, { words }: Session): unknown {
  const { game, file, number, format, diagnostics } = judged
  const { startFen, plies, result, otherReadings } = judgementJson(playedGame(game), rules, name)
  return {
    file,
    game: number,
    format,
    rules: name,
    headers: Object.fromEntries(game.headers.map(({ key, value }) => [key, value])),
    startFen,
    plies,
    result,
    recordedResult: game.info.result?.text ?? null,
    diagnostics: diagnostics.map((finding) => ({
      severity: finding.severity,
      code: finding.code,
      message: describeDiagnostic(words, finding),
      line: finding.line,
      column: finding.column,
      ply: finding.ply ?? null,
    })),
    otherReadings,
  }
}

function printGame(judged: JudgedGame, named: NamedRules, session: Session): void {
  const { rules } = named
  const { words, out } = session
  const { game, file, number, diagnostics } = judged
  const played = playedGame(game)
  const judgement = judge(played, rules)
  printLine(out, words.cli.judgedGame(file, number, nameOfRules(named, words)))
  const { cho, han } = game.info
  if (cho && han) printLine(out, words.cli.players(cho.name, han.name))
  for (const line of plyLines(played, judgement, session)) printLine(out, line)
  printLine(out, words.cli.verdict(summaryOf(judgement.result, session)))
  const evidence = judgement.result?.evidence
  const note = evidence && describeBikjangNote(words, rules, evidence)
  if (note !== undefined) printLine(out, note)
  const { result } = game.info
  if (result) printLine(out, words.cli.recorded(result.text))
  for (const other of judgement.otherReadings.filter(({ differs }) => differs)) {
    printLine(
      out,
      words.cli.otherReading(words.rules.presets[other.rules], summaryOf(other.result, session)),
    )
  }
  for (const finding of diagnostics) printLine(out, findingLine(finding, session))
  printLine(out, '')
}

/** The plies at which something happened that a ruling may rest on. */
function plyLines(
  { standing, moves }: PlayedGame,
  { plies }: Judgement,
  { words }: Session,
): string[] {
  const told = replay(standing.setup, moves)
  return plies.flatMap((report, i) => {
    const events = report.events.map((event) => describeRuleEvent(words, event))
    return events.length === 0
      ? []
      : [`${report.ply}. ${told[i]?.text ?? ''}  ${events.join(', ')}`]
  })
}

const summaryOf = (outcome: Outcome | null, { words }: Session): string =>
  outcome ? words.cli.summary(outcome) : words.rules.notEnded

const findingLine = (finding: Diagnostic, { words }: Session): string =>
  `${words.kibo.severities[finding.severity]} (${describePlace(words, finding)}): ${describeDiagnostic(words, finding)}`
