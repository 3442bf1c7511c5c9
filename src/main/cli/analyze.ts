import { resolve } from 'node:path'
import { recordStart } from '#engine/rules/record-start'
import { scoreForCho } from '#engine/score'
import type { RuleSet } from '#engine/rules/ruleset'
import type { Setup } from '#engine/rules/types'
import { type EngineUpdate, MAX_MATE_NODES } from '#shared/contract/engines'
import { describeEngineError } from '#shared/text/engine-faults'
import { BuiltInEngine } from '../engines/built-in-engine.ts'
import { solveMate } from '../engines/built-in-mate-solver.ts'
import { ExternalUciEngine } from '../engines/external-engine.ts'
import { type LimitOptions, limitsOf, wholeNumber } from './limits.ts'
import { rulesNamed } from './named-rules.ts'
import { playableSetup } from './position.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

export interface AnalyzeOptions extends LimitOptions {
  readonly multipv?: string
  readonly rules?: string
  /** An engine of the user, by its path. */
  readonly engine?: string
  /** Looks for a mate instead: by any moves, or by checks alone. */
  readonly mate?: true | string
}

const DEFAULT_MS = 1000
const HASH_MEGABYTES = 64
const MOST_LINES = 64
/** Points of what other engines count as a pawn: a soldier. */
const POINTS_PER_PAWN = 2

/** `analyze FEN [--depth N|--nodes N|--movetime MS] [--multipv K] [--rules ID] [--engine PATH]`. */
export async function analyzeCommand(
  fen: string,
  options: AnalyzeOptions,
  session: Session,
): Promise<ExitCode> {
  const limits = limitsOf(options, DEFAULT_MS, session)
  const lineCount = wholeNumber('--multipv', options.multipv ?? '1', session)
  if (!limits || lineCount === undefined) return EXIT.usage
  const named = await rulesNamed(options.rules ?? 'standard', session)
  if (!named) return EXIT.usage
  const setup = playableSetup(fen, session)
  if (!setup) return EXIT.failed

  if (options.mate !== undefined) return findMate(setup, named.rules, options, session)

  const engine =
    options.engine === undefined
      ? new BuiltInEngine()
      : new ExternalUciEngine({
          path: resolve(options.engine),
          options: {},
          pointsPerPawn: POINTS_PER_PAWN,
        })
  const lines = Math.min(lineCount, MOST_LINES)
  const found = await engine.analyse(
    {
      standing: recordStart(setup),
      rules: named.rules,
      limits,
      lines,
      threads: 1,
      hashMegabytes: HASH_MEGABYTES,
    },
    {
      signal: new AbortController().signal,
      onPhase: () => undefined,
      onUpdate: () => undefined,
    },
  )
  await engine.close()
  if (!found.ok) {
    printLine(session.err, describeEngineError(session.words, found.error))
    return EXIT.failed
  }
  const forMover = (update: EngineUpdate): EngineUpdate => ({
    ...update,
    lines: update.lines.map((line) => ({ ...line, score: scoreForCho(line.score, setup.turn) })),
  })
  if (session.json) printJson(session, analysisJson(forMover(found.value)))
  else printAnalysis(forMover(found.value), session)
  return EXIT.fine
}

async function findMate(
  setup: Setup,
  rules: RuleSet,
  { mate, nodes }: AnalyzeOptions,
  session: Session,
): Promise<ExitCode> {
  const { words, out, err } = session
  const most = wholeNumber('--nodes', nodes ?? String(MAX_MATE_NODES), session)
  if (most === undefined) return EXIT.usage
  const found = await solveMate(
    { standing: recordStart(setup), rules, checksOnly: mate === 'checks', nodes: most },
    new AbortController().signal,
  )
  if (!found.ok) {
    printLine(err, describeEngineError(words, found.error))
    return EXIT.failed
  }
  const { kind, moves, nodes: looked } = found.value
  if (session.json) printJson(session, { mate: kind, pv: moves, nodes: looked })
  else printLine(out, words.cli.mate[kind]((moves.length + 1) >> 1, moves.join(' ')))
  return EXIT.fine
}

const analysisJson = ({ lines, nodes, ms, speed }: EngineUpdate): unknown => ({
  lines: lines.map(({ score, depth, moves }) => ({ score, depth, pv: moves })),
  nodes,
  ms: Math.round(ms),
  nps: speed,
})

function printAnalysis({ lines, nodes, ms, speed }: EngineUpdate, { words, out }: Session): void {
  for (const { score, depth, moves } of lines) {
    const text = words.cli.scores[score.kind](score.value)
    printLine(out, words.cli.analyzed(text, depth, moves.join(' ')))
  }
  if (lines.length === 0) printLine(out, words.cli.noMoves)
  printLine(out, words.cli.searched(nodes, Math.round(ms), speed))
}
