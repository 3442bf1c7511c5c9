import { z } from 'zod'

const count = z.int().nonnegative()

/** Something about one file or game of an import that the user may want to look at. */
export const importFinding = z.discriminatedUnion('code', [
  /** The file could not be read at all. */
  z.strictObject({ code: z.literal('file-failed'), file: z.string(), detail: z.string() }),
  /** Nothing in the file is a record. */
  z.strictObject({ code: z.literal('no-games'), file: z.string(), format: z.string() }),
  /** The same start and moves are there already. */
  z.strictObject({
    code: z.literal('duplicate'),
    file: z.string(),
    game: count,
    id: z.int(),
  }),
  /** One game is the beginning of another. */
  z.strictObject({
    code: z.literal('prefix'),
    file: z.string(),
    game: count,
    shorter: z.int(),
    longer: z.int(),
  }),
  /** The game breaks off where its text cannot be read or played. */
  z.strictObject({
    code: z.literal('incomplete'),
    file: z.string(),
    game: count,
    id: z.int(),
    ply: count,
    line: count,
    /** Code of the first error in the record. */
    reason: z.string(),
  }),
])
export type ImportFinding = z.infer<typeof importFinding>

/** What an import has done so far, or did. */
export const importReport = z.strictObject({
  files: count,
  /** Games looked at. */
  games: count,
  added: count,
  duplicates: count,
  prefixes: count,
  incomplete: count,
  failed: count,
  ms: z.number(),
  state: z.enum(['running', 'done', 'cancelled', 'stopped']),
})
export type ImportReport = z.infer<typeof importReport>

/** The report of an import that has done nothing yet. */
export const IMPORT_BEGUN: ImportReport = {
  files: 0,
  games: 0,
  added: 0,
  duplicates: 0,
  prefixes: 0,
  incomplete: 0,
  failed: 0,
  ms: 0,
  state: 'running',
}

export const importProgress = z.strictObject({
  report: importReport,
  /** File being read. */
  file: z.string(),
  /** Bytes read and in all: what the remaining time is estimated from. */
  doneBytes: count,
  allBytes: count,
})
export type ImportProgress = z.infer<typeof importProgress>

export const importRun = z.strictObject({
  id: z.int(),
  startedAt: z.number(),
  findings: count,
  report: importReport,
})
export type ImportRun = z.infer<typeof importRun>
