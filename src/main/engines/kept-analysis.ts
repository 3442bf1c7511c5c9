import type { Result } from '#engine/result'
import { isWorthKeeping } from '#shared/contract/better-update'
import { BUILT_IN, type EngineFault, type EngineUpdate } from '#shared/contract/engines'
import type { AskedPosition, Evaluations } from '../evaluations/evaluations.ts'
import type { AnalysisListener, AnalysisTask } from './engine.ts'
import type { EnginePool, FindEngine } from './engine-pool.ts'

/** What is found is kept at the end, and after so many ms of thought: the studio may be killed. */
const KEEP_EVERY_MS = 5000

/** Analyses of one window, whose findings are kept. */
export class KeptAnalysis {
  readonly #pool: EnginePool
  readonly #find: FindEngine
  readonly #evaluations: Evaluations

  constructor(pool: EnginePool, find: FindEngine, evaluations: Evaluations) {
    this.#pool = pool
    this.#find = find
    this.#evaluations = evaluations
  }

  async recall(
    engine: string,
    position: Pick<AnalysisTask, 'standing' | 'rules'>,
  ): Promise<EngineUpdate | undefined> {
    const asked = await this.#asked(engine, position)
    return asked && this.#evaluations.recall(asked)
  }

  async analyse(
    use: string,
    engine: string,
    task: AnalysisTask,
    listener: AnalysisListener,
  ): Promise<Result<EngineUpdate, EngineFault>> {
    const asked = await this.#asked(engine, task)
    let best: EngineUpdate | undefined
    let keptAt = 0
    const take = (update: EngineUpdate): void => {
      if (isWorthKeeping(update, best)) best = update
    }
    const keep = async (): Promise<void> => {
      if (asked && best) await this.#evaluations.keep(asked, best)
    }
    const ended = await this.#pool.analyse(use, engine, task, {
      ...listener,
      onUpdate: (update) => {
        take(update)
        if (update.ms - keptAt >= KEEP_EVERY_MS) {
          keptAt = update.ms
          void keep()
        }
        listener.onUpdate(update)
      },
    })
    if (ended.ok) take(ended.value)
    void keep()
    return ended
  }

  async #asked(
    id: string,
    { standing, rules }: Pick<AnalysisTask, 'standing' | 'rules'>,
  ): Promise<AskedPosition | undefined> {
    const engine = id === BUILT_IN ? undefined : await this.#find(id)
    return engine || id === BUILT_IN ? { engine, standing, rules } : undefined
  }
}
