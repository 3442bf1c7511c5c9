import { scanRecords } from '#engine/game/read-records'
import { openGame } from './open-game.ts'
import type { ReaderAnswer, ReaderTask } from './reader-messages.ts'

const answer = (task: ReaderTask): ReaderAnswer =>
  task.kind === 'scan'
    ? { kind: 'scanned', id: task.id, records: scanRecords(task.text) }
    : { kind: 'opened', id: task.id, opened: openGame(task.text, task.entry) }

addEventListener('message', ({ data }: MessageEvent<ReaderTask>) => postMessage(answer(data)))
