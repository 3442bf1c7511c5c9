import { err, ok, type Result } from '#engine/result'
import { scoreForCho } from '#engine/score'
import type { Progress } from '#engine/search/iterate'
import type { Limits } from '#engine/search/surroundings'
import { formatLine } from '#engine/uci/format'
import type { AnalysisLimits, EngineFault, EngineUpdate, LogLine } from '#shared/contract/engines'
import { type SearchThreads, startSearchThreads } from '../analysis/search-threads.ts'
import { type AnalysisListener, type AnalysisTask, type Engine, UPDATE_MS } from './engine.ts'
import { EngineLog } from './engine-log.ts'
import { newestAtMost } from './newest-at-most.ts'

/** How often nodes and time are told between two depths, in ms. */
const BEAT_MS = 500

/** The engine that comes with the studio, in threads that stay warm between tasks. */
export class BuiltInEngine implements Engine {
  readonly #log = new EngineLog()
  #threads: SearchThreads | undefined
  /** Ends the running task when a thread has died, or when nobody wants the engine any more. */
  #onCrash: (error: Error) => void = () => undefined
  #onClose: () => void = () => undefined

  log = (): LogLine[] => this.#log.lines()

  analyse = (
    task: AnalysisTask,
    { signal, onPhase, onUpdate }: AnalysisListener,
  ): Promise<Result<EngineUpdate, EngineFault>> =>
    new Promise((resolve) => {
      const threads = this.#start()
      const { turn } = task.standing.setup
      const begun = performance.now()
      let found: Progress | undefined
      const read = (): EngineUpdate => {
        const ms = performance.now() - begun
        const nodes = Math.max(found?.nodes ?? 0, threads.nodes())
        const speed = Math.round(nodes / Math.max(ms / 1000, 0.001))
        const lines = (found?.lines ?? []).map(({ score, depth, moves }) => ({
          score: scoreForCho(score, turn),
          depth,
          moves: formatLine(task.standing.setup, moves).split(' '),
        }))
        return { lines, depth: found?.depth ?? 0, nodes, speed, ms: Math.round(ms) }
      }
      const updates = newestAtMost<undefined>(UPDATE_MS, () => onUpdate(read()))
      const beat = setInterval(() => updates.take(undefined), BEAT_MS)
      const end = (result: () => Result<EngineUpdate, EngineFault>): void => {
        clearInterval(beat)
        signal.removeEventListener('abort', threads.stop)
        updates.end()
        resolve(result())
      }
      this.#onCrash = (error) => {
        this.#log.add('error', String(error))
        this.#threads = undefined
        void threads.close()
        end(() => err({ code: 'engine-ended', how: error.message, log: this.#log.last(20) }))
      }
      this.#onClose = () => end(() => ok(read()))
      onPhase('thinking')
      threads.think({ ...task, limits: limitsOf(task.limits) }, false, {
        onProgress: (progress) => {
          found = progress
          updates.take(undefined)
        },
        onDone: (progress) => {
          found = progress
          end(() => ok(read()))
        },
      })
      signal.addEventListener('abort', threads.stop)
      if (signal.aborted) threads.stop()
    })

  close = async (): Promise<void> => {
    const threads = this.#threads
    this.#threads = undefined
    await threads?.close()
    this.#onClose()
  }

  #start(): SearchThreads {
    this.#threads ??= startSearchThreads((error) => this.#onCrash(error))
    return this.#threads
  }
}

/** A time is kept to the end: an analysis is not in a hurry as a game is. */
const limitsOf = ({ depth, nodes, ms }: AnalysisLimits): Limits => ({
  ...(depth !== undefined && { depth }),
  ...(nodes !== undefined && { nodes }),
  ...(ms !== undefined && { hardMs: ms }),
})
