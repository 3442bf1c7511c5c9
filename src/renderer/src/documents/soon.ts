/**
 * Calls for `work` within a time: the first one starts the clock, those until then are the same one.
 * No call is without its work, however long nothing was asked before.
 */
export function soon(work: () => void, ms: number): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  return () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      work()
    }, ms)
  }
}
