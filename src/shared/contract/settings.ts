import { z } from 'zod'
import { DEFAULT_THRESHOLDS } from '#engine/review/move-marks'
import { procedure } from '../rpc/procedure.ts'
import { BUILT_IN, MAX_HASH_MEGABYTES, MAX_LINES, MAX_THREADS } from './engines.ts'
import { MAX_RULES_NAME } from './rules.ts'

/** What the user chose. Kept by the host in one file; a damaged file is set aside and these defaults hold. */
export const settingsSchema = z.strictObject({
  version: z.literal(1),
  language: z.enum(['system', 'ko', 'en']),
  theme: z.enum(['system', 'light', 'dark', 'contrast']),
  /** Size of everything in the window, in percent. */
  zoom: z.int().min(80).max(200),
  pieceSet: z.enum(['hanja', 'hanja-hangul', 'hangul', 'pictures', 'letters']),
  boardTheme: z.enum(['paper', 'wood', 'slate']),
  coordinates: z.enum(['kibo', 'uci', 'both', 'none']),
  coordinateSize: z.enum(['small', 'medium', 'large']),
  /** How pieces are moved with the pointer; at least one of the two, or keys alone. */
  dragMoves: z.boolean(),
  clickMoves: z.boolean(),
  /** Which keys step through a game, and the keys the user gave to commands instead of theirs. */
  keyPreset: z.enum(['sideways', 'vertical']),
  keys: z.record(z.string().max(40), z.array(z.string().max(40)).max(8)),
  animation: z.boolean(),
  /** Seconds a position stands during autoplay. */
  autoplaySeconds: z.number().min(0.2).max(30),
  /** The rule set games are judged under: a preset's id or the name of a saved one. */
  ruleSet: z.string().max(MAX_RULES_NAME),
  analysis: z.strictObject({
    /** Id of an engine. */
    engine: z.string().max(64),
    lines: z.int().min(1).max(MAX_LINES),
    threads: z.int().min(1).max(MAX_THREADS),
    hashMegabytes: z.int().min(1).max(MAX_HASH_MEGABYTES),
    unit: z.enum(['points', 'share']),
    arrows: z.boolean(),
    /** Seconds the engine takes for a move when it plays. */
    moveSeconds: z.number().min(0.1).max(60),
  }),
  review: z.strictObject({
    /** Seconds for each position. */
    seconds: z.number().min(0.05).max(60),
    /** Losses of win share, 0 to 1, from which on moves are marked. */
    dubious: z.number().min(0.01).max(1),
    mistake: z.number().min(0.01).max(1),
    blunder: z.number().min(0.01).max(1),
    comments: z.boolean(),
    variations: z.boolean(),
  }),
  /** Sizes of panels in percent of their group, by the group's name. */
  panels: z.record(z.string().max(40), z.array(z.number().min(0).max(100)).max(12)),
  /** Ids of the panel groups that are folded to their tabs. */
  foldedPanels: z.array(z.string().max(40)).max(60),
  /** Ids of the panels in front, by the id of their group. */
  frontPanels: z.record(z.string().max(40), z.string().max(40)),
})
export type Settings = z.infer<typeof settingsSchema>

export const DEFAULT_SETTINGS: Settings = {
  version: 1,
  language: 'system',
  theme: 'system',
  zoom: 100,
  pieceSet: 'hanja',
  boardTheme: 'paper',
  coordinates: 'kibo',
  coordinateSize: 'medium',
  dragMoves: true,
  clickMoves: true,
  keyPreset: 'sideways',
  keys: {},
  animation: true,
  autoplaySeconds: 1.5,
  ruleSet: 'standard',
  analysis: {
    engine: BUILT_IN,
    lines: 3,
    threads: 1,
    hashMegabytes: 64,
    unit: 'points',
    arrows: true,
    moveSeconds: 1,
  },
  review: { seconds: 0.3, ...DEFAULT_THRESHOLDS, comments: true, variations: true },
  panels: {},
  foldedPanels: ['study'],
  frontPanels: {},
}

export const settings = {
  'settings.load': procedure({ input: z.strictObject({}), output: settingsSchema }),
  'settings.save': procedure({
    input: settingsSchema,
    output: z.strictObject({}),
    error: z.strictObject({ code: z.literal('settings-not-saved'), detail: z.string() }),
  }),
} as const
