import { createInterface } from 'node:readline'
import { UciLoop } from '#engine/uci/loop'
import { startSearchThread } from '../analysis/search-thread.ts'
import { EXIT, type ExitCode, printLine, type Session } from './terminal.ts'

const ENGINE_NAME = 'Janggi Studio'

/** `uci`: the built-in engine speaks UCI on standard input and output until `quit` or their end. */
export async function uciCommand(
  { out }: Session,
  lines: AsyncIterable<string> = createInterface({ input: process.stdin }),
): Promise<ExitCode> {
  const thread = startSearchThread()
  const loop = new UciLoop(thread, ENGINE_NAME, (line) => printLine(out, line))
  for await (const line of lines) {
    loop.receive(line)
    if (loop.isEnded) break
  }
  await loop.whenIdle()
  await thread.close()
  return EXIT.fine
}
