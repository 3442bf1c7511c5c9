type Job<T> = (signal: AbortSignal) => Promise<T>

/**
 * Runs one job at a time. A newer job stops the one that runs and takes the place of one that waits,
 * which then ends with `undefined`.
 */
export function latestOnly<T>(): (job: Job<T>, signal: AbortSignal) => Promise<T | undefined> {
  let newest = new AbortController()
  let previous: Promise<unknown> = Promise.resolve()

  return (job, signal) => {
    newest.abort()
    newest = new AbortController()
    const stop = AbortSignal.any([signal, newest.signal])
    const run = previous.then(() => (stop.aborted ? undefined : job(stop)))
    previous = run.catch(() => undefined)
    return run
  }
}
