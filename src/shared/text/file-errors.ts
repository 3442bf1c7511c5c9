import { unreachable } from '#engine/result'
import type { FileError } from '../contract/files.ts'
import type { Texts } from './index.ts'

/** One decimal, rounded up: a file just over the limit is not shown as just as large as it. */
const megabytes = (bytes: number): string => (Math.ceil(bytes / 104_857.6) / 10).toFixed(1)

/** The sentence for what can go wrong with a file, for the window and the command line. */
export function describeFileError(texts: Texts, error: FileError): string {
  const words = texts.host.fileErrors
  switch (error.code) {
    case 'file-not-found':
    case 'file-not-allowed':
    case 'file-is-a-folder':
    case 'file-is-special':
      return words[error.code](error.path)
    case 'file-too-large':
      return words[error.code](error.path, megabytes(error.bytes), String(error.limit / 1_048_576))
    case 'file-unreadable':
      return words[error.code](error.path, error.detail)
    case 'upload-out-of-order':
      return words[error.code](error.name)
    case 'too-many-uploads':
      return words[error.code](error.name, error.limit)
    default:
      return unreachable(error)
  }
}
