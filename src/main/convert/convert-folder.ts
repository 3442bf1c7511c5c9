import type { Loss } from '#engine/game/losses'
import { ok, type Result } from '#engine/result'
import type { ConvertProblem, ConvertReport, ConvertState } from '#shared/contract/convert'
import type { FileError } from '#shared/contract/files'
import { convertFile, isNoRecord, targetBelow } from './convert-file.ts'
import type { ConvertTask } from './messages.ts'
import { inputsOf } from './record-files.ts'

/** Problems that are named; a folder may hold thousands of damaged files. */
const MOST_PROBLEMS = 500
/** Milliseconds between two states that are told. */
const BETWEEN_STATES = 100

/**
 * Converts every record below a folder, file by file; one that fails costs no other. It stops between
 * files: each is written whole or not at all.
 */
export async function convertFolder(
  { from, to, options }: ConvertTask,
  now: () => number,
  tell: (state: ConvertState) => void,
  shouldStop: () => boolean,
): Promise<Result<ConvertReport, FileError>> {
  const inputs = await inputsOf(from)
  if (!inputs.ok) return inputs
  const start = now()
  const lost = new Map<Loss, number>()
  const problems: { file: string; problem: ConvertProblem }[] = []
  const written = new Set<string>()
  const counts = { converted: 0, games: 0, lossy: 0, failed: 0, noRecords: 0 }
  const state = (): ConvertState => ({
    files: inputs.value.length,
    ...counts,
    milliseconds: now() - start,
  })
  let told = start
  for (const input of inputs.value) {
    if (shouldStop()) break
    const target = targetBelow(to, input, options.format)
    const converted = await convertFile(input.path, target, options, written)
    if (converted.ok) {
      counts.converted += 1
      counts.games += converted.value.games
      if (converted.value.lost.length > 0) counts.lossy += 1
      for (const loss of converted.value.lost.flatMap(({ what }) => what)) {
        lost.set(loss, (lost.get(loss) ?? 0) + 1)
      }
    } else if (isNoRecord(converted.error)) counts.noRecords += 1
    else {
      counts.failed += 1
      if (problems.length < MOST_PROBLEMS) {
        problems.push({ file: input.below, problem: converted.error })
      }
    }
    if (now() - told >= BETWEEN_STATES) {
      told = now()
      tell(state())
    }
  }
  const parts = Array.from(lost, ([loss, games]) => ({ loss, games }))
  return ok({ ...state(), lost: parts, problems })
}
