import { expect, test } from 'vitest'
import { readGameAt, scanRecords } from '#engine/game/read-records'
import {
  balancedReader,
  directReader,
  LONG_TEXT,
  workerReader,
} from '#renderer/documents/record-reader'
import type { ReaderAnswer, ReaderTask } from '#renderer/documents/reader-messages'
import { TWO_GAMES } from '../support/records.ts'

/** A worker on this thread: answers what it is told to, or dies. */
class StandInWorker extends EventTarget {
  isEnded = false
  readonly tasks: ReaderTask[] = []

  postMessage(task: ReaderTask): void {
    this.tasks.push(task)
  }

  answer(data: ReaderAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  die(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message }))
  }

  terminate(): void {
    this.isEnded = true
  }
}

function start(): {
  readonly reader: ReturnType<typeof workerReader>
  readonly workers: StandInWorker[]
} {
  const workers: StandInWorker[] = []
  const reader = workerReader(() => {
    const worker = new StandInWorker()
    workers.push(worker)
    return worker as unknown as Worker
  })
  return { reader, workers }
}

test('short texts are read at once, long ones by the worker', async () => {
  const asked: string[] = []
  const reader = balancedReader({
    scan: (text) => {
      asked.push(`scan ${text.length}`)
      return directReader.scan(text)
    },
    read: (text, entry) => {
      asked.push(`read ${entry.to - entry.from}`)
      return directReader.read(text, entry)
    },
  })
  const [entry] = (await reader.scan(TWO_GAMES)).games
  await reader.read(TWO_GAMES, entry!)
  expect(asked).toEqual([])
  const long = TWO_GAMES + ' '.repeat(LONG_TEXT)
  const records = await reader.scan(long)
  await reader.read(long, records.games[0]!)
  await reader.read(long, records.games[1]!)
  expect(asked).toEqual([`scan ${long.length}`, expect.stringMatching(/^read 2\d{5}$/)])
})

test('answers find their questions, in whatever order they come', async () => {
  const { reader, workers } = start()
  expect(workers).toHaveLength(0)
  const [entry] = scanRecords(TWO_GAMES).games
  const scanned = reader.scan(TWO_GAMES)
  const opened = reader.read(TWO_GAMES, entry!)
  const [worker] = workers
  const game = readGameAt(TWO_GAMES, entry!)
  const records = scanRecords(TWO_GAMES)
  worker!.answer({ kind: 'read', id: worker!.tasks[1]!.id, read: game })
  worker!.answer({ kind: 'scanned', id: worker!.tasks[0]!.id, records })
  expect(await opened).toBe(game)
  expect(await scanned).toBe(records)
  expect(workers).toHaveLength(1)
})

test('a worker that dies fails what it was asked, and the next question gets another', async () => {
  const { reader, workers } = start()
  const scanned = reader.scan(TWO_GAMES)
  workers[0]!.die('out of memory')
  await expect(scanned).rejects.toThrow('out of memory')
  expect(workers[0]!.isEnded).toBe(true)
  void reader.scan(TWO_GAMES)
  expect(workers).toHaveLength(2)
})
