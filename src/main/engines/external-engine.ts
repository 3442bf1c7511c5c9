import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { err, ok, type Result } from '#engine/result'
import { presetOf } from '#engine/rules/ruleset'
import { scoreForCho } from '#engine/score'
import type {
  AnalysisLimits,
  EngineFault,
  EngineLine,
  EngineUpdate,
  ExternalEngine,
} from '#shared/contract/engines'
import {
  type AnalysisListener,
  type AnalysisTask,
  type Engine,
  NOTHING_FOUND,
  UPDATE_MS,
} from './engine.ts'
import { EngineLog } from './engine-log.ts'
import { EngineProcess } from './engine-process.ts'
import { legalLine } from './legal-line.ts'
import { newestAtMost } from './newest-at-most.ts'
import { parseInfo, toScore, type UciInfo } from './uci-lines.ts'
import { uciPosition, variantOf } from './uci-position.ts'
import { type Deadlines, DEADLINES, UciSession } from './uci-session.ts'

/** What is needed to run an engine of the user. */
export type ExternalSettings = Pick<ExternalEngine, 'path' | 'options' | 'pointsPerPawn'> & {
  readonly args?: readonly string[]
}

/** Time an engine has to leave by itself when it is no longer needed, in ms. */
const LEAVING_MS = 500

/**
 * A program that speaks UCI. It is started by the first task and kept warm; one that dies is started
 * once more for the task it was at.
 */
export class ExternalUciEngine implements Engine {
  readonly #settings: ExternalSettings
  readonly #deadlines: Deadlines
  readonly #log = new EngineLog()
  #session: UciSession | undefined

  constructor(settings: ExternalSettings, deadlines = DEADLINES) {
    this.#settings = settings
    this.#deadlines = deadlines
  }

  log = (): ReturnType<EngineLog['lines']> => this.#log.lines()

  analyse = async (
    task: AnalysisTask,
    listener: AnalysisListener,
  ): Promise<Result<EngineUpdate, EngineFault>> => {
    const first = await this.#try(task, listener)
    const hasDied = !first.ok && first.error.code === 'engine-ended' && this.#wasRunning
    if (!hasDied || listener.signal.aborted) return first
    listener.onPhase('restarting')
    return this.#try(task, listener)
  }

  close = async (): Promise<void> => {
    this.#isClosed = true
    const process = this.#session?.process
    this.#session = undefined
    if (!process || process.isEnded) return
    process.send('quit')
    const timer = setTimeout(() => process.kill(), LEAVING_MS)
    await process.ended
    clearTimeout(timer)
  }

  /** A process that was being started meanwhile is not kept. */
  #isClosed = false
  /** Whether the last process came as far as to take a task. */
  #wasRunning = false

  async #try(
    task: AnalysisTask,
    listener: AnalysisListener,
  ): Promise<Result<EngineUpdate, EngineFault>> {
    if (!this.#session || this.#session.process.isEnded) {
      this.#wasRunning = false
      listener.onPhase('starting')
      const started = await startSession(this.#settings, this.#log, this.#deadlines)
      if (!started.ok) return started
      if (this.#isClosed) {
        started.value.process.kill()
        return ok(NOTHING_FOUND)
      }
      this.#session = started.value
    }
    const session = this.#session
    listener.onPhase('setting-up')
    this.#setUp(session, task)
    const ready = await session.ready()
    if (!ready.ok) return ready
    this.#wasRunning = true
    if (listener.signal.aborted) return ok(NOTHING_FOUND)
    listener.onPhase('thinking')
    return search(session, task, this.#settings.pointsPerPawn, listener)
  }

  /** What the user set, then what the studio needs, which wins. */
  #setUp(session: UciSession, task: AnalysisTask): void {
    for (const [name, value] of Object.entries(this.#settings.options)) session.set(name, value)
    session.set('UCI_Variant', variantOf(task.standing, task.rules))
    // Our own engine as a program knows all our rule sets.
    session.set('Rules', presetOf(task.rules) ?? 'variant')
    session.set('UCI_AnalyseMode', String(task.isGame !== true))
    session.set('MultiPV', String(Math.min(task.lines, session.mostOf('MultiPV'))))
    session.set('Threads', String(Math.min(task.threads, session.mostOf('Threads'))))
    session.set('Hash', String(Math.min(task.hashMegabytes, session.mostOf('Hash'))))
  }
}

/** Starts a program and lets it say what it is. */
export async function startSession(
  { path, args }: Pick<ExternalSettings, 'path' | 'args'>,
  log: EngineLog,
  deadlines: Deadlines,
): Promise<Result<UciSession, EngineFault>> {
  const runnable = await checkRunnable(path)
  if (!runnable.ok) return runnable
  const session = new UciSession(new EngineProcess(path, log, args), deadlines)
  const introduced = await session.introduce()
  return introduced.ok ? ok(session) : introduced
}

/** A clear word before the program is started: the system's own comes late and says little. */
export async function checkRunnable(path: string): Promise<Result<void, EngineFault>> {
  const stats = await stat(path).catch(() => undefined)
  if (!stats) return err({ code: 'engine-not-found', path })
  const mode = process.platform === 'win32' ? constants.R_OK : constants.X_OK
  const mayRun = await access(path, mode).then(
    () => stats.isFile(),
    () => false,
  )
  return mayRun ? ok(undefined) : err({ code: 'engine-not-executable', path })
}

async function search(
  session: UciSession,
  task: AnalysisTask,
  pointsPerPawn: number,
  { signal, onUpdate }: AnalysisListener,
): Promise<Result<EngineUpdate, EngineFault>> {
  const infos: UciInfo[] = []
  /** Only what is handed on is checked by the rules: an engine may say thousands of lines a second. */
  const read = (): EngineUpdate => readUpdate(task, infos, pointsPerPawn)
  const updates = newestAtMost<undefined>(UPDATE_MS, () => onUpdate(read()))
  const stopListening = session.process.listen((text) => {
    const info = text.startsWith('info ') ? parseInfo(text) : undefined
    if (!info || info.multipv < 1 || info.multipv > Math.min(task.lines, infos.length + 1)) return
    infos[info.multipv - 1] = info
    updates.take(undefined)
  })
  const { command, searchmoves } = uciPosition(task.standing, task.rules)
  session.process.send(command)
  session.process.send(
    `go ${formatLimits(task.limits)}${searchmoves === undefined ? '' : ` searchmoves ${searchmoves}`}`,
  )
  const ended = await session.searchEnd(signal)
  stopListening()
  updates.end()
  return ended.ok ? ok(withBest(task, read(), ended.value)) : ended
}

/** An engine's last word counts, also where it has told no line for it. */
function withBest(
  { standing, rules }: AnalysisTask,
  found: EngineUpdate,
  best: string,
): EngineUpdate {
  const [first, ...others] = found.lines
  if (others.length > 0 || first?.moves[0] === best) return found
  const moves = legalLine(standing, rules, [best])
  if (moves.length === 0) return found
  const score = first?.score ?? { kind: 'points' as const, value: 0 }
  return { ...found, lines: [{ score, depth: found.depth, moves: [...moves] }] }
}

function readUpdate(
  task: AnalysisTask,
  infos: readonly UciInfo[],
  pointsPerPawn: number,
): EngineUpdate {
  const lines = infos.map((info) => readLine(task, info, pointsPerPawn))
  const [best] = infos
  return {
    lines: lines.filter((line) => line !== undefined),
    depth: best?.depth ?? 0,
    nodes: Math.max(0, ...infos.map(({ nodes }) => nodes ?? 0)),
    speed: best?.speed ?? 0,
    ms: Math.max(0, ...infos.map(({ ms }) => ms ?? 0)),
  }
}

/** Undefined where the first move is none that the rules allow. */
function readLine(
  { standing, rules }: AnalysisTask,
  info: UciInfo,
  pointsPerPawn: number,
): EngineLine | undefined {
  const moves = legalLine(standing, rules, info.moves)
  if (moves.length === 0) return undefined
  const score = scoreForCho(toScore(info.score, pointsPerPawn), standing.setup.turn)
  return { score, depth: info.depth, moves: [...moves] }
}

function formatLimits({ depth, nodes, ms }: AnalysisLimits): string {
  const parts = [
    depth === undefined ? '' : `depth ${depth}`,
    nodes === undefined ? '' : `nodes ${nodes}`,
    ms === undefined ? '' : `movetime ${ms}`,
  ].filter((part) => part !== '')
  return parts.length > 0 ? parts.join(' ') : 'infinite'
}
