/** A pause in typing, in milliseconds, after which the text is read. */
const PAUSE = 90

/** Waits for a pause in typing. While it is held, as by a composition, nothing ends it. */
export interface TypingPause {
  readonly begin: () => void
  /** Ends it now; answers whether there was one. */
  readonly end: () => boolean
  readonly hold: () => void
  readonly release: () => void
  readonly isHeld: () => boolean
}

export function createTypingPause(onEnd: () => void): TypingPause {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false

  function begin(): void {
    clearTimeout(timer)
    timer = isHeld ? undefined : setTimeout(end, PAUSE)
  }

  function end(): boolean {
    if (timer === undefined) return false
    clearTimeout(timer)
    timer = undefined
    onEnd()
    return true
  }

  return {
    begin,
    end,
    hold: () => {
      isHeld = true
      clearTimeout(timer)
      timer = undefined
    },
    release: () => {
      isHeld = false
      begin()
    },
    isHeld: () => isHeld,
  }
}
