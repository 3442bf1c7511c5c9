import { plainGame } from '#engine/game/packed-nodes'
import { readGameAt } from '#engine/game/read-records'
import { scanText } from '#engine/game/scan-collection'
import type { ReaderAnswer, ReaderTask } from './reader-messages.ts'

function answer(task: ReaderTask): ReaderAnswer {
  const { id, text } = task
  if (task.kind === 'scan') return { kind: 'scanned', id, records: scanText(text, task.parts) }
  const { game, diagnostics } = readGameAt(text, task.entry)
  return { kind: 'read', id, read: { game: plainGame(game), diagnostics } }
}

addEventListener('message', ({ data }: MessageEvent<ReaderTask>) => postMessage(answer(data)))
