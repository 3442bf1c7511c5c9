import type { Worker } from 'node:worker_threads'
import { type Client, connect } from '#shared/rpc/client'
import type { Transport } from '#shared/rpc/transport'
import { threadContract, type ThreadContract } from './thread-contract.ts'
import startWorker from './worker?nodeWorker'

/** The thread that owns all databases. */
export interface LibraryThread {
  readonly run: Client<ThreadContract>['run']
  /** Lets it finish what it writes, then ends it. */
  readonly close: () => Promise<void>
}

const startLibrary = (): Worker => startWorker({ name: 'library' })

/** The thread starts with the first call; if it dies, the next call starts another. */
export function createLibraryThread(start: () => Worker = startLibrary): LibraryThread {
  let running: { readonly worker: Worker; readonly client: Client<ThreadContract> } | undefined

  function client(): Client<ThreadContract> {
    if (running) return running.client
    const worker = start()
    running = { worker, client: connect(threadContract, transportTo(worker)) }
    worker.on('exit', () => {
      if (running?.worker === worker) running = undefined
    })
    // Without a listener an error in the thread would end the host; `exit` follows.
    worker.on('error', (error) => console.error('library', error))
    return running.client
  }

  return {
    run: (method, input, options) => client().run(method, input, options),
    close: async () => {
      const worker = running?.worker
      if (!worker) return
      const exited = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage(null)
      await exited
    },
  }
}

const transportTo = (worker: Worker): Transport => ({
  send: (text) => worker.postMessage(text),
  listen: ({ onText, onClose }) => {
    worker.on('message', onText)
    worker.once('exit', onClose)
  },
})
