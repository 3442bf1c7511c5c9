import { performance } from 'node:perf_hooks'
import { parentPort, workerData } from 'node:worker_threads'
import { unreachable } from '#engine/result'
import { bench } from '#engine/search/bench'
import { iterate, type Progress } from '#engine/search/iterate'
import { searchMate } from '#engine/search/mate-search'
import { MoveOrder } from '#engine/search/order'
import type { Surroundings } from '#engine/search/surroundings'
import { Table } from '#engine/search/table'
import {
  LOOKS,
  PONDERING,
  RUNNING,
  type SearchReport,
  type SearchRequest,
  type SearchThreadData,
} from './search-messages.ts'

const { flags: shared }: SearchThreadData = workerData
const flags = new Int32Array(shared)

const surroundingsOf = (search: number): Surroundings => ({
  now: () => performance.now(),
  shouldStop: () => {
    Atomics.add(flags, LOOKS, 1)
    return Atomics.load(flags, RUNNING) !== search
  },
  isPondering: () => Atomics.load(flags, PONDERING) === 1,
})

const order = new MoveOrder()
let game = 0

const report = (message: SearchReport): void => parentPort?.postMessage(message)

parentPort?.on('message', (request: SearchRequest) => {
  const surroundings = surroundingsOf(request.search)
  switch (request.kind) {
    case 'think': {
      const table = new Table(request.table, request.search)
      if (request.game !== game) order.clear()
      ;({ game } = request)
      const onProgress = (found: Progress): void => report({ kind: 'progress', progress: found })
      const progress = iterate(request.job, table, surroundings, onProgress, { order })
      return report({ kind: 'done', progress })
    }
    case 'mate': {
      const result = searchMate(request.task, surroundings.shouldStop)
      return report({ kind: 'mateSought', result })
    }
    case 'bench':
      return report({ kind: 'benched', ...bench(surroundings, request.depth) })
    default:
      return unreachable(request)
  }
})
