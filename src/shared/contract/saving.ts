import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import {
  fileError,
  fileRef,
  hostPath,
  MAX_TEXT_PIECE,
  uploadId,
  WRITTEN_ENCODINGS,
} from './files.ts'

/** Longest name of a file that is suggested, in UTF-16 units. */
const MAX_NAME = 200

const picked = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('picked'), file: fileRef }),
  z.strictObject({ kind: z.literal('cancelled') }),
  z.strictObject({ kind: z.literal('own-dialog') }),
])

const saveError = z.discriminatedUnion('code', [
  ...fileError.options,
  /** A file of the name stands there, and was not to be written over. */
  z.strictObject({ code: z.literal('file-exists'), path: z.string() }),
  /** Nothing was written, since these characters would be lost. */
  z.strictObject({
    code: z.literal('not-encoded'),
    encoding: z.enum(WRITTEN_ENCODINGS),
    characters: z.array(z.string()),
  }),
  z.strictObject({ code: z.literal('file-not-written'), path: z.string(), detail: z.string() }),
])
export type SaveError = z.infer<typeof saveError>

const savedFile = z.strictObject({ ...fileRef.shape, bytes: z.int().nonnegative() })
export type SavedFile = z.infer<typeof savedFile>

export const saving = {
  /** Asks where to save, by the system's dialog where the host has one; it asks before writing over a file. */
  'files.pick-target': procedure({
    input: z.strictObject({ name: z.string().min(1).max(MAX_NAME) }),
    output: picked,
  }),
  'files.pick-folder': procedure({ input: z.strictObject({}), output: picked }),
  /**
   * Takes a text piece by piece and writes it whole with the last: to a new file, or in the place of
   * one if that is said. A larger file is copied beside it first.
   */
  'files.save': procedure({
    input: z.strictObject({
      save: uploadId,
      path: hostPath,
      encoding: z.enum(WRITTEN_ENCODINGS),
      replace: z.boolean(),
      index: z.int().nonnegative(),
      last: z.boolean(),
      text: z.string().max(MAX_TEXT_PIECE),
    }),
    output: z.strictObject({ saved: savedFile.nullable() }),
    error: saveError,
  }),
} as const
