import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes that are in use, after everything that nobody holds is gone. */
export function bytesHeld(): number {
  collect()
  // What was found dead is swept by other threads, late on a busy machine: a second time waits for them.
  collect()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
