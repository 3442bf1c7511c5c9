import { createInterface } from 'node:readline'
import { UciLoop } from '#engine/uci/loop'
import { startSearchThreads } from '../analysis/search-threads.ts'
import { EXIT, type ExitCode, printLine, type Session } from './terminal.ts'

const ENGINE_NAME = 'Janggi Studio'

/** `uci`: the built-in engine speaks UCI on standard input and output until `quit` or their end. */
export async function uciCommand(
  { out }: Session,
  lines: AsyncIterable<string> = linesOfInput(),
): Promise<ExitCode> {
  const threads = startSearchThreads((error) => {
    throw error
  })
  const loop = new UciLoop(threads, ENGINE_NAME, (line) => printLine(out, line))
  for await (const line of lines) {
    loop.receive(line)
    if (loop.isEnded) break
  }
  await loop.whenIdle()
  await threads.close()
  return EXIT.fine
}

/** An input that is only left alone, and not closed by its other end, keeps the process alive. */
async function* linesOfInput(): AsyncIterable<string> {
  try {
    yield* createInterface({ input: process.stdin })
  } finally {
    process.stdin.destroy()
  }
}
