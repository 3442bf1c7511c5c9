import { z } from 'zod'
import { GROUP_KINDS, libraryEdit } from '#shared/contract/library-edit'

const id = z.int()

/** Every edit, with those that only undo others. */
export const storedEdit = z.union([
  libraryEdit,
  z.strictObject({
    kind: z.literal('put-back-group'),
    group: z.enum(GROUP_KINDS),
    id,
    name: z.string(),
    ids: z.array(id),
  }),
  z.strictObject({
    kind: z.literal('split-player'),
    id,
    name: z.string(),
    names: z.array(id),
    from: id,
  }),
  /** The game as a `.janggi` document. */
  z.strictObject({ kind: z.literal('save-game'), id, document: z.string() }),
])
export type StoredEdit = z.infer<typeof storedEdit>

/** An edit that was made: what undoes it, and the games that show it. */
export interface Made {
  readonly inverse: StoredEdit
  readonly touched: readonly number[]
}
