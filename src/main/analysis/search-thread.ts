import type { Worker } from 'node:worker_threads'
import { unreachable } from '#engine/result'
import type { Thinker, ThinkerListener } from '#engine/uci/thinker'
import {
  FLAG_BYTES,
  PONDERING,
  type SearchReport,
  type SearchRequest,
  type SearchThreadData,
  STOP,
} from './search-messages.ts'
import startWorker from './search-worker?nodeWorker'

export interface SearchThread extends Thinker {
  /** Ends the thread, whatever it does. */
  readonly close: () => Promise<void>
}

/**
 * A search in a thread of its own. It hears nothing while it thinks: stop and ponderhit reach it
 * through shared memory.
 */
export function startSearchThread(): SearchThread {
  const shared = new SharedArrayBuffer(FLAG_BYTES)
  const flags = new Int32Array(shared)
  const workerData: SearchThreadData = { flags: shared }
  const worker: Worker = startWorker({ name: 'search', workerData })
  let listener: ThinkerListener | undefined
  let onBenched: ((nodes: number, ms: number) => void) | undefined
  const request = (message: SearchRequest): void => worker.postMessage(message)

  worker.on('message', (report: SearchReport) => {
    switch (report.kind) {
      case 'progress':
        return listener?.onProgress(report.progress)
      case 'done':
        return listener?.onDone(report.progress)
      case 'benched':
        return onBenched?.(report.nodes, report.ms)
      default:
        return unreachable(report)
    }
  })

  return {
    think: (job, isPondering, whoListens) => {
      listener = whoListens
      Atomics.store(flags, PONDERING, isPondering ? 1 : 0)
      Atomics.store(flags, STOP, 0)
      request({ kind: 'think', job })
    },
    stop: () => void Atomics.store(flags, STOP, 1),
    ponderHit: () => void Atomics.store(flags, PONDERING, 0),
    clear: () => request({ kind: 'clear' }),
    bench: (depth, onDone) => {
      onBenched = onDone
      Atomics.store(flags, STOP, 0)
      request({ kind: 'bench', depth })
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
