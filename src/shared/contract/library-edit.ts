import { z } from 'zod'

/** Games one edit may touch: what a list can select. */
export const MAX_EDITED = 50_000
/** Longest name of a player, tag, collection or search, in UTF-16 units. */
export const MAX_NAME = 120

export const libraryName = z
  .string()
  .trim()
  .normalize('NFC')
  .min(1)
  .max(MAX_NAME)
  .regex(/^\P{Cc}*$/u)

const id = z.int().positive()
const ids = z.array(id).max(MAX_EDITED)

export const GROUP_KINDS = ['tag', 'collection'] as const
const group = z.enum(GROUP_KINDS)
export type GroupKind = (typeof GROUP_KINDS)[number]

/** What can be changed in a library. Each of them is undone by another. */
export const libraryEdit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('trash'), ids }),
  z.strictObject({ kind: z.literal('restore'), ids }),
  z.strictObject({ kind: z.literal('add-group'), group, name: libraryName }),
  z.strictObject({ kind: z.literal('rename-group'), group, id, name: libraryName }),
  z.strictObject({ kind: z.literal('remove-group'), group, id }),
  /** Puts games into a collection or under a tag, or takes them out. */
  z.strictObject({ kind: z.literal('mark'), group, id, ids, on: z.boolean() }),
  z.strictObject({ kind: z.literal('rename-player'), id, name: libraryName }),
  /** All names of one player become names of another: they are the same person. */
  z.strictObject({ kind: z.literal('merge-players'), from: id, into: id }),
  /** One of a player's names becomes a player of its own. */
  z.strictObject({ kind: z.literal('separate-name'), id, name: libraryName }),
])
export type LibraryEdit = z.infer<typeof libraryEdit>

/** Kinds of edits as they are named beside undo and redo. */
export const EDIT_KINDS = [
  'trash',
  'restore',
  'add-group',
  'rename-group',
  'remove-group',
  'mark',
  'rename-player',
  'merge-players',
  'separate-name',
  'save-game',
  'add-game',
  'keep-review',
] as const
export type EditKind = (typeof EDIT_KINDS)[number]
