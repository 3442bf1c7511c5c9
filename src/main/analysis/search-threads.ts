import type { Progress } from '#engine/search/iterate'
import { NODES_PER_LOOK } from '#engine/search/quiescence'
import { Table } from '#engine/search/table'
import type { Job, Thinker } from '#engine/uci/thinker'
import { type SearchThread, startSearchThread } from './search-thread.ts'

export interface SearchThreads extends Thinker {
  /** Nodes of the running search so far, to the thousand. */
  readonly nodes: () => number
  /** Ends all threads, whatever they do. */
  readonly close: () => Promise<void>
}

/**
 * The search in threads of its own, kept warm. With several of them (lazy SMP) the first one's
 * findings count; the helpers search the same position without limits, some of them a depth ahead,
 * and what they learn reaches it through the table they share.
 *
 * @param onCrash told when a thread has ended by an error; the threads are of no more use then
 */
export function startSearchThreads(onCrash: (error: Error) => void): SearchThreads {
  const threads: SearchThread[] = [startSearchThread(onCrash)]
  let table: SharedArrayBuffer | undefined
  let search = 0
  let game = 0
  let busy: readonly SearchThread[] = []

  function tableOf(megabytes: number): SharedArrayBuffer {
    const bytes = Table.bytes(megabytes)
    if (table?.byteLength !== bytes) table = new SharedArrayBuffer(bytes)
    return table
  }

  const looksOf = (some: readonly SearchThread[]): number =>
    some.reduce((sum, thread) => sum + thread.looks(), 0)
  /** The first thread counts its own nodes to the one. */
  const withHelpers = (progress: Progress): Progress => ({
    ...progress,
    nodes: progress.nodes + looksOf(busy.slice(1)) * NODES_PER_LOOK,
  })
  const stopHelpers = (): void => busy.slice(1).forEach((helper) => helper.stop())

  return {
    think: (job, isPondering, { onProgress, onDone }) => {
      search += 1
      while (threads.length < job.threads) threads.push(startSearchThread(onCrash))
      busy = threads.slice(0, job.threads)
      const memory = tableOf(job.hashMegabytes)
      const [first, ...helpers] = busy
      first?.think(search, game, job, memory, isPondering, (report) => {
        if (report.kind === 'progress') onProgress(withHelpers(report.progress))
        if (report.kind !== 'done') return
        stopHelpers()
        onDone(withHelpers(report.progress))
      })
      helpers.forEach((helper, i) => {
        helper.think(search, game, helpersJob(job, i), memory, false, () => undefined)
      })
    },
    // The helpers go on until the first thread is done, so that none of them misses its stop.
    stop: () => busy[0]?.stop(),
    ponderHit: () => busy[0]?.ponderHit(),
    clear: () => {
      table = undefined
      game += 1
    },
    bench: (depth, onDone) => {
      search += 1
      busy = threads.slice(0, 1)
      busy[0]?.bench(search, depth, (report) => {
        if (report.kind === 'benched') onDone(report.nodes, report.ms)
      })
    },
    nodes: () => looksOf(busy) * NODES_PER_LOOK,
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()))
    },
  }
}

const helpersJob = ({ standing, rules, hashMegabytes }: Job, index: number): Job => ({
  standing,
  rules,
  hashMegabytes,
  threads: 1,
  limits: {},
  firstDepth: 1 + ((index + 1) % 2),
})
