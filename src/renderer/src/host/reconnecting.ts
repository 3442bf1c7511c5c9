import type { Client } from '#shared/rpc/client'
import type { Contract } from '#shared/rpc/procedure'

export type LineState = 'open' | 'lost' | 'gone'

export interface LineEvents {
  readonly onOpen: () => void
  readonly onClose: () => void
}

/** A client that outlives its line. Calls that were running when a line fell end as `disconnected`. */
export interface LastingClient<C extends Contract> extends Client<C> {
  /** Tells of every change; a line that opens for the first time is no change. */
  readonly onState: (listener: (state: LineState) => void) => void
}

/** Milliseconds between attempts; the last one repeats. After it the host counts as gone. */
export const RETRY_DELAYS = [200, 500, 1000, 2000, 4000, 8000] as const
const LAST_DELAY = 8000

/** Dials again whenever the line falls. `later` is the clock, so that tests need not wait. */
export function reconnecting<C extends Contract>(
  dial: (events: LineEvents) => Client<C>,
  later: (run: () => void, ms: number) => void,
): LastingClient<C> {
  const listeners: ((state: LineState) => void)[] = []
  let state: LineState = 'open'
  let failures = 0

  function enter(next: LineState): void {
    if (next === state) return
    state = next
    for (const listener of listeners) listener(next)
  }

  function open(): Client<C> {
    return dial({
      onOpen: () => {
        failures = 0
        enter('open')
      },
      onClose: () => {
        const delay = RETRY_DELAYS[failures]
        enter(delay === undefined ? 'gone' : 'lost')
        failures += 1
        later(() => {
          current = open()
        }, delay ?? LAST_DELAY)
      },
    })
  }

  let current = open()
  return {
    run: (method, input, options) => current.run(method, input, options),
    onState: (listener) => {
      listeners.push(listener)
    },
  }
}
