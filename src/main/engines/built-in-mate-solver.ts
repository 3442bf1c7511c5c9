import { err, ok, type Result } from '#engine/result'
import { type MateResult, type MateTask } from '#engine/search/mate-search'
import { formatLine } from '#engine/uci/format'
import type { EngineFault, FoundMate } from '#shared/contract/engines'
import { startSearchThread } from '../analysis/search-thread.ts'

/** Looks for a mate in a thread of its own, which ends with it. */
export async function solveMate(
  task: MateTask,
  signal: AbortSignal,
): Promise<Result<FoundMate, EngineFault>> {
  let onCrash: (error: Error) => void = () => undefined
  const thread = startSearchThread((error) => onCrash(error))
  const sought = new Promise<MateResult>((resolve, reject) => {
    onCrash = reject
    thread.mate(1, task, (report) => {
      if (report.kind === 'mateSought') resolve(report.result)
    })
  })
  signal.addEventListener('abort', thread.stop)
  if (signal.aborted) thread.stop()
  try {
    const { nodes, ...found } = await sought
    if (found.kind !== 'mate') return ok({ kind: found.kind, moves: [], nodes })
    const moves = formatLine(task.standing.setup, found.line).split(' ')
    return ok({ kind: 'mate', moves, nodes })
  } catch (error) {
    return err({ code: 'engine-ended', how: String(error), log: [] })
  } finally {
    signal.removeEventListener('abort', thread.stop)
    await thread.close()
  }
}
