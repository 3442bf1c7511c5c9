import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { err, ok, type Result } from '#engine/result'
import { type LibraryError, type ListedLibrary, MAX_LIBRARIES } from '#shared/contract/library'
import { errorCode } from '../error-code.ts'
import { createJsonFile } from '../json-file.ts'
import { LIBRARY_ENDING } from './store/open-database.ts'

/** The libraries a user has, kept in one file beside the settings. */
export interface LibraryList {
  readonly all: () => Promise<readonly ListedLibrary[]>
  readonly find: (id: string) => Promise<ListedLibrary | undefined>
  /** Where a new library of that name is to stand. */
  readonly placeFor: (name: string) => Promise<Result<string, LibraryError>>
  readonly add: (name: string, path: string) => Promise<Result<ListedLibrary, LibraryError>>
  readonly forget: (id: string) => Promise<Result<readonly ListedLibrary[], LibraryError>>
}

const content = z.strictObject({
  version: z.literal(1),
  libraries: z
    .array(z.strictObject({ id: z.string(), name: z.string(), path: z.string() }))
    .max(MAX_LIBRARIES)
    .readonly(),
})

export function createLibraryList(dataFolder: string): LibraryList {
  const file = createJsonFile<z.infer<typeof content>>({
    folder: dataFolder,
    name: 'libraries',
    parse: (json) => content.safeParse(json).data,
    fallback: { version: 1, libraries: [] },
  })
  const folder = join(dataFolder, 'libraries')

  async function change(
    edit: (list: readonly ListedLibrary[]) => Result<readonly ListedLibrary[], LibraryError>,
  ): Promise<Result<readonly ListedLibrary[], LibraryError>> {
    const changed = await file.change<LibraryError>(({ libraries }) => {
      const edited = edit(libraries)
      return edited.ok ? ok({ version: 1, libraries: [...edited.value] }) : edited
    })
    if (changed.ok) return ok(changed.value.libraries)
    const { error } = changed
    return err(
      error.code === 'not-saved' ? { code: 'library-list-not-saved', detail: error.detail } : error,
    )
  }

  return {
    all: async () => (await file.load()).libraries,
    find: async (wanted) => (await file.load()).libraries.find(({ id }) => id === wanted),
    placeFor: async (name) => {
      try {
        await mkdir(folder, { recursive: true })
        return ok(join(folder, `${fileName(name)}${LIBRARY_ENDING}`))
      } catch (error) {
        return err({ code: 'library-list-not-saved', detail: errorCode(error) })
      }
    },
    add: async (name, path) => {
      const added = await change((list) => {
        if (list.some((other) => other.path === path)) return ok(list)
        if (list.some((other) => other.name === name)) return err({ code: 'library-exists', name })
        if (list.length >= MAX_LIBRARIES) {
          return err({ code: 'too-many-libraries', limit: MAX_LIBRARIES })
        }
        return ok([...list, { id: freeId(list), name, path }])
      })
      if (!added.ok) return added
      const library = added.value.find((other) => other.path === path)
      return library ? ok(library) : err({ code: 'no-such-library', library: name })
    },
    forget: (gone) => change((list) => ok(list.filter(({ id }) => id !== gone))),
  }
}

/** What a library that is added by its file is called. */
export const nameOfFile = (path: string): string =>
  basename(path)
    .replace(new RegExp(`\\${LIBRARY_ENDING}$`), '')
    .normalize('NFC')

/** Letters that some system does not allow in a name, and what would make it hidden or a folder. */
const fileName = (name: string): string =>
  name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.|\.$/g, '_')

const freeId = (list: readonly ListedLibrary[]): string =>
  String(list.reduce((most, { id }) => Math.max(most, Number(id)), 0) + 1)
