import { Worker } from 'node:worker_threads'
import { afterEach, expect, test } from 'vitest'
import { err } from '#engine/result'
import { createFileWorker, type FileWorker } from '#main/files/file-worker'

let worker: FileWorker
afterEach(() => worker.close())

const list = () => worker.perform<'list'>({ kind: 'list', found: { path: '/', real: '/' } })

/** A thread that meets every task with `source`. */
const thread = (source: string): Worker =>
  new Worker(`require('node:worker_threads').parentPort.on('message', () => { ${source} })`, {
    eval: true,
  })

test.each([
  { name: 'exits', source: 'process.exit(1)', reason: 'exit' },
  { name: 'throws', source: "throw new Error('out of luck')", reason: 'out of luck' },
])('a thread that $name fails what waits for it, and the next task has another', async (death) => {
  let started = 0
  worker = createFileWorker(() => {
    started++
    return thread(death.source)
  })
  const lost = err({ reason: death.reason })
  expect(await Promise.all([list(), list()])).toEqual([lost, lost])
  expect(await list()).toEqual(lost)
  expect(started).toBe(2)
})

test('closing fails what is still waited for, and takes no more', async () => {
  worker = createFileWorker(() => thread(''))
  const waiting = list()
  await worker.close()
  expect(await waiting).toEqual(err({ reason: 'exit' }))
  expect(await list()).toEqual(err({ reason: 'closed' }))
})
