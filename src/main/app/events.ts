import type { AppEvent } from '#shared/contract/app'
import type { FileRef } from '#shared/contract/files'

/** One window that listens for events. */
export interface Listener {
  readonly emit: (event: AppEvent) => void
}

/** Brings each event to one window: the one in front, which is the newest or the one last used. */
export interface Events {
  /** What waited is delivered at once. */
  readonly listen: (listener: Listener) => void
  readonly leave: (listener: Listener) => void
  readonly bringToFront: (listener: Listener) => void
  /** Files wait for a window if there is none. */
  readonly openFiles: (files: readonly FileRef[]) => void
  /** A command without a window means nothing later, so it doesn't wait. */
  readonly command: (command: string) => void
}

export function createEvents(): Events {
  /** The last one is in front. */
  let listeners: readonly Listener[] = []
  let waiting: readonly FileRef[] = []

  const without = (listener: Listener): Listener[] =>
    listeners.filter((other) => other !== listener)

  function deliver(): void {
    const front = listeners.at(-1)
    if (!front || waiting.length === 0) return
    const files = [...waiting]
    waiting = []
    front.emit({ kind: 'open-files', files })
  }

  return {
    listen: (listener) => {
      listeners = [...listeners, listener]
      deliver()
    },
    leave: (listener) => {
      listeners = without(listener)
    },
    bringToFront: (listener) => {
      if (listeners.includes(listener)) listeners = [...without(listener), listener]
    },
    openFiles: (files) => {
      waiting = [...waiting, ...files]
      deliver()
    },
    command: (command) => listeners.at(-1)?.emit({ kind: 'command', command }),
  }
}
