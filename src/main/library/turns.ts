import { setImmediate } from 'node:timers/promises'

/** Milliseconds of one piece of long work after which other questions get their turn. */
const TURN_MS = 15

/** Divides long work into turns, so that whoever else asks something is answered in between. */
export class Turns {
  readonly #signal: AbortSignal
  #began = performance.now()

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  /** Whether this turn was long enough. */
  get isOver(): boolean {
    return performance.now() - this.#began >= TURN_MS
  }

  /** Lets the others have their turn; false once nobody waits for the work any more. */
  async pass(): Promise<boolean> {
    await setImmediate()
    this.#began = performance.now()
    return !this.#signal.aborted
  }
}
