import { performance } from 'node:perf_hooks'
import { parentPort } from 'node:worker_threads'
import { convertFolder } from './convert-folder.ts'
import type { ConvertAnswer, ConvertOrder, ConvertTask } from './messages.ts'

const post = (answer: ConvertAnswer): void => parentPort?.postMessage(answer)

let isStopped = false

parentPort?.on('message', (order: ConvertOrder) => {
  if (order.kind === 'stop') isStopped = true
  else run(order.task)
})

function run(task: ConvertTask): void {
  void convertFolder(
    task,
    () => performance.now(),
    (state) => post({ kind: 'state', state }),
    () => isStopped,
  ).then((result) => post({ kind: 'done', result }))
}
