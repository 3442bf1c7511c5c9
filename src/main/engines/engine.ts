import type { Result } from '#engine/result'
import type { Standing } from '#engine/rules/past'
import type { RuleSet } from '#engine/rules/ruleset'
import type {
  AnalysisLimits,
  EngineFault,
  EnginePhase,
  EngineUpdate,
  LogLine,
} from '#shared/contract/engines'

/** What an engine is asked. */
export interface AnalysisTask {
  readonly standing: Standing
  readonly rules: RuleSet
  readonly lines: number
  readonly threads: number
  readonly hashMegabytes: number
  readonly limits: AnalysisLimits
  /** The engine plays and does not analyse. */
  readonly isGame?: boolean
}

export interface AnalysisListener {
  /** Aborting it stops the engine, which still ends the task with what it has. */
  readonly signal: AbortSignal
  readonly onPhase: (phase: EnginePhase) => void
  readonly onUpdate: (update: EngineUpdate) => void
}

/** Something that analyses, one task at a time. */
export interface Engine {
  readonly analyse: (
    task: AnalysisTask,
    listener: AnalysisListener,
  ) => Promise<Result<EngineUpdate, EngineFault>>
  readonly log: () => LogLine[]
  /** Ends what runs for it; resolves when nothing of it is left. */
  readonly close: () => Promise<void>
}

export const NOTHING_FOUND: EngineUpdate = { lines: [], depth: 0, nodes: 0, speed: 0, ms: 0 }

/** An analysis tells what it found at most once in so many ms. */
export const UPDATE_MS = 50
