import { z } from 'zod'
import { procedure } from '../rpc/procedure.ts'
import { collection, ENCODINGS, MAX_PATH, textPiece } from './files.ts'
import { fileStamp, stagedText } from './saving.ts'

/** Most games of one document that are kept apart. */
const MAX_GAMES = 100_000
/** Most documents that are kept. */
const MAX_KEPT = 200

/** Made by the window, by `crypto.randomUUID`. */
export const recoveryId = z.uuid()

/** What a document needs besides its text to be open again. */
const keptDocument = z.strictObject({
  name: z.string().max(1024),
  path: z.string().max(MAX_PATH).nullable(),
  encoding: z.enum(ENCODINGS),
  bytes: z.int().nonnegative(),
  /** The parts of its text, where it is an archive or a folder. */
  collection: collection.optional(),
  /** What the file was when it was read; null where there is none. */
  stamp: fileStamp.nullable(),
})
export type KeptDocument = z.infer<typeof keptDocument>
export const keptDocumentSchema = keptDocument

const gameIndex = z.int().nonnegative().max(MAX_GAMES)

/** Most variations entered on the way to a node that is kept. */
export const MAX_TURNS = 1_000
const MAX_PLY = 100_000

/** A node of a tree, told by the way to it: nodes have other numbers when they are read again. */
const treePlace = z.strictObject({
  ply: z.int().nonnegative().max(MAX_PLY),
  /** Plies at which it is not the first child, and which one it is. */
  turns: z
    .array(z.tuple([z.int().positive().max(MAX_PLY), z.int().positive().max(MAX_PLY)]).readonly())
    .max(MAX_TURNS)
    .readonly(),
})

/** Which game of a document is shown, and where each reader stands. */
const keptView = z.strictObject({
  game: gameIndex,
  cursors: z
    .array(z.tuple([gameIndex, treePlace]).readonly())
    .max(MAX_GAMES)
    .readonly(),
})
export type KeptView = z.infer<typeof keptView>
export const keptViewSchema = keptView

const keptEntry = z.strictObject({
  id: recoveryId,
  document: keptDocument,
  /** Indices of the games that differ from the text. */
  games: z.array(gameIndex).max(MAX_GAMES),
  /** Absent where it was never told. */
  view: keptView.optional(),
})
export type KeptEntry = z.infer<typeof keptEntry>

const notKept = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('not-kept'), detail: z.string() }),
  z.strictObject({ code: z.literal('no-such-text') }),
  /** Not begun, or another window's. */
  z.strictObject({ code: z.literal('no-such-recovery') }),
])
export type NotKept = z.infer<typeof notKept>

/** What is not saved yet, kept by the host so that nothing is lost when it or the window dies. */
export const recovery = {
  /** Begins to keep a document, with the text it was read from. */
  'recovery.begin': procedure({
    input: z.strictObject({ id: recoveryId, document: keptDocument, text: stagedText }),
    output: z.strictObject({}),
    error: notKept,
  }),
  /** Keeps one game of it as it stands now, as a `.janggi` document of that game. */
  'recovery.keep': procedure({
    input: z.strictObject({ id: recoveryId, game: gameIndex, text: stagedText }),
    output: z.strictObject({}),
    error: notKept,
  }),
  /** Keeps where the reader of a document is. */
  'recovery.view': procedure({
    input: z.strictObject({ id: recoveryId, view: keptView }),
    output: z.strictObject({}),
    error: notKept,
  }),
  /** Forgets a document: it was saved, or closed knowingly. */
  'recovery.drop': procedure({
    input: z.strictObject({ id: recoveryId }),
    output: z.strictObject({}),
    error: notKept,
  }),
  /** What is kept and belongs to no window that is open: from now on it is this window's. */
  'recovery.claim': procedure({
    input: z.strictObject({}),
    output: z.strictObject({ entries: z.array(keptEntry).max(MAX_KEPT) }),
  }),
  /** Streams the text a document was read from, or one of its kept games. */
  'recovery.read': procedure({
    input: z.strictObject({ id: recoveryId, game: gameIndex.nullable() }),
    item: textPiece,
    output: z.strictObject({}),
    error: notKept,
  }),
} as const
