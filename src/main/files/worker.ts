import { parentPort } from 'node:worker_threads'
import { unreachable } from '#engine/result'
import { listFolder } from './list-folder.ts'
import { readText, textOfBytes } from './read-text.ts'
import type { AnswerMessage, FileAnswers, FileTask, TaskMessage } from './worker-messages.ts'

async function perform(task: FileTask): Promise<FileAnswers[FileTask['kind']]> {
  switch (task.kind) {
    case 'read':
      return readText(task.found, task.encoding)
    case 'decode':
      return textOfBytes(task.bytes, task.encoding)
    case 'list':
      return listFolder(task.found)
    default:
      return unreachable(task)
  }
}

parentPort?.on('message', ({ id, task }: TaskMessage) => {
  void perform(task).then((answer) =>
    parentPort?.postMessage({ id, answer } satisfies AnswerMessage),
  )
})
