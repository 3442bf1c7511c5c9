import { err, ok } from '#engine/result'
import type { HostContract } from '#shared/contract/index'
import type { HandlersOf } from '#shared/rpc/host'

const none = () => Promise.resolve(err({ code: 'no-such-library' as const, library: '' }))

/** A host without libraries. */
export const quietLibraries: HandlersOf<HostContract, 'library'> = {
  'library.list': () => Promise.resolve(ok({ libraries: [] })),
  'library.create': none,
  'library.add': none,
  'library.forget': () => Promise.resolve(ok({ libraries: [] })),
  'library.info': none,
  'library.backUp': none,
  'library.restoreBackup': none,
  'library.import': none,
  'library.imports': none,
  'library.findings': none,
  'library.search': none,
  'library.found': none,
  'library.documents': none,
  'library.saveGame': none,
  'library.keepReview': none,
  'library.edit': none,
  'library.undo': none,
  'library.redo': none,
  'library.emptyTrash': none,
  'library.saveSearch': none,
  'library.removeSearch': none,
  'library.players': none,
  'library.explore': none,
  'library.matrix': none,
  'library.report': none,
}
