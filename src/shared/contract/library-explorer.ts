import { z } from 'zod'
import { FORMATIONS } from '#engine/rules/formation'
import { ARRANGEMENTS } from '#engine/rules/setup'

const count = z.int().nonnegative()

/** Games by result; those without a known one count in `games` only. */
const results = { games: count, cho: count, draw: count, han: count }

/** What was played in a position. */
export const exploredMove = z.strictObject({
  /** Engine move text; a pass is the general's square twice. */
  uci: z.string(),
  ...results,
  /** Mean of Cho's points less Han's at the end of the games. */
  margin: z.number(),
  lastYear: z.int().nullable(),
  /** Mean rank of the players who chose it: 9 is 9단, 0 is 1급, -8 is 9급. Null where none is known. */
  rank: z.number().nullable(),
})
export type ExploredMove = z.infer<typeof exploredMove>

export const exploration = z.strictObject({
  moves: z.array(exploredMove),
  /** Games that went through the position. */
  total: count,
  /** Games that ended in it. */
  ended: count,
  /** Games in which it stood mirrored. */
  mirrored: count,
  ms: z.number(),
})
export type Exploration = z.infer<typeof exploration>

export const matrixCell = z.strictObject({
  cho: z.enum(ARRANGEMENTS),
  han: z.enum(ARRANGEMENTS),
  results: z.strictObject(results),
})
export type MatrixCell = z.infer<typeof matrixCell>

export const arrangementMatrix = z.strictObject({
  cells: z.array(matrixCell).max(16),
  /** Games with another start: handicaps and positions. */
  others: z.strictObject(results),
  ms: z.number(),
})
export type ArrangementMatrix = z.infer<typeof arrangementMatrix>

/** A move of a report, with the main lines behind it. The tree is listed in the order of a walk. */
export const reportNode = z.strictObject({
  depth: z.int().positive(),
  ...exploredMove.shape,
  fen: z.string(),
})
export type ReportNode = z.infer<typeof reportNode>

/** First moves of one side in any order. */
export const openingPlan = z.strictObject({
  side: z.enum(['cho', 'han']),
  moves: z.array(z.string()),
  ...results,
})
export type OpeningPlan = z.infer<typeof openingPlan>

/** Two formations that met, and what came of it; null is none with a name. */
export const openingFormations = z.strictObject({
  cho: z.enum(FORMATIONS).nullable(),
  han: z.enum(FORMATIONS).nullable(),
  results: z.strictObject(results),
})
export type OpeningFormations = z.infer<typeof openingFormations>

export const openingReport = z.strictObject({
  results: z.strictObject(results),
  tree: z.array(reportNode),
  formations: z.array(openingFormations),
  plans: z.array(openingPlan),
  ms: z.number(),
})
export type OpeningReport = z.infer<typeof openingReport>
