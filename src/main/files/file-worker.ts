import type { Worker } from 'node:worker_threads'
import { err, ok, type Result } from '#engine/result'
import { errorCode } from '../error-code.ts'
import type { AnswerMessage, FileAnswers, FileTask, TaskMessage } from './worker-messages.ts'
import startWorker from './worker?nodeWorker'

/** The worker ended before it answered, for the reason given. */
export interface WorkerLost {
  readonly reason: string
}

/** Reads, decodes and lists in a thread of its own, so that no file can hold up the host. */
export interface FileWorker {
  readonly perform: <K extends FileTask['kind']>(
    task: Extract<FileTask, { kind: K }>,
  ) => Promise<Result<FileAnswers[K], WorkerLost>>
  readonly close: () => Promise<void>
}

type Settle = (result: Result<never, WorkerLost>) => void

const startFiles = (): Worker => startWorker({ name: 'files' })

/** The thread starts with the first task; if it dies, the next task starts another. */
export function createFileWorker(startThread: () => Worker = startFiles): FileWorker {
  const waiting = new Map<number, Settle>()
  let worker: Worker | undefined
  let nextId = 0
  let closed = false

  function lose(lost: Worker, reason: string): void {
    if (worker !== lost) return
    worker = undefined
    const settlers = [...waiting.values()]
    waiting.clear()
    for (const settle of settlers) settle(err({ reason }))
  }

  function start(): Worker {
    const started = startThread()
    started.on('message', ({ id, answer }: AnswerMessage) => {
      const settle = waiting.get(id)
      waiting.delete(id)
      settle?.(ok(answer) as never)
    })
    started.on('error', (error) => lose(started, errorCode(error)))
    started.on('exit', () => lose(started, 'exit'))
    return started
  }

  return {
    perform: (task) => {
      if (closed) return Promise.resolve(err({ reason: 'closed' }))
      worker ??= start()
      const id = nextId++
      const message: TaskMessage = { id, task }
      worker.postMessage(message, handedOver(task))
      return new Promise((resolve) => waiting.set(id, resolve))
    },
    close: async () => {
      closed = true
      await worker?.terminate()
    },
  }
}

/** Bytes go to the thread without a copy. */
const handedOver = (task: FileTask): ArrayBuffer[] =>
  task.kind === 'decode' ? [task.bytes.buffer] : []
