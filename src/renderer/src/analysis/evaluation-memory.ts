import { isWorthKeeping } from '#shared/contract/better-update'
import type { EngineUpdate } from '#shared/contract/engines'

/** Evaluations that are remembered. */
const MOST = 2000

/** What engines found in positions, under keys that name position, past, rules and engine. */
export class EvaluationMemory {
  readonly #known = new Map<string, EngineUpdate>()

  get(key: string): EngineUpdate | undefined {
    return this.#known.get(key)
  }

  /** A deeper evaluation is never replaced by a shallower one, nor more lines by fewer. */
  keep(key: string, update: EngineUpdate): void {
    if (!isWorthKeeping(update, this.#known.get(key))) return
    this.#known.delete(key)
    this.#known.set(key, update)
    const [oldest] = this.#known.keys()
    if (this.#known.size > MOST && oldest !== undefined) this.#known.delete(oldest)
  }
}
