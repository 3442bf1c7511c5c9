import { readGameAt } from '#engine/game/read-records'
import { scanText } from '#engine/game/scan-collection'
import type { ReaderAnswer, ReaderTask } from './reader-messages.ts'

const answer = (task: ReaderTask): ReaderAnswer =>
  task.kind === 'scan'
    ? { kind: 'scanned', id: task.id, records: scanText(task.text, task.parts) }
    : { kind: 'read', id: task.id, read: readGameAt(task.text, task.entry) }

addEventListener('message', ({ data }: MessageEvent<ReaderTask>) => postMessage(answer(data)))
