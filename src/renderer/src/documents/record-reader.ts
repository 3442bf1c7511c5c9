import type { ReadGame } from '#engine/game/game'
import { readGameAt, type RecordFile } from '#engine/game/read-records'
import { scanText, type TextPart } from '#engine/game/scan-collection'
import type { GameEntry } from '#engine/notation/game-entry'
import { inject, type InjectionKey } from 'vue'
import type { ReaderAnswer, ReaderTask } from './reader-messages.ts'

/** Reads records without holding up the window. */
export interface RecordReader {
  /** @param parts of a text that was put together from several files */
  readonly scan: (text: string, parts?: readonly TextPart[]) => Promise<RecordFile>
  readonly read: (text: string, entry: GameEntry) => Promise<ReadGame>
}

export const readerKey: InjectionKey<RecordReader> = Symbol('record reader')

export function useRecordReader(): RecordReader {
  const reader = inject(readerKey)
  if (!reader) throw new Error('no record reader was provided')
  return reader
}

/** Texts longer than this, in characters, go to the worker: they would cost more than a frame. */
export const LONG_TEXT = 200_000

/** Reads where it is called. */
export const directReader: RecordReader = {
  scan: (text, parts) => Promise.resolve(scanText(text, parts)),
  read: (text, entry) => Promise.resolve(readGameAt(text, entry)),
}

/** Short texts at once, long ones in the worker. */
export function balancedReader(worker: RecordReader): RecordReader {
  return {
    scan: (text, parts) => (text.length > LONG_TEXT ? worker : directReader).scan(text, parts),
    read: (text, entry) =>
      (entry.to - entry.from > LONG_TEXT ? worker : directReader).read(text, entry),
  }
}

interface Waiting {
  readonly resolve: (answer: ReaderAnswer) => void
  readonly reject: (reason: Error) => void
}

/**
 * Asks a worker, started by the first question. One that dies of what it reads fails that question
 * only; the next one gets a new worker.
 */
export function workerReader(create: () => Worker): RecordReader {
  let worker: Worker | undefined
  let nextId = 0
  const waiting = new Map<number, Waiting>()

  function start(): Worker {
    const started = create()
    started.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
      waiting.get(data.id)?.resolve(data)
      waiting.delete(data.id)
    })
    started.addEventListener('error', (event) => {
      event.preventDefault()
      worker = undefined
      started.terminate()
      for (const { reject } of waiting.values()) reject(new Error(event.message))
      waiting.clear()
    })
    return started
  }

  function ask(task: (id: number) => ReaderTask): Promise<ReaderAnswer> {
    const id = nextId++
    worker ??= start()
    worker.postMessage(task(id))
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }

  return {
    scan: async (text, parts) => {
      const answer = await ask((id) => ({ kind: 'scan', id, text, parts }))
      if (answer.kind !== 'scanned') throw new Error('the worker answered another question')
      return answer.records
    },
    read: async (text, entry) => {
      const answer = await ask((id) => ({ kind: 'read', id, text, entry }))
      if (answer.kind !== 'read') throw new Error('the worker answered another question')
      return answer.read
    },
  }
}
