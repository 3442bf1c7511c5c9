import { performance } from 'node:perf_hooks'
import { recordStart } from '#engine/rules/record-start'
import type { Setup } from '#engine/rules/types'
import { iterate, type Progress } from '#engine/search/iterate'
import type { Limits } from '#engine/search/surroundings'
import { Table } from '#engine/search/table'
import { formatLine } from '#engine/uci/format'
import { rulesNamed } from './named-rules.ts'
import { playableSetup } from './position.ts'
import { EXIT, type ExitCode, printJson, printLine, type Session } from './terminal.ts'

export interface AnalyzeOptions {
  readonly depth?: string
  readonly nodes?: string
  readonly movetime?: string
  readonly multipv?: string
  readonly rules?: string
}

const DEFAULT_MS = 1000
const TABLE_MEGABYTES = 64
const MOST_LINES = 64

/** `analyze FEN [--depth N|--nodes N|--movetime MS] [--multipv K] [--rules ID]`: the best lines. */
export async function analyzeCommand(
  fen: string,
  options: AnalyzeOptions,
  session: Session,
): Promise<ExitCode> {
  const limits = limitsOf(options, session)
  const lineCount = whole('--multipv', options.multipv ?? '1', session)
  if (!limits || lineCount === undefined) return EXIT.usage
  const named = await rulesNamed(options.rules ?? 'standard', session)
  if (!named) return EXIT.usage
  const setup = playableSetup(fen, session)
  if (!setup) return EXIT.failed

  const standing = recordStart(setup)
  const found = iterate(
    { standing, rules: named.rules, limits, lines: Math.min(lineCount, MOST_LINES) },
    Table.ofMegabytes(TABLE_MEGABYTES),
    { now: () => performance.now(), shouldStop: () => false },
  )
  if (session.json) printJson(session, analysisJson(setup, found))
  else printAnalysis(setup, found, session)
  return EXIT.fine
}

function limitsOf(
  { depth, nodes, movetime }: AnalyzeOptions,
  session: Session,
): Limits | undefined {
  const given = { '--depth': depth, '--nodes': nodes, '--movetime': movetime }
  const numbers: Record<string, number> = {}
  for (const [name, text] of Object.entries(given)) {
    if (text === undefined) continue
    const number = whole(name, text, session)
    if (number === undefined) return undefined
    numbers[name] = number
  }
  const limits: Limits = {
    ...(numbers['--depth'] !== undefined && { depth: numbers['--depth'] }),
    ...(numbers['--nodes'] !== undefined && { nodes: numbers['--nodes'] }),
    ...(numbers['--movetime'] !== undefined && { hardMs: numbers['--movetime'] }),
  }
  return Object.keys(limits).length > 0 ? limits : { hardMs: DEFAULT_MS }
}

function whole(name: string, text: string, { words, err }: Session): number | undefined {
  if (/^[1-9]\d{0,11}$/.test(text)) return Number(text)
  printLine(err, words.cli.badNumber(name, text))
  return undefined
}

const speed = ({ nodes, ms }: Progress): number => Math.round(nodes / Math.max(ms / 1000, 1e-6))

const analysisJson = (setup: Setup, found: Progress): unknown => ({
  lines: found.lines.map(({ score, depth, moves }) => ({
    score,
    depth,
    pv: formatLine(setup, moves).split(' '),
  })),
  nodes: found.nodes,
  ms: Math.round(found.ms),
  nps: speed(found),
})

function printAnalysis(setup: Setup, found: Progress, { words, out }: Session): void {
  for (const { score, depth, moves } of found.lines) {
    const text = words.cli.scores[score.kind](score.value)
    printLine(out, words.cli.analyzed(text, depth, formatLine(setup, moves)))
  }
  if (found.lines.length === 0) printLine(out, words.cli.noMoves)
  printLine(out, words.cli.searched(found.nodes, Math.round(found.ms), speed(found)))
}
