import type { ReadGame } from '#engine/game/game'
import type { RecordFile } from '#engine/game/read-records'
import type { TextPart } from '#engine/game/scan-collection'
import type { GameEntry } from '#engine/notation/game-entry'

/** Window to reading worker. */
export type ReaderTask =
  | {
      readonly kind: 'scan'
      readonly id: number
      readonly text: string
      readonly parts: readonly TextPart[] | undefined
    }
  | { readonly kind: 'read'; readonly id: number; readonly text: string; readonly entry: GameEntry }

/** Reading worker to window: one answer for each task, under its id. */
export type ReaderAnswer =
  | { readonly kind: 'scanned'; readonly id: number; readonly records: RecordFile }
  | { readonly kind: 'read'; readonly id: number; readonly read: ReadGame }
