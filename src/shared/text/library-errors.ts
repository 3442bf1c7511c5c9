import { unreachable } from '#engine/result'
import type { LibraryError } from '../contract/library.ts'
import type { Texts } from './index.ts'

/** The sentence for what can go wrong with a library, for the window and the command line. */
export function describeLibraryError({ library }: Texts, error: LibraryError): string {
  const words = library.errors
  switch (error.code) {
    case 'no-such-library':
    case 'no-such-player':
    case 'no-such-group':
    case 'nothing-to-undo':
    case 'not-a-game':
    case 'import-running':
      return words[error.code]()
    case 'library-not-found':
    case 'not-a-library':
    case 'library-read-only':
    case 'library-disk-full':
    case 'library-busy':
    case 'library-corrupt':
    case 'no-backup':
    case 'path-not-allowed':
      return words[error.code](error.path)
    case 'library-exists':
    case 'name-taken':
      return words[error.code](error.name)
    case 'too-many-libraries':
      return words[error.code](error.limit)
    case 'library-newer':
      return words[error.code](error.path, error.version)
    case 'library-unreadable':
      return words[error.code](error.path, error.detail)
    case 'library-damaged':
      return words[error.code](error.setAside, error.backup)
    case 'library-lost':
    case 'library-list-not-saved':
      return words[error.code](error.detail)
    case 'no-such-game':
    case 'review-of-another':
      return words[error.code](error.id)
    case 'bad-position':
      return words[error.code](error.fen)
    default:
      return unreachable(error)
  }
}
