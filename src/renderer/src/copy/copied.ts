import type { Loss } from '#engine/game/losses'

/** What can be made of a position. */
export type CopyKind = 'fen' | 'diagram' | 'svg' | 'png'

/** What was put on the clipboard. */
export type Copied =
  | { readonly kind: CopyKind }
  /** As `.gib`, with what that could not hold. */
  | { readonly kind: 'record'; readonly losses: readonly Loss[] }
