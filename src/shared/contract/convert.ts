import { z } from 'zod'
import { EXPORT_FORMAT_IDS } from '#engine/game/export-formats'
import type { Diagnostic } from '#engine/notation/diagnostic'
import { LOSSES } from '#engine/game/losses'
import { procedure } from '../rpc/procedure.ts'
import { fileError, hostPath, WRITTEN_ENCODINGS } from './files.ts'

/** What happens to a file whose name is taken: it stays, is written over, or the new one is numbered. */
export const CLASHES = ['keep', 'replace', 'number'] as const
export type Clash = (typeof CLASHES)[number]

/** Made by the host's own reader: only its words are taken from it. */
const diagnostic = z.custom<Diagnostic>(
  (input) => typeof input === 'object' && input !== null && 'code' in input && 'facts' in input,
)

export const convertProblem = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('unreadable'), error: fileError }),
  z.strictObject({ code: z.literal('no-games'), diagnostics: z.array(diagnostic) }),
  z.strictObject({
    code: z.literal('not-encoded'),
    encoding: z.enum(WRITTEN_ENCODINGS),
    characters: z.array(z.string()),
  }),
  /** Another file of the same run was written under the name. */
  z.strictObject({ code: z.literal('name-clash'), path: z.string() }),
  z.strictObject({ code: z.literal('exists'), path: z.string() }),
  z.strictObject({ code: z.literal('not-written'), path: z.string(), detail: z.string() }),
])
export type ConvertProblem = z.infer<typeof convertProblem>

const count = z.int().nonnegative()
const lostPart = z.strictObject({ loss: z.enum(LOSSES), games: count })

const convertState = z.strictObject({
  /** Files to look at, all told. */
  files: count,
  converted: count,
  games: count,
  /** Files of which the format could not hold everything. */
  lossy: count,
  failed: count,
  /** In files without a single game: a picture, a text. */
  noRecords: count,
  milliseconds: z.number().nonnegative(),
})
export type ConvertState = z.infer<typeof convertState>

const convertReport = z.strictObject({
  ...convertState.shape,
  lost: z.array(lostPart),
  /** The first of the files that failed, with their place below the folder. */
  problems: z.array(z.strictObject({ file: z.string(), problem: convertProblem })),
})
export type ConvertReport = z.infer<typeof convertReport>

export const convert = {
  /** Converts every record below a folder into another, tells how far it is, and stops when cancelled. */
  'convert.run': procedure({
    input: z.strictObject({
      from: hostPath,
      to: hostPath,
      format: z.enum(EXPORT_FORMAT_IDS),
      encoding: z.enum(WRITTEN_ENCODINGS),
      clash: z.enum(CLASHES),
    }),
    item: convertState,
    output: convertReport,
    error: fileError,
  }),
} as const
