import type { Result } from '#engine/result'
import type { EncodingChoice, FileError, TextFile } from '#shared/contract/files'
import type { FoundPath } from './allowed-paths.ts'
import type { FolderListing } from './list-folder.ts'

/** Everything a reading of bytes says but where they came from. */
export type ReadText = Omit<TextFile, 'name' | 'path'>

export type FileTask =
  | { readonly kind: 'read'; readonly found: FoundPath; readonly encoding: EncodingChoice }
  | {
      readonly kind: 'decode'
      /** Handed over: the sender no longer has them. */
      readonly bytes: Uint8Array<ArrayBuffer>
      readonly encoding: EncodingChoice
    }
  | { readonly kind: 'list'; readonly found: FoundPath }

export interface FileAnswers {
  readonly read: Result<ReadText, FileError>
  readonly decode: ReadText
  readonly list: Result<FolderListing, FileError>
}

export interface TaskMessage {
  readonly id: number
  readonly task: FileTask
}

export interface AnswerMessage {
  readonly id: number
  readonly answer: FileAnswers[FileTask['kind']]
}
