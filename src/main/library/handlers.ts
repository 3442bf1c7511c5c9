import { err, ok, type Result } from '#engine/result'
import type { HostContract } from '#shared/contract/index'
import type { LibraryError, oneLibrary } from '#shared/contract/library'
import type { Fault } from '#shared/rpc/frames'
import type { Call, HandlersOf } from '#shared/rpc/host'
import type { Input, Item, Method, Output } from '#shared/rpc/procedure'
import type { AllowedPaths } from '../files/allowed-paths.ts'
import { type LibraryList, nameOfFile } from './library-list.ts'
import type { LibraryThread } from './library-thread.ts'
import type { ThreadContract } from './thread-contract.ts'

export interface Libraries {
  readonly list: LibraryList
  readonly thread: LibraryThread
  readonly allowed: AllowedPaths
}

type LibraryHandlers = HandlersOf<HostContract, 'library'>
type OfOneLibrary = Method<typeof oneLibrary>

/** Asks the thread; what can happen to its line is an error of the library. */
const asking =
  (thread: LibraryThread) =>
  async <M extends OfOneLibrary | 'library.make'>(
    method: M,
    input: Input<ThreadContract, M>,
    call?: Call<Item<ThreadContract, M>>,
  ): Promise<Result<Output<ThreadContract, M>, LibraryError>> => {
    const options = call && { signal: call.signal, onItem: call.emit }
    const done = await thread.run(method, input, options)
    return done.ok ? done : err(asLibraryError(done.error))
  }

/** Hands a call on under the path of its library. */
type Onward = <M extends OfOneLibrary>(
  method: M,
) => (
  input: Input<ThreadContract, M>,
  call: Call<Item<ThreadContract, M>>,
) => Promise<Result<Output<ThreadContract, M>, LibraryError>>

/** The calls of a window about libraries. The host knows where they are; the thread does the rest. */
export function libraryHandlers(libraries: Libraries): LibraryHandlers {
  const { list, thread, allowed } = libraries
  const ask = asking(thread)
  const onward: Onward = (method) => async (input, call) => {
    const library = await list.find(input.library)
    if (!library) return err({ code: 'no-such-library', library: input.library })
    return ask(method, { ...input, library: library.path }, call)
  }
  return {
    ...listHandlers(libraries),
    ...onwardHandlers(onward),
    'library.import': async (input, call) => {
      const paths: string[] = []
      for (const path of input.paths) {
        const found = await allowed.find(path)
        if (!found.ok) return err({ code: 'path-not-allowed', path })
        paths.push(found.value.path)
      }
      return onward('library.import')({ ...input, paths }, call)
    },
  }
}

type ListMethod = 'library.list' | 'library.create' | 'library.add' | 'library.forget'

function listHandlers({ list, thread, allowed }: Libraries): Pick<LibraryHandlers, ListMethod> {
  const ask = asking(thread)
  return {
    'library.list': async () => ok({ libraries: [...(await list.all())] }),
    'library.create': async ({ name }) => {
      const place = await list.placeFor(name)
      if (!place.ok) return place
      const made = await ask('library.make', { library: place.value })
      if (!made.ok) return made
      const added = await list.add(name, place.value)
      return added.ok ? ok({ library: added.value }) : added
    },
    'library.add': async ({ path }) => {
      const found = await allowed.find(path)
      if (!found.ok) return err({ code: 'path-not-allowed', path })
      const { real } = found.value
      const opened = await ask('library.info', { library: real })
      if (!opened.ok) return opened
      const added = await list.add(nameOfFile(real), real)
      return added.ok ? ok({ library: added.value }) : added
    },
    'library.forget': async ({ library }) => {
      const left = await list.forget(library)
      return left.ok ? ok({ libraries: [...left.value] }) : left
    },
  }
}

const onwardHandlers = (onward: Onward): Omit<LibraryHandlers, ListMethod | 'library.import'> => ({
  'library.info': onward('library.info'),
  'library.backUp': onward('library.backUp'),
  'library.restoreBackup': onward('library.restoreBackup'),
  'library.imports': onward('library.imports'),
  'library.findings': onward('library.findings'),
  'library.search': onward('library.search'),
  'library.found': onward('library.found'),
  'library.documents': onward('library.documents'),
  'library.saveGame': onward('library.saveGame'),
  'library.keepReview': onward('library.keepReview'),
  'library.edit': onward('library.edit'),
  'library.undo': onward('library.undo'),
  'library.redo': onward('library.redo'),
  'library.emptyTrash': onward('library.emptyTrash'),
  'library.saveSearch': onward('library.saveSearch'),
  'library.removeSearch': onward('library.removeSearch'),
  'library.players': onward('library.players'),
  'library.explore': onward('library.explore'),
  'library.matrix': onward('library.matrix'),
  'library.report': onward('library.report'),
})

/** The thread's line can fail as any line can; a call that was cancelled is heard by nobody. */
function asLibraryError(error: LibraryError | Fault): LibraryError {
  switch (error.code) {
    case 'cancelled':
    case 'disconnected':
    case 'bad-message':
    case 'crashed':
    case 'busy':
      return { code: 'library-lost', detail: 'detail' in error ? error.detail : error.code }
    default:
      return error
  }
}
