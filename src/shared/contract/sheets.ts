import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'

/** Most characters of what an arbiter writes in a ruling sheet (판정서). */
export const SHEET_LIMITS = { opinion: 4000, arbiter: 100, date: 60 } as const
/** Most characters of a game's start and moves: what is longer is told apart by its beginning. */
export const MAX_SHEET_LINE = 50_000
const MAX_POSITIONS = 16

/** What an arbiter chose and wrote for the ruling sheet of one game. */
export const sheetDraft = z
  .strictObject({
    /** None for the language of the window. */
    language: z.enum(['ko', 'en']).optional(),
    /** After which actions boards are shown; none for where the game was decided. */
    positions: z.array(z.int().nonnegative()).max(MAX_POSITIONS).readonly().optional(),
    withPlay: z.boolean(),
    withDoubts: z.boolean(),
    opinion: z.string().max(SHEET_LIMITS.opinion),
    arbiter: z.string().max(SHEET_LIMITS.arbiter),
    /** None for today. */
    date: z.string().max(SHEET_LIMITS.date).optional(),
  })
  .readonly()
export type SheetDraft = z.infer<typeof sheetDraft>

/** Start and moves of the game, by which its sheet is found again. */
const line = z.string().min(1).max(MAX_SHEET_LINE)
const notSaved = z.strictObject({ code: z.literal('not-saved'), detail: z.string() })

export const sheets = {
  /** What was written for a game, and who ruled last. */
  'sheets.recall': procedure({
    input: z.strictObject({ line }),
    output: z.strictObject({ draft: sheetDraft.nullable(), arbiter: z.string() }),
  }),
  'sheets.keep': procedure({
    input: z.strictObject({ line, draft: sheetDraft }),
    output: z.strictObject({}),
    error: notSaved,
  }),
} as const
