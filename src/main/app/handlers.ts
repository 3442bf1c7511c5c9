import { err, ok } from '#engine/result'
import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'
import type { Platform } from '../platform.ts'
import type { Events, Listener } from './events.ts'

export interface AppOfWindow {
  readonly handlers: HandlersOf<HostContract, 'app'>
  /** Events go to this window until the user turns to another. */
  readonly bringToFront: () => void
}

/** The calls of one window about the studio itself. */
export function appHandlers(platform: Platform, events: Events): AppOfWindow {
  let current: Listener | undefined
  return {
    bringToFront: () => {
      if (current) events.bringToFront(current)
    },
    handlers: {
      'app.info': () => Promise.resolve(ok(platform.info)),

      'app.openLink': async ({ url }) => {
        try {
          await platform.openLink(url)
          return ok({})
        } catch {
          return err({ code: 'link-not-opened', url })
        }
      },

      'app.events': (_input, { signal, emit }) =>
        new Promise((resolve) => {
          const listener: Listener = { emit }
          current = listener
          signal.addEventListener('abort', () => {
            events.leave(listener)
            resolve(ok({}))
          })
          events.listen(listener)
        }),
    },
  }
}
