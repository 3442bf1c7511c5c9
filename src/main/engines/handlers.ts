import { randomUUID } from 'node:crypto'
import { basename, extname } from 'node:path'
import { err, ok, type Result } from '#engine/result'
import { parseStanding } from '#engine/rules/past'
import {
  type EngineFault,
  type EngineList,
  type ExternalEngine,
  type SaveEngineError,
} from '#shared/contract/engines'
import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'
import type { Evaluations } from '../evaluations/evaluations.ts'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { solveMate } from './built-in-mate-solver.ts'
import { EngineLog } from './engine-log.ts'
import type { EnginePool } from './engine-pool.ts'
import type { EnginesFile } from './engines-file.ts'
import { checkRunnable, startSession } from './external-engine.ts'
import { findEngines } from './find-engines.ts'
import { KeptAnalysis } from './kept-analysis.ts'
import { reviewGame } from './review-game.ts'
import { DEADLINES, type Deadlines } from './uci-session.ts'

/** What most engines count as a pawn is our soldier (졸·병): two points. */
const SOLDIER_POINTS = 2
/** The built-in engine, run as a program, counts hundredths of a point. */
const OWN_NAME = /^Janggi Studio/

export interface EnginesOfHost {
  readonly file: EnginesFile
  readonly allowed: AllowedPaths
  readonly evaluations: Evaluations
  /** Set in tests. */
  readonly deadlines?: Deadlines
  readonly find?: () => Promise<readonly string[]>
}

/** The engine calls of one window, which has its own engines running. */
export function engineHandlers(
  { file, allowed, evaluations, deadlines = DEADLINES, find = findEngines }: EnginesOfHost,
  pool: EnginePool,
): HandlersOf<HostContract, 'engines'> {
  async function listed(engines: readonly ExternalEngine[]): Promise<EngineList> {
    const found = await find()
    return {
      engines: [...engines],
      found: found
        .filter((path) => engines.every((engine) => engine.path !== path))
        .map((path) => ({ name: nameOf(path), path })),
    }
  }

  async function saved(
    changed: Awaited<ReturnType<EnginesFile['save']>>,
  ): Promise<Result<EngineList, SaveEngineError>> {
    return changed.ok ? ok(await listed(changed.value)) : changed
  }

  /** Only what the user has named himself, or what the studio found, may be run. */
  async function permitted(path: string): Promise<Result<string, EngineFault>> {
    if ((await find()).includes(path)) return ok(path)
    const named = await allowed.find(path)
    if (named.ok) return ok(named.value.path)
    const code = named.error.code === 'file-not-found' ? 'engine-not-found' : 'engine-not-allowed'
    return err({ code, path })
  }

  return {
    'engines.list': async () => ok(await listed(await file.list())),

    'engines.add': async ({ path }) => {
      const program = await permitted(path)
      if (!program.ok) return program
      const looked = await lookAt(program.value, deadlines)
      if (!looked.ok) return looked
      const engine = { id: randomUUID(), ...looked.value }
      const list = await saved(await file.save(engine))
      return list.ok ? ok({ added: engine.id, list: list.value }) : list
    },

    'engines.remove': async ({ id }) => {
      await pool.closeEngine(id)
      return saved(await file.remove(id))
    },

    'engines.configure': async ({ id, ...changed }) => {
      const engine = await file.find(id)
      if (!engine) return err({ code: 'no-such-engine' })
      await pool.closeEngine(id)
      return saved(await file.save({ ...engine, ...changed }))
    },

    ...analysisHandlers(pool, new KeptAnalysis(pool, file.find, evaluations)),
  }
}

const nameOf = (path: string): string => basename(path, extname(path)).normalize('NFC')

type AnalysisMethod =
  'engines.log' | 'engines.mate' | 'engines.analyse' | 'engines.recall' | 'engines.review'

const analysisHandlers = (
  pool: EnginePool,
  kept: KeptAnalysis,
): Pick<HandlersOf<HostContract, 'engines'>, AnalysisMethod> => ({
  'engines.log': ({ id }) => Promise.resolve(ok({ lines: pool.log(id) })),

  'engines.analyse': async ({ engine, use, standing: text, ...task }, { signal, emit }) => {
    const standing = parseStanding(text)
    if (!standing.ok) return err({ code: 'bad-position' })
    return kept.analyse(
      use,
      engine,
      { ...task, standing: standing.value },
      {
        signal,
        onPhase: (phase) => emit({ kind: 'phase', phase }),
        onUpdate: (update) => emit({ kind: 'update', update }),
      },
    )
  },

  'engines.recall': async ({ engine, standing: text, rules }) => {
    const standing = parseStanding(text)
    if (!standing.ok) return ok({ found: null })
    return ok({ found: (await kept.recall(engine, { standing: standing.value, rules })) ?? null })
  },

  'engines.mate': ({ standing: text, ...task }, { signal }) => {
    const standing = parseStanding(text)
    if (!standing.ok) return Promise.resolve(err({ code: 'bad-position' }))
    return solveMate({ ...task, standing: standing.value }, signal)
  },

  'engines.review': async ({ engine, standing: text, ...task }, { signal, emit }) => {
    const standing = parseStanding(text)
    if (!standing.ok) return err({ code: 'bad-position' })
    const silent = { signal, onPhase: () => undefined, onUpdate: () => undefined }
    return reviewGame(
      { ...task, standing: standing.value },
      (position) => kept.analyse('review', engine, position, silent),
      signal,
      emit,
    )
  },
})

/** Starts an engine once, to learn its name and what it offers. */
async function lookAt(
  path: string,
  deadlines: Deadlines,
): Promise<Result<Omit<ExternalEngine, 'id'>, EngineFault>> {
  const runnable = await checkRunnable(path)
  if (!runnable.ok) return runnable
  const session = await startSession({ path }, new EngineLog(), deadlines)
  if (!session.ok) return session
  const { process, introduction } = session.value
  process.send('quit')
  setTimeout(() => process.kill(), deadlines.stop).unref()
  await process.ended
  const name = introduction.name === '' ? nameOf(path) : introduction.name
  return ok({
    name,
    path,
    offered: [...introduction.offered],
    options: {},
    pointsPerPawn: OWN_NAME.test(name) ? 1 : SOLDIER_POINTS,
  })
}
