/** Hands values on at most once in `ms`, the newest of those that came meanwhile. */
export interface NewestAtMost<T> {
  readonly take: (value: T) => void
  /** Hands on at once what waits, and nothing afterwards. */
  readonly end: () => void
}

export function newestAtMost<T>(ms: number, handOn: (value: T) => void): NewestAtMost<T> {
  let waiting: { readonly value: T } | undefined
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  function next(): void {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = undefined
    timer = setTimeout(next, ms)
    handOn(value)
  }

  return {
    take: (value) => {
      if (isOver) return
      waiting = { value }
      if (!timer) next()
    },
    end: () => {
      isOver = true
      clearTimeout(timer)
      if (waiting) handOn(waiting.value)
      waiting = undefined
    },
  }
}
