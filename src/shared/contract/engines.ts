import { z } from 'zod'
import { parseStanding } from '#engine/rules/past'
import { SIDES } from '#engine/rules/types'
import { SCORE_KINDS } from '#engine/score'
import { procedure } from '../rpc/procedure.ts'
import { ruleSet } from './rules.ts'

/** Id of the engine that comes with the studio. */
export const BUILT_IN = 'built-in'

export const MAX_ENGINES = 50
export const MAX_LINES = 5
export const MAX_THREADS = 64
export const MAX_HASH_MEGABYTES = 2048
/** Longest time, in ms, that a limited analysis may take: an hour. */
const MAX_MS = 3_600_000
/** Longest text of an engine's option, and of a line it says. */
const MAX_VALUE = 1000
const MAX_OPTIONS = 200
/** Latest lines that are kept of what was said to an engine and by it. */
export const MAX_LOG_LINES = 400

const engineId = z.string().min(1).max(64)
const MAX_PATH = 32_767

const words = z.string().max(MAX_VALUE)

/** A setting that an engine offers, as UCI describes it. */
const offeredOption = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('spin'),
    name: words,
    value: z.number(),
    min: z.number(),
    max: z.number(),
  }),
  z.strictObject({ type: z.literal('check'), name: words, value: z.boolean() }),
  z.strictObject({
    type: z.literal('combo'),
    name: words,
    value: words,
    choices: z.array(words).max(MAX_OPTIONS),
  }),
  z.strictObject({ type: z.literal('string'), name: words, value: words }),
])
/** `value` is what holds until it is set. */
export type OfferedOption = z.infer<typeof offeredOption>

/** What was set, by the option's name, as UCI writes it. */
const optionValues = z.record(words, words)

export const externalEngine = z.strictObject({
  id: engineId,
  name: z.string().min(1).max(200),
  path: z.string().min(1).max(MAX_PATH),
  offered: z.array(offeredOption).max(MAX_OPTIONS),
  options: optionValues,
  /** Points (점) that 100 of the engine's centipawns stand for: a soldier, 2, with most. */
  pointsPerPawn: z.number().min(0.1).max(20),
})
/** An engine of the user: a program that speaks UCI. */
export type ExternalEngine = z.infer<typeof externalEngine>

export const LOG_SOURCES = ['studio', 'engine', 'error', 'note'] as const
const logLine = z.strictObject({ from: z.enum(LOG_SOURCES), text: words })
/** One line of an engine's log: what the studio said, the engine, its standard error, or a note. */
export type LogLine = z.infer<typeof logLine>

const lastWords = z.array(logLine).max(MAX_LOG_LINES)

const engineFault = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('no-such-engine') }),
  z.strictObject({ code: z.literal('engine-not-found'), path: z.string() }),
  z.strictObject({ code: z.literal('engine-not-allowed'), path: z.string() }),
  z.strictObject({ code: z.literal('engine-not-executable'), path: z.string() }),
  /** It has not said in time that it is there (`uciok`) or ready (`readyok`). */
  z.strictObject({ code: z.literal('engine-silent'), seconds: z.number(), log: lastWords }),
  /** It speaks UCI, but has no Janggi. */
  z.strictObject({ code: z.literal('engine-without-janggi'), log: lastWords }),
  z.strictObject({ code: z.literal('engine-ended'), how: z.string(), log: lastWords }),
  /** It did not stop when it was told to, and was ended. */
  z.strictObject({ code: z.literal('engine-did-not-stop'), log: lastWords }),
  /** It wrote faster than anyone could read, and was ended. */
  z.strictObject({ code: z.literal('engine-flooded'), log: lastWords }),
  z.strictObject({ code: z.literal('bad-position') }),
])
export type EngineFault = z.infer<typeof engineFault>

const saveError = z.discriminatedUnion('code', [
  ...engineFault.options,
  z.strictObject({ code: z.literal('not-saved'), detail: z.string() }),
  z.strictObject({ code: z.literal('too-many-engines'), limit: z.int() }),
])
export type SaveEngineError = z.infer<typeof saveError>

const score = z.strictObject({ kind: z.enum(SCORE_KINDS), value: z.number() })

const line = z.strictObject({
  /** Always for Cho. */
  score,
  depth: z.int().nonnegative(),
  /** Engine move texts; a pass is a square twice. All of them are legal under the rules asked for. */
  moves: z.array(z.string().max(8)).max(256),
})
export type EngineLine = z.infer<typeof line>

export const engineUpdate = z.strictObject({
  /** The best first. */
  lines: z.array(line).max(MAX_LINES),
  depth: z.int().nonnegative(),
  nodes: z.number().nonnegative(),
  /** Nodes a second. */
  speed: z.number().nonnegative(),
  ms: z.number().nonnegative(),
})
/** Where an analysis stands. */
export type EngineUpdate = z.infer<typeof engineUpdate>

export const ENGINE_PHASES = ['starting', 'setting-up', 'thinking', 'restarting'] as const
export type EnginePhase = (typeof ENGINE_PHASES)[number]

/** Text of `formatStanding`: the position with its past. */
const standing = z
  .string()
  .max(4_000_000)
  .refine((text) => parseStanding(text).ok)

const limits = z.strictObject({
  depth: z.int().min(1).max(120).optional(),
  nodes: z.int().min(1).optional(),
  ms: z.int().min(1).max(MAX_MS).optional(),
})
/** What ends an analysis; with none of it, only being cancelled does. */
export type AnalysisLimits = z.infer<typeof limits>

/** What an engine is asked of a position. */
const asked = z.strictObject({
  engine: engineId,
  standing,
  rules: ruleSet,
  lines: z.int().min(1).max(MAX_LINES),
  threads: z.int().min(1).max(MAX_THREADS),
  hashMegabytes: z.int().min(1).max(MAX_HASH_MEGABYTES),
  limits,
})

/** Most moves of a game that are reviewed. */
export const MAX_REVIEWED = 1000

const reviewed = z.strictObject({
  /** Moves played before the position. */
  ply: z.int().nonnegative(),
  lines: z.array(line).max(MAX_LINES),
  /** How the rules end the game here; then there are no lines. */
  ended: z.strictObject({ winner: z.enum(SIDES).nullable(), isMate: z.boolean() }).nullable(),
})
export type ReviewedPosition = z.infer<typeof reviewed>

/** Most positions that a search for a mate looks at. */
export const MAX_MATE_NODES = 1_000_000

const foundMate = z.strictObject({
  /** `none` is proved: there is no mate, whatever is tried. */
  kind: z.enum(['mate', 'none', 'unknown']),
  /** Engine move texts of the mate. */
  moves: z.array(z.string().max(8)).max(256),
  nodes: z.number().nonnegative(),
})
export type FoundMate = z.infer<typeof foundMate>

const list = z.strictObject({
  engines: z.array(externalEngine).max(MAX_ENGINES),
  /** Engines that stand on this machine and are not in the list. */
  found: z.array(z.strictObject({ name: z.string(), path: z.string() })),
})
export type EngineList = z.infer<typeof list>

export const engines = {
  'engines.list': procedure({ input: z.strictObject({}), output: list }),
  /** Starts the program, asks what it is and what it offers, and keeps it. */
  'engines.add': procedure({
    input: z.strictObject({ path: z.string().min(1).max(MAX_PATH) }),
    output: z.strictObject({ added: engineId, list }),
    error: saveError,
  }),
  'engines.remove': procedure({
    input: z.strictObject({ id: engineId }),
    output: list,
    error: saveError,
  }),
  /** Renames an engine and sets its options; it is started anew with them. */
  'engines.configure': procedure({
    input: externalEngine.pick({ id: true, name: true, options: true, pointsPerPawn: true }),
    output: list,
    error: saveError,
  }),
  /** The log of the latest process of an engine. */
  'engines.log': procedure({
    input: z.strictObject({ id: engineId }),
    output: z.strictObject({ lines: lastWords }),
  }),
  /**
   * Analyses a position until a limit is met or the call is cancelled; streams what was found. A
   * newer call for the same `use` by the same window stops the one before it.
   */
  'engines.analyse': procedure({
    input: z.strictObject({ ...asked.shape, use: z.enum(['analysis', 'play']) }),
    item: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('phase'), phase: z.enum(ENGINE_PHASES) }),
      z.strictObject({ kind: z.literal('update'), update: engineUpdate }),
    ]),
    output: engineUpdate,
    error: engineFault,
  }),
  /** What the engine found in the position at an earlier time, also before the studio was started. */
  'engines.recall': procedure({
    input: asked.pick({ engine: true, standing: true, rules: true }),
    output: z.strictObject({ found: engineUpdate.nullable() }),
  }),
  /**
   * Analyses every position of a game, from the last one backwards, so that what is found later is
   * known earlier. `standing` is the start.
   */
  'engines.review': procedure({
    input: z.strictObject({
      ...asked.shape,
      moves: z.array(z.string().max(8)).max(MAX_REVIEWED),
      /** Milliseconds or nodes for each position: one of them must be there. */
      limits: limits.refine(({ ms, nodes, depth }) => (ms ?? nodes ?? depth) !== undefined),
    }),
    item: reviewed,
    output: z.strictObject({}),
    error: engineFault,
  }),
  /** Looks for a mate (외통) by the side to move, in the built-in engine. */
  'engines.mate': procedure({
    input: z.strictObject({
      standing,
      rules: ruleSet,
      /** Every move of the winner gives check, as in problems (박보). */
      checksOnly: z.boolean(),
      nodes: z.int().min(1).max(MAX_MATE_NODES),
    }),
    output: foundMate,
    error: engineFault,
  }),
} as const
