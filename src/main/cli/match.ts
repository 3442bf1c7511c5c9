import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unreachable } from '#engine/result'
import { writeJanggi } from '#engine/game/write-janggi'
import { saveFile } from '../files/save-file.ts'
import { estimateElo, sprt, type SprtBounds, type Tally } from '../match/elo.ts'
import { matchRecord } from '../match/match-record.ts'
import { parsePlayer, type PlayerCommand, type PlayerProblem } from '../match/player-command.ts'
import { type MatchGame, runMatch, tallyOf } from '../match/run-match.ts'
import { type LimitOptions, limitsOf, wholeNumber } from './limits.ts'
import { rulesNamed } from './named-rules.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

export interface MatchOptions extends LimitOptions {
  readonly engine: readonly string[]
  readonly games?: string
  readonly rules?: string
  readonly concurrency?: string
  readonly plies?: string
  readonly seed?: string
  readonly sprt?: string
  readonly out?: string
}

const DEFAULT_MS = 100
const DEFAULT_GAMES = '60'
/** Games after which what was played so far is saved. */
const SAVE_EVERY = 10

/** The command line itself, which the built-in engine is a command of. */
const ownProgram = (): readonly string[] => [
  process.execPath,
  resolve(process.argv[1] ?? join(dirname(fileURLToPath(import.meta.url)), 'cli.js')),
  'uci',
]

/** `match --engine CMD --engine CMD`: engines play each other, judged by our rules. */
export async function matchCommand(options: MatchOptions, session: Session): Promise<ExitCode> {
  const { words, err } = session
  const plan = await readPlan(options, session)
  if (!plan) return EXIT.usage
  const names: readonly [string, string] = [plan.engines[0].name, plan.engines[1].name]
  const path = resolve(options.out ?? `match-${stampOf(new Date())}.janggi`)
  const stop = new AbortController()
  const onSignal = (): void => stop.abort()
  process.once('SIGINT', onSignal)
  const played: MatchGame[] = []
  const save = async (): Promise<void> => {
    const inOrder = played.toSorted((a, b) => a.index - b.index)
    const records = inOrder.map((game) => matchRecord(game, names, names.join(' – ')))
    await saveFile(path, new TextEncoder().encode(writeJanggi(records)))
  }
  await runMatch(
    { ...plan, engines: [plan.engines[0].start, plan.engines[1].start] },
    stop.signal,
    (game, tally) => {
      played.push(game)
      session.progress?.(words.cli.matchProgress(played.length, plan.games, scoreText(tally)))
      if (played.length % SAVE_EVERY === 0) void save()
    },
  )
  process.off('SIGINT', onSignal)
  session.progress?.('')
  await save()
  if (session.json) printJson(session, summaryOf(played, names, path, plan.sprt))
  else printSummary(played, names, path, plan.sprt, session)
  if (stop.signal.aborted) printLine(err, words.cli.matchStopped)
  return EXIT.fine
}

interface ReadPlan {
  readonly engines: readonly [PlayerCommand, PlayerCommand]
  readonly games: number
  readonly concurrency: number
  readonly randomPlies: number
  readonly seed: number
  readonly rules: NonNullable<Awaited<ReturnType<typeof rulesNamed>>>['rules']
  readonly sprt: SprtBounds | undefined
}

async function readPlan(options: MatchOptions, session: Session): Promise<ReadPlan | undefined> {
  const { words, err } = session
  const [one, other, ...more] = options.engine
  if (one === undefined || other === undefined || more.length > 0) {
    printLine(err, words.cli.twoEngines)
    return undefined
  }
  const limits = limitsOf(options, DEFAULT_MS, session)
  const games = wholeNumber('--games', options.games ?? DEFAULT_GAMES, session)
  const concurrency = wholeNumber('--concurrency', options.concurrency ?? '1', session)
  const randomPlies = wholeNumber('--plies', options.plies ?? '4', session)
  const seed = wholeNumber('--seed', options.seed ?? '1', session)
  const named = await rulesNamed(options.rules ?? 'casual', session)
  const bounds = sprtBounds(options.sprt)
  if (bounds === 'bad') printLine(err, words.cli.badSprt(options.sprt ?? ''))
  if (games === undefined || concurrency === undefined) return undefined
  if (randomPlies === undefined || seed === undefined) return undefined
  if (!limits || !named || bounds === 'bad') return undefined
  const players: PlayerCommand[] = []
  for (const text of [one, other]) {
    const player = await parsePlayer(text, limits, ownProgram())
    if (player.ok) players.push(player.value)
    else printLine(err, describePlayerProblem(player.error, session))
  }
  const [first, second] = players
  if (!first || !second) return undefined
  const engines: readonly [PlayerCommand, PlayerCommand] = [first, second]
  return { engines, games, concurrency, randomPlies, seed, rules: named.rules, sprt: bounds }
}

function describePlayerProblem(problem: PlayerProblem, { words }: Session): string {
  switch (problem.code) {
    case 'no-such-program':
      return words.cli.noSuchProgram(problem.name)
    case 'bad-setting':
      return words.cli.badSetting(problem.text)
    default:
      return unreachable(problem)
  }
}

function sprtBounds(text: string | undefined): SprtBounds | 'bad' | undefined {
  if (text === undefined) return undefined
  const match = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text)
  if (!match || Number(match[1]) >= Number(match[2])) return 'bad'
  return { elo0: Number(match[1]), elo1: Number(match[2]) }
}

const scoreText = ({ wins, draws, losses }: Tally): string => `+${wins} =${draws} -${losses}`

function reasonsOf(games: readonly MatchGame[]): Record<string, number> {
  const reasons: Record<string, number> = {}
  for (const { winner, firstSide, reason } of games) {
    const who = winner === null ? 'draw' : winner === firstSide ? 'won' : 'lost'
    const name = `${who}: ${reason}`
    reasons[name] = (reasons[name] ?? 0) + 1
  }
  return reasons
}

function summaryOf(
  games: readonly MatchGame[],
  engines: readonly [string, string],
  saved: string,
  bounds: SprtBounds | undefined,
): unknown {
  const tally = tallyOf(games)
  const elo = estimateElo(tally)
  return {
    engines,
    games: games.length,
    ...tally,
    score: elo?.score ?? null,
    elo: elo && Number.isFinite(elo.elo) ? elo.elo : null,
    error: elo && Number.isFinite(elo.elo) ? elo.error : null,
    sprt: bounds ? { ...bounds, ...sprt(tally, bounds) } : null,
    reasons: reasonsOf(games),
    saved,
  }
}

function printSummary(
  games: readonly MatchGame[],
  [one, other]: readonly [string, string],
  saved: string,
  bounds: SprtBounds | undefined,
  { words, out }: Session,
): void {
  const tally = tallyOf(games)
  const elo = estimateElo(tally)
  printLine(out, `${one} – ${other}: ${scoreText(tally)}`)
  if (elo && Number.isFinite(elo.elo)) {
    printLine(out, words.cli.matchElo(elo.score, elo.elo, elo.error))
  }
  if (bounds) {
    const { llr, bound, verdict } = sprt(tally, bounds)
    printLine(out, words.cli.matchSprt(llr, bound, verdict && bounds[verdict]))
  }
  for (const [reason, count] of Object.entries(reasonsOf(games)).sort(([, a], [, b]) => b - a)) {
    printLine(out, `  ${count}  ${reason}`)
  }
  printLine(out, words.cli.matchSaved(saved))
}

/** Figures only, to the second. */
const stampOf = (time: Date): string => time.toISOString().replace(/\D/g, '').slice(0, 14)
