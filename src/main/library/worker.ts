import { parentPort } from 'node:worker_threads'
import { serve } from '#shared/rpc/host'
import { evaluationFiles } from '../evaluations/thread-handlers.ts'
import { createOpenLibraries } from './open-libraries.ts'
import { threadContract } from './thread-contract.ts'
import { threadHandlers } from './thread-handlers.ts'

const port = parentPort
const libraries = createOpenLibraries()
const evaluations = evaluationFiles()
if (port) {
  serve(
    threadContract,
    { ...threadHandlers(libraries), ...evaluations.handlers },
    {
      send: (text) => port.postMessage(text),
      listen: ({ onText, onClose }) => {
        port.on('message', (text: string | null) => {
          if (text !== null) return onText(text)
          // The last message: SQLite puts its journal away, then the thread ends by itself.
          onClose()
          libraries.closeAll()
          evaluations.closeAll()
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
