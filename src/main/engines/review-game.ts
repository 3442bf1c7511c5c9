import { parseUci } from '#engine/notation/uci'
import { err, ok, type Result } from '#engine/result'
import { Course } from '#engine/rules/course'
import type { Outcome } from '#engine/rules/outcome'
import type { EngineFault, EngineUpdate, ReviewedPosition } from '#shared/contract/engines'
import type { AnalysisTask } from './engine.ts'

/** A game and how its positions are looked at; `standing` is the start. */
export interface ReviewTask extends AnalysisTask {
  readonly moves: readonly string[]
}

type Analyse = (task: AnalysisTask) => Promise<Result<EngineUpdate, EngineFault>>

/**
 * Looks at every position of a game from the last one backwards. The position in which the rules end
 * the game is not asked about: it is decided.
 */
export async function reviewGame(
  { moves, ...task }: ReviewTask,
  analyse: Analyse,
  signal: AbortSignal,
  onPosition: (position: ReviewedPosition) => void,
): Promise<Result<Record<string, never>, EngineFault>> {
  const course = Course.from(task.standing, task.rules)
  let end: { readonly ply: number; readonly outcome: Outcome } | undefined
  for (const [i, text] of moves.entries()) {
    const move = parseUci(text)
    if (!move || !course.playAsRecorded(move).ok) return err({ code: 'bad-position' })
    if (course.outcome) end ??= { ply: i + 1, outcome: course.outcome }
  }
  const isStopped = (): boolean => signal.aborted
  for (let ply = moves.length; ply >= 0; ply--, course.undo()) {
    if (isStopped()) break
    if (end?.ply === ply) {
      onPosition({ ply, lines: [], ended: endOf(end.outcome) })
      continue
    }
    const found = await analyse({ ...task, standing: course.standing() })
    if (!found.ok) return found
    // What was stopped half-way says less than what is known already.
    if (!isStopped()) onPosition({ ply, lines: found.value.lines, ended: null })
  }
  return ok({})
}

const endOf = ({ winner, reason }: Outcome): ReviewedPosition['ended'] => ({
  winner,
  isMate: reason === 'checkmate',
})
