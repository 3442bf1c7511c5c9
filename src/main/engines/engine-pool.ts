import { err, type Result } from '#engine/result'
import {
  BUILT_IN,
  type EngineFault,
  type EngineUpdate,
  type ExternalEngine,
  type LogLine,
} from '#shared/contract/engines'
import { BuiltInEngine } from './built-in-engine.ts'
import { type AnalysisListener, type AnalysisTask, type Engine, NOTHING_FOUND } from './engine.ts'
import { ExternalUciEngine } from './external-engine.ts'
import { latestOnly } from './latest-only.ts'

/** Time an engine without a task is kept warm, in ms. */
const IDLE_MS = 120_000

/** Looks up an engine of the user. */
export type FindEngine = (id: string) => Promise<ExternalEngine | undefined>

interface Place {
  readonly engine: Engine
  readonly id: string
  readonly run: ReturnType<typeof latestOnly<Result<EngineUpdate, EngineFault>>>
  timer: NodeJS.Timeout | undefined
  running: number
}

/**
 * The engines of one window: one for each use, so that a review goes on while a position is
 * analysed. Within a use the latest task wins.
 */
export class EnginePool {
  readonly #find: FindEngine
  readonly #places = new Map<string, Place>()
  readonly #logs = new Map<string, () => LogLine[]>()

  constructor(find: FindEngine) {
    this.#find = find
  }

  /** Another engine for a use ends the one before it. */
  async analyse(
    use: string,
    id: string,
    task: AnalysisTask,
    listener: AnalysisListener,
  ): Promise<Result<EngineUpdate, EngineFault>> {
    const place = await this.#place(use, id)
    if (!place) return err({ code: 'no-such-engine' })
    clearTimeout(place.timer)
    place.running += 1
    try {
      const run = (signal: AbortSignal): Promise<Result<EngineUpdate, EngineFault>> =>
        place.engine.analyse(task, { ...listener, signal })
      return (await place.run(run, listener.signal)) ?? { ok: true, value: NOTHING_FOUND }
    } finally {
      place.running -= 1
      if (place.running === 0) this.#closeWhenIdle(use, place)
    }
  }

  log(id: string): LogLine[] {
    return this.#logs.get(id)?.() ?? []
  }

  /** Ends every process of an engine, so that the next task starts it with its new options. */
  async closeEngine(id: string): Promise<void> {
    const its = [...this.#places].filter(([, place]) => place.id === id)
    await Promise.all(its.map(([use, place]) => this.#close(use, place)))
  }

  async close(): Promise<void> {
    await Promise.all([...this.#places].map(([use, place]) => this.#close(use, place)))
  }

  async #place(use: string, id: string): Promise<Place | undefined> {
    const known = this.#places.get(use)
    if (known?.id === id) return known
    const settings = id === BUILT_IN ? undefined : await this.#find(id)
    if (id !== BUILT_IN && !settings) return undefined
    const meanwhile = this.#places.get(use)
    if (meanwhile?.id === id) return meanwhile
    if (meanwhile) void this.#close(use, meanwhile)
    const engine = settings ? new ExternalUciEngine(settings) : new BuiltInEngine()
    const place: Place = {
      engine,
      id,
      run: latestOnly<Result<EngineUpdate, EngineFault>>(),
      timer: undefined,
      running: 0,
    }
    this.#places.set(use, place)
    this.#logs.set(id, engine.log)
    return place
  }

  #closeWhenIdle(use: string, place: Place): void {
    if (this.#places.get(use) !== place) return
    place.timer = setTimeout(() => void this.#close(use, place), IDLE_MS).unref()
  }

  async #close(use: string, place: Place): Promise<void> {
    clearTimeout(place.timer)
    if (this.#places.get(use) === place) this.#places.delete(use)
    await place.engine.close()
  }
}
