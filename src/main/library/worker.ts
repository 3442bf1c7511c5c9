import { parentPort } from 'node:worker_threads'
import { serve } from '#shared/rpc/host'
import { createOpenLibraries } from './open-libraries.ts'
import { threadContract } from './thread-contract.ts'
import { threadHandlers } from './thread-handlers.ts'

const port = parentPort
const libraries = createOpenLibraries()
if (port) {
  serve(
    threadContract,
    threadHandlers(libraries),
    {
      send: (text) => port.postMessage(text),
      listen: ({ onText, onClose }) => {
        port.on('message', (text: string | null) => {
          if (text !== null) return onText(text)
          // The last message: SQLite puts its journal away, then the thread ends by itself.
          onClose()
          libraries.closeAll()
          port.close()
        })
      },
    },
    {
      onCrash: (method, error) => {
        console.error(method, error)
      },
    },
  )
}
