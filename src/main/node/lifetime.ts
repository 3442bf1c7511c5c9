/** When a host without a window of its own should end. */
export interface Lifetime {
  readonly windowOpened: () => void
  readonly windowClosed: () => void
  readonly stop: () => void
}

export interface Patience {
  /** How long to wait for the first window, in ms. */
  readonly firstWindow: number
  /** How long to wait after the last window closed, in ms: a reload or a reconnect takes some. */
  readonly lastWindow: number
}

/** Calls `onEnd` once, when no window has come or come back in time. */
export function createLifetime(patience: Patience, onEnd: () => void): Lifetime {
  let windows = 0
  let timer: NodeJS.Timeout | undefined = setTimeout(onEnd, patience.firstWindow)
  let stopped = false

  const clear = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  return {
    windowOpened: () => {
      windows++
      clear()
    },
    windowClosed: () => {
      windows--
      if (windows === 0 && !stopped) timer = setTimeout(onEnd, patience.lastWindow)
    },
    stop: () => {
      stopped = true
      clear()
    },
  }
}
