import type { TextAnswer, TextQuestion, TextQuestions } from './text-questions.ts'

/** Answers questions about texts, in the order in which they are asked. */
export interface TextService {
  readonly ask: <Q extends TextQuestion>(
    document: string,
    question: Q,
    ask: TextQuestions[Q]['ask'],
  ) => Promise<TextQuestions[Q]['answer']>
  readonly end: () => void
}

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (reason: Error) => void
}

/** Asks a worker, so that no key ever waits for the reading of a text. */
export function workerTextService(worker: Worker): TextService {
  let nextId = 0
  const waiting = new Map<number, Waiting>()
  worker.addEventListener('message', ({ data }: MessageEvent<TextAnswer>) => {
    waiting.get(data.id)?.resolve(data.answer as never)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  })
  return {
    ask: (document, question, ask) => {
      const id = nextId++
      worker.postMessage({ id, document, question, ask })
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
    },
    end: () => worker.terminate(),
  }
}
