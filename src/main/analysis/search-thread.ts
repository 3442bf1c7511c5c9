import type { Worker } from 'node:worker_threads'
import type { MateTask } from '#engine/search/mate-search'
import type { Job } from '#engine/uci/thinker'
import {
  FLAG_BYTES,
  LOOKS,
  PONDERING,
  RUNNING,
  type SearchReport,
  type SearchRequest,
  type SearchThreadData,
} from './search-messages.ts'
import startWorker from './search-worker?nodeWorker'

/** One thread that searches. It hears nothing while it does: what it is told goes by shared memory. */
export interface SearchThread {
  readonly think: (
    search: number,
    game: number,
    job: Job,
    table: SharedArrayBuffer,
    isPondering: boolean,
    onReport: (report: SearchReport) => void,
  ) => void
  readonly mate: (search: number, task: MateTask, onReport: (report: SearchReport) => void) => void
  readonly bench: (search: number, depth: number, onReport: (report: SearchReport) => void) => void
  /** Ends what runs soon; it still reports what it has. */
  readonly stop: () => void
  readonly ponderHit: () => void
  /** How often the search has looked at its flags since it began. */
  readonly looks: () => number
  /** Ends the thread, whatever it does. */
  readonly close: () => Promise<void>
}

/** No search has this number. */
const NONE = -1

/** @param onCrash told when the thread has ended by an error; it does nothing more then */
export function startSearchThread(onCrash: (error: Error) => void): SearchThread {
  const shared = new SharedArrayBuffer(FLAG_BYTES)
  const flags = new Int32Array(shared)
  const workerData: SearchThreadData = { flags: shared }
  const worker: Worker = startWorker({ name: 'search', workerData })
  let listener: (report: SearchReport) => void = () => undefined
  worker.on('message', (report: SearchReport) => listener(report))
  worker.on('error', onCrash)

  function begin(request: SearchRequest, onReport: (report: SearchReport) => void): void {
    listener = onReport
    Atomics.store(flags, LOOKS, 0)
    Atomics.store(flags, RUNNING, request.search)
    worker.postMessage(request)
  }

  return {
    think: (search, game, job, table, isPondering, onReport) => {
      Atomics.store(flags, PONDERING, isPondering ? 1 : 0)
      begin({ kind: 'think', search, game, job, table }, onReport)
    },
    mate: (search, task, onReport) => begin({ kind: 'mate', search, task }, onReport),
    bench: (search, depth, onReport) => begin({ kind: 'bench', search, depth }, onReport),
    stop: () => void Atomics.store(flags, RUNNING, NONE),
    ponderHit: () => void Atomics.store(flags, PONDERING, 0),
    looks: () => Atomics.load(flags, LOOKS),
    close: async () => {
      await worker.terminate()
    },
  }
}
