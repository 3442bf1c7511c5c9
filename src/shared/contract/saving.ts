import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { fileRef, MAX_PATH, WRITTEN_ENCODINGS } from './files.ts'

/** Longest piece in which the window hands over a text, in UTF-16 units. */
export const MAX_STAGED_PIECE = 512 * 1024
/** Longest text that the window hands over, in UTF-16 units. */
export const MAX_STAGED_TEXT = 64 * 1024 * 1024
/** Texts of one window that may wait at once. */
export const MAX_STAGED = 8
/** Recently used files that are remembered. */
export const MAX_RECENT = 12

/** Tells whether a file is still the one that was read. */
export const fileStamp = z.strictObject({
  bytes: z.number().nonnegative(),
  /** Milliseconds since 1970. */
  modified: z.number(),
})
export type FileStamp = z.infer<typeof fileStamp>

/** Names a text that was handed over. */
export const stagedText = z.string().min(1).max(64)

const path = z.string().max(MAX_PATH)

export const stageError = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('text-out-of-order') }),
  z.strictObject({ code: z.literal('text-too-long'), limit: z.int() }),
  z.strictObject({ code: z.literal('too-many-texts'), limit: z.int() }),
])
export type StageError = z.infer<typeof stageError>

const saveError = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('file-not-allowed'), path: z.string() }),
  /** Something stands there already. */
  z.strictObject({ code: z.literal('file-exists'), path: z.string() }),
  /** It is no longer what was read: somebody else wrote it, or took it away. */
  z.strictObject({ code: z.literal('file-changed'), path: z.string() }),
  /** Characters that the encoding does not have. */
  z.strictObject({ code: z.literal('not-encodable'), missing: z.array(z.string()).max(40) }),
  z.strictObject({ code: z.literal('file-not-written'), path: z.string(), detail: z.string() }),
  z.strictObject({ code: z.literal('no-such-text') }),
])
export type SaveError = z.infer<typeof saveError>

export const saving = {
  /** Takes a text piece by piece, for a call that names it. */
  'saving.stage': procedure({
    input: z.strictObject({
      text: stagedText,
      index: z.int().nonnegative(),
      piece: z.string().max(MAX_STAGED_PIECE),
    }),
    output: z.strictObject({}),
    error: stageError,
  }),
  /** Asks where to save in the system's dialog where the host has one; `own-dialog` asks the window for its own. */
  'saving.pick': procedure({
    input: z.strictObject({ name: z.string().max(255) }),
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('picked'), file: fileRef }),
      z.strictObject({ kind: z.literal('cancelled') }),
      z.strictObject({ kind: z.literal('own-dialog') }),
    ]),
  }),
  /** Writes a staged text whole or not at all; a larger file in its place is kept beside it. */
  'saving.write': procedure({
    input: z.strictObject({
      text: stagedText,
      path,
      encoding: z.enum(WRITTEN_ENCODINGS),
      /** What stood there when it was read; null for a file that is new. */
      expected: fileStamp.nullable(),
      /** The user has been asked and wants it written over. */
      overwrite: z.boolean(),
    }),
    output: z.strictObject({ file: fileRef, stamp: fileStamp }),
    error: saveError,
  }),
  /** What stands at a path that the window may read; null where nothing does. */
  'saving.check': procedure({
    input: z.strictObject({ path }),
    output: z.strictObject({ stamp: fileStamp.nullable() }),
  }),
  /** The files that were opened or saved last, the newest first. */
  'saving.recent': procedure({
    input: z.strictObject({}),
    output: z.strictObject({ files: z.array(fileRef).max(MAX_RECENT) }),
  }),
} as const
