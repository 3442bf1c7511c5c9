import { parentPort } from 'node:worker_threads'
import { ok, unreachable } from '#engine/result'
import type { EncodingChoice } from '#shared/contract/files'
import { decodeText } from './decode-text.ts'
import { listFolder } from './list-folder.ts'
import { readBytes } from './read-bytes.ts'
import type {
  AnswerMessage,
  FileAnswers,
  FileTask,
  ReadText,
  TaskMessage,
} from './worker-messages.ts'

const decode = (bytes: Uint8Array, encoding: EncodingChoice): ReadText => ({
  ...decodeText(bytes, encoding),
  bytes: bytes.length,
})

async function perform(task: FileTask): Promise<FileAnswers[FileTask['kind']]> {
  switch (task.kind) {
    case 'read': {
      const read = await readBytes(task.found.real, task.found.path)
      return read.ok ? ok(decode(read.value, task.encoding)) : read
    }
    case 'decode':
      return decode(task.bytes, task.encoding)
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
