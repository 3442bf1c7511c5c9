import { mkdir, realpath } from 'node:fs/promises'
import type { Worker } from 'node:worker_threads'
import { err, ok, type Result } from '#engine/result'
import type { ConvertReport, ConvertState } from '#shared/contract/convert'
import type { FileError } from '#shared/contract/files'
import type { HostContract } from '#shared/contract/index'
import type { Call, HandlersOf } from '#shared/rpc/host'
import { errorCode } from '../error-code.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import type { ConvertAnswer, ConvertOrder, ConvertTask } from './messages.ts'
import startWorker from './worker?nodeWorker'

const startConverting = (): Worker => startWorker({ name: 'convert' })

/** Converting runs in a thread of its own, so that neither the host nor other files wait for it. */
export const convertHandlers = (
  allowed: AllowedPaths,
  startThread: () => Worker = startConverting,
): HandlersOf<HostContract, 'convert'> => ({
  'convert.run': async ({ from, to, ...options }, call) => {
    const source = await allowed.find(from)
    if (!source.ok) return source
    const target = await folderFor(to, allowed)
    if (!target.ok) return target
    const task: ConvertTask = { from: source.value.real, to: target.value, options }
    return runTask(startThread(), task, from, call)
  },
})

/** The folder to write to, its links followed; made where there is none. */
async function folderFor(path: string, allowed: AllowedPaths): Promise<Result<string, FileError>> {
  const standing = await allowed.find(path)
  if (standing.ok) return ok(standing.value.real)
  if (standing.error.code !== 'file-not-found') return standing
  const above = await allowed.findFolderOf(path)
  if (!above.ok) return above
  try {
    await mkdir(path)
    return ok(await realpath(path))
  } catch (error) {
    return err({ code: 'file-unreadable', path, detail: errorCode(error) })
  }
}

/** A cancelled run ends behind the file it is at, which is written whole. */
async function runTask(
  worker: Worker,
  task: ConvertTask,
  path: string,
  { signal, emit }: Call<ConvertState>,
): Promise<Result<ConvertReport, FileError>> {
  const order = (what: ConvertOrder): void => worker.postMessage(what)
  const stop = (): void => order({ kind: 'stop' })
  signal.addEventListener('abort', stop)
  try {
    return await new Promise((resolve) => {
      const lose = (detail: string): void => resolve(err({ code: 'file-unreadable', path, detail }))
      worker.on('message', (answer: ConvertAnswer) => {
        if (answer.kind === 'state') emit(answer.state)
        else resolve(answer.result)
      })
      worker.on('error', (error) => lose(errorCode(error)))
      worker.on('exit', () => lose('exit'))
      order({ kind: 'run', task })
      if (signal.aborted) stop()
    })
  } finally {
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
