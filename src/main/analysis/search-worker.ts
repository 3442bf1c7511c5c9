import { performance } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { unreachable } from '#engine/result'
import { SynchronousThinker } from '#engine/uci/synchronous-thinker'
import {
  PONDERING,
  type SearchReport,
  type SearchRequest,
  type SearchThreadData,
  STOP,
} from './search-messages.ts'

const { flags: shared }: SearchThreadData = workerData
const flags = new Int32Array(shared)

const thinker = new SynchronousThinker({
  now: () => performance.now(),
  shouldStop: () => Atomics.load(flags, STOP) === 1,
  isPondering: () => Atomics.load(flags, PONDERING) === 1,
})

const report = (message: SearchReport): void => parentPort?.postMessage(message)

parentPort?.on('message', (request: SearchRequest) => {
  switch (request.kind) {
    case 'think':
      return thinker.think(request.job, {
        onProgress: (progress) => report({ kind: 'progress', progress }),
        onDone: (progress) => report({ kind: 'done', progress }),
      })
    case 'clear':
      return thinker.clear()
    case 'bench':
      return thinker.bench(request.depth, (nodes, ms) => report({ kind: 'benched', nodes, ms }))
    default:
      return unreachable(request)
  }
})
