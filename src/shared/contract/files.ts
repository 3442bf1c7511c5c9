import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'

/** Largest file or upload the host reads, in bytes. */
export const MAX_FILE_BYTES = 64 * 1024 * 1024
/** Largest piece of an upload, in bytes before base64. */
export const MAX_CHUNK_BYTES = 512 * 1024
/** Uploads of one window that may be under way at once. */
export const MAX_UPLOADS = 4
/** Longest piece in which a text is handed to the window, in UTF-16 units: none holds up the line. */
export const MAX_TEXT_PIECE = 128 * 1024
/** Most entries of a folder that are listed. */
export const MAX_LIST_ENTRIES = 5000

/** Longest path taken from the window, in UTF-16 units: Linux allows 4,096 bytes, Windows 32,767 units. */
export const MAX_PATH = 32_767

/** A path from the window. */
export const hostPath = z.string().max(MAX_PATH)
/** Names what comes in pieces, as long as it comes. */
export const uploadId = z.string().min(1).max(64)

/** A file the host has offered or found; `path` means something to the host only. */
export const fileRef = z.strictObject({ name: z.string(), path: z.string() })
export type FileRef = z.infer<typeof fileRef>

export const ENCODINGS = ['utf-8', 'cp949', 'utf-16le', 'utf-16be'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** What record files are written in. */
export const WRITTEN_ENCODINGS = ['cp949', 'utf-8'] as const satisfies readonly Encoding[]
export type WrittenEncoding = (typeof WRITTEN_ENCODINGS)[number]

/** Most files of an archive or a folder that are read. */
export const MAX_MEMBERS = 5000

/** A file of an archive or a folder, whose text is a part of the text that was sent. */
const member = z.strictObject({
  /** With its folders, to show: no path. */
  name: z.string(),
  /** UTF-16 units. */
  length: z.int().nonnegative(),
  encoding: z.enum(ENCODINGS),
  unreadable: z.int().nonnegative(),
})
export type Member = z.infer<typeof member>

/** Why a file of an archive or a folder was not read. */
export const SKIP_REASONS = [
  'no-record',
  'encrypted',
  'unknown-method',
  'too-large',
  /** It would grow more than any text does. */
  'suspicious',
  'damaged',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]

const skipped = z.strictObject({ name: z.string(), reason: z.enum(SKIP_REASONS) })
export type Skipped = z.infer<typeof skipped>

/** The records of an archive or a folder: one text, one part after another. */
export const collection = z.strictObject({
  members: z.array(member).max(MAX_MEMBERS),
  /** The first of those that were left out. */
  skipped: z.array(skipped),
  skippedCount: z.int().nonnegative(),
})

/** What the host says of a file whose text it has decoded and sent. */
const decodedFile = z.strictObject({
  name: z.string(),
  /** Null for what was dropped or pasted: nothing on disk stands behind it. */
  path: z.string().nullable(),
  encoding: z.enum(ENCODINGS),
  bytes: z.int().nonnegative(),
  /** How often U+FFFD stands in the text: places that mean nothing in this encoding. */
  unreadable: z.int().nonnegative(),
  collection: collection.optional(),
})
export type DecodedFile = z.infer<typeof decodedFile>

/** The same with its text, put together. */
export const textFile = decodedFile.extend({ text: z.string() })
export type TextFile = z.infer<typeof textFile>

export const textPiece = z.string().max(MAX_TEXT_PIECE)

export const fileError = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('file-not-found'), path: z.string() }),
  z.strictObject({ code: z.literal('file-not-allowed'), path: z.string() }),
  z.strictObject({ code: z.literal('file-is-a-folder'), path: z.string() }),
  /** A pipe, a device or the like: reading it might never end. */
  z.strictObject({ code: z.literal('file-is-special'), path: z.string() }),
  z.strictObject({
    code: z.literal('file-too-large'),
    path: z.string(),
    bytes: z.number(),
    limit: z.number(),
  }),
  z.strictObject({ code: z.literal('file-unreadable'), path: z.string(), detail: z.string() }),
  z.strictObject({ code: z.literal('upload-out-of-order'), name: z.string() }),
  z.strictObject({ code: z.literal('too-many-uploads'), name: z.string(), limit: z.int() }),
])
export type FileError = z.infer<typeof fileError>

const encodingChoice = z.enum(['auto', ...ENCODINGS])
export type EncodingChoice = z.infer<typeof encodingChoice>

const listEntry = z.strictObject({
  name: z.string(),
  path: z.string(),
  kind: z.enum(['folder', 'file']),
  bytes: z.number(),
  /** Milliseconds since 1970. */
  modified: z.number(),
})
export type ListEntry = z.infer<typeof listEntry>

export const files = {
  /** Opens the system's dialog where the host has one; `own-dialog` asks the window to show its own. */
  'files.pick': procedure({
    input: z.strictObject({}),
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('picked'), files: z.array(fileRef) }),
      z.strictObject({ kind: z.literal('cancelled') }),
      z.strictObject({ kind: z.literal('own-dialog') }),
    ]),
  }),
  /** Asks for a folder, to read or to write in. */
  'files.pickFolder': procedure({
    input: z.strictObject({}),
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('picked'), folder: fileRef }),
      z.strictObject({ kind: z.literal('cancelled') }),
      z.strictObject({ kind: z.literal('own-dialog') }),
    ]),
  }),
  /** What stands in a folder, for the window's own dialog. Null is the folder to start from. */
  'files.list': procedure({
    input: z.strictObject({ folder: hostPath.nullable() }),
    output: z.strictObject({
      folder: z.string(),
      parent: z.string().nullable(),
      places: z.array(fileRef),
      entries: z.array(listEntry).max(MAX_LIST_ENTRIES),
      /** True when the folder holds more than is listed. */
      truncated: z.boolean(),
    }),
    error: fileError,
  }),
  /** Streams the text in pieces, then says what it was. */
  'files.read': procedure({
    input: z.strictObject({ path: hostPath, encoding: encodingChoice }),
    item: textPiece,
    output: decodedFile,
    error: fileError,
  }),
  /** Takes the bytes of a dropped file piece by piece; the last piece is answered like a file that was read. */
  'files.upload': procedure({
    item: textPiece,
    input: z.strictObject({
      upload: uploadId,
      name: z.string().max(1024),
      index: z.int().nonnegative(),
      last: z.boolean(),
      encoding: encodingChoice,
      base64: z
        .string()
        .max(Math.ceil(MAX_CHUNK_BYTES / 3) * 4)
        .regex(/^[A-Za-z0-9+/]*={0,2}$/),
    }),
    output: z.strictObject({ file: decodedFile.nullable() }),
    error: fileError,
  }),
} as const
