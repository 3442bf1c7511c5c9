import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { formatStanding, type Standing } from '#engine/rules/past'
import { type RuleSet, ruleSetText } from '#engine/rules/ruleset'
import type { EngineUpdate, ExternalEngine } from '#shared/contract/engines'
import type { LibraryThread } from '../library/library-thread.ts'

/** What was asked of which engine. */
export interface AskedPosition {
  /** Undefined for the built-in engine. */
  readonly engine: ExternalEngine | undefined
  readonly standing: Standing
  readonly rules: RuleSet
}

/** What engines found earlier, also before the studio was last started. */
export interface Evaluations {
  readonly recall: (asked: AskedPosition) => Promise<EngineUpdate | undefined>
  /** The deepest stays. Never fails: what can't be kept is found again. */
  readonly keep: (asked: AskedPosition, update: EngineUpdate) => Promise<void>
  /** Nothing is asked of the thread any more. */
  readonly close: () => void
}

const FILE = 'evaluations.db'

/** @param version of the studio, and so of the built-in engine */
export function createEvaluations(
  thread: Pick<LibraryThread, 'run'>,
  dataFolder: string,
  version: string,
): Evaluations {
  const file = join(dataFolder, FILE)
  let isClosed = false

  async function keyOf({ engine, standing, rules }: AskedPosition): Promise<string> {
    const by = engine ? await programOf(engine) : `built-in ${version}`
    const text = [by, ruleSetText(rules), formatStanding(standing)].join('\n')
    return createHash('sha256').update(text).digest('base64')
  }

  return {
    recall: async (asked) => {
      const key = await keyOf(asked)
      if (isClosed) return undefined
      const answer = await thread.run('evaluations.get', { file, key })
      return answer.ok ? (answer.value.found ?? undefined) : undefined
    },
    keep: async (asked, update) => {
      const key = await keyOf(asked)
      if (!isClosed) await thread.run('evaluations.keep', { file, key, update })
    },
    close: () => {
      isClosed = true
    },
  }
}

/** A program as it is now, with what was set: another file under its name is another engine. */
async function programOf({ name, path, options, pointsPerPawn }: ExternalEngine): Promise<string> {
  const found = await stat(path).catch(() => undefined)
  const set = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([name, path, found?.size, found?.mtimeMs, pointsPerPawn, set])
}
