import { mainLine, movesOf } from '#engine/game/path'
import { readGameAt } from '#engine/game/read-records'
import { playedGame } from '#engine/arbiter/played-game'
import { formatUci } from '#engine/notation/uci'
import { meanAccuracy } from '#engine/review/accuracy'
import { DEFAULT_THRESHOLDS, SIGN_OF_MARK } from '#engine/review/move-marks'
import type { Evaluated } from '#engine/game/game-review'
import { type ReviewedMove, reviewGame, setupsAlong } from '#engine/review/review'
import { Mailbox } from '#engine/rules/mailbox'
import { type Move, type Setup, type Side, SIDES } from '#engine/rules/types'
import type { ReadGame } from '#engine/game/game'
import type { RuleSet } from '#engine/rules/ruleset'
import type { AnalysisLimits } from '#shared/contract/engines'
import { evaluatedOf } from '#shared/engine-lines'
import { describeFileError } from '#shared/text/file-errors'
import { scanRecordFile } from '../convert/record-files.ts'
import { BuiltInEngine } from '../engines/built-in-engine.ts'
import { reviewGame as lookAtGame } from '../engines/review-game.ts'
import { type LimitOptions, limitsOf } from './limits.ts'
import { rulesNamed } from './named-rules.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

export interface ReviewOptions extends LimitOptions {
  readonly rules?: string
  readonly game?: string
}

const DEFAULT_MS = 300
const HASH_MEGABYTES = 64

interface Reviewed {
  readonly number: number
  readonly setups: readonly Setup[]
  readonly moves: readonly ReviewedMove[]
}

/** `review FILE [--movetime MS] [--game N]`: what each move of a record cost. */
export async function reviewCommand(
  file: string,
  options: ReviewOptions,
  session: Session,
): Promise<ExitCode> {
  const { words, err } = session
  const limits = limitsOf(options, DEFAULT_MS, session)
  const named = await rulesNamed(options.rules ?? 'standard', session)
  const wanted = options.game === undefined ? undefined : Number(options.game)
  if (wanted !== undefined && !(Number.isInteger(wanted) && wanted > 0)) {
    printLine(err, words.cli.badGame(options.game ?? ''))
    return EXIT.usage
  }
  if (!limits || !named) return EXIT.usage
  const scanned = await scanRecordFile(file)
  if (!scanned.ok) {
    printLine(err, describeFileError(words, scanned.error))
    return EXIT.failed
  }
  const { text, games } = scanned.value
  if (wanted !== undefined && wanted > games.length) {
    printLine(err, words.cli.noSuchGame(file, wanted, games.length))
    return EXIT.failed
  }
  const engine = new BuiltInEngine()
  const reviewed: Reviewed[] = []
  for (const [i, entry] of games.entries()) {
    if (wanted !== undefined && wanted !== i + 1) continue
    const moves = await reviewOne(engine, readGameAt(text, entry), named.rules, limits, session)
    reviewed.push({ number: i + 1, ...moves })
    if (!session.json) printReview(reviewed.at(-1), session)
  }
  await engine.close()
  if (session.json) printJson(session, reviewed.map(reviewJson))
  return EXIT.fine
}

async function reviewOne(
  engine: BuiltInEngine,
  read: ReadGame,
  rules: RuleSet,
  limits: AnalysisLimits,
  session: Session,
): Promise<Omit<Reviewed, 'number'>> {
  const { standing } = playedGame(read.game)
  const moves: readonly Move[] = movesOf(mainLine(read.game.tree))
  const setups = setupsAlong(standing.setup, moves)
  const { signal } = new AbortController()
  const evaluations = new Map<number, Evaluated>()
  const silent = { signal, onPhase: () => undefined, onUpdate: () => undefined }
  await lookAtGame(
    {
      standing,
      moves: moves.map((move, i) => uciOf(setups[i], move)),
      rules,
      lines: 2,
      threads: 1,
      hashMegabytes: HASH_MEGABYTES,
      limits,
    },
    (task) => engine.analyse(task, silent),
    signal,
    (position) => {
      const setup = setups[position.ply]
      if (setup) evaluations.set(position.ply, evaluatedOf(position, setup.turn))
      const { cli } = session.words
      session.progress?.(cli.reviewProgress(moves.length + 1 - position.ply, moves.length + 1))
    },
  )
  session.progress?.('')
  return { setups, moves: reviewGame({ setups, moves }, evaluations, DEFAULT_THRESHOLDS) }
}

function uciOf(setup: Setup | undefined, move: Move): string {
  const king = setup && Mailbox.from(setup).kingSquare(setup.turn)
  return formatUci(move, king)
}

const accuracyOf = (moves: readonly ReviewedMove[], side: Side): number | null =>
  meanAccuracy(moves.filter((each) => each.side === side).map(({ loss }) => loss)) ?? null

const reviewJson = ({ number, setups, moves }: Reviewed): unknown => ({
  game: number,
  accuracy: Object.fromEntries(SIDES.map((side) => [side, accuracyOf(moves, side)])),
  plies: moves.map(({ ply, side, move, before, after, loss, mark }) => ({
    ply,
    side,
    uci: uciOf(setups[ply - 1], move),
    /** For Cho, after the move. */
    score: after.score,
    best: before.line[0] ? uciOf(setups[ply - 1], before.line[0]) : null,
    loss: Number(loss.toFixed(4)),
    mark: mark ?? null,
  })),
})

function printReview(reviewed: Reviewed | undefined, { words, out }: Session): void {
  if (!reviewed) return
  const { number, setups, moves } = reviewed
  const accuracy = (side: Side): string => `${(accuracyOf(moves, side) ?? 0).toFixed(0)}%`
  printLine(out, words.cli.reviewed(number, accuracy('cho'), accuracy('han')))
  for (const { ply, side, move, before, after, loss, mark } of moves) {
    const setup = setups[ply - 1]
    const best = before.line[0] ? uciOf(setup, before.line[0]) : '–'
    const score = words.cli.scores[after.score.kind](after.score.value)
    const sign = mark ? SIGN_OF_MARK[mark] : ''
    printLine(
      out,
      words.cli.reviewedMove(ply, side, `${uciOf(setup, move)}${sign}`, score, best, loss),
    )
  }
}
