import { type Ref, ref } from 'vue'
import { useHost } from '../host/use-host.ts'
import { useImportStore } from './import-store.ts'
import { useLibraryStore } from './library-store.ts'

/** What paths are picked for: records to import, or a library to add. */
export type PickPurpose = 'import' | 'add'

export interface PathPicking {
  /** Set while the studio's own dialog stands open, where the host has none. */
  readonly own: Readonly<Ref<PickPurpose | undefined>>
  readonly pickFiles: () => Promise<void>
  readonly pickFolder: () => Promise<void>
  readonly pickLibrary: () => Promise<void>
  readonly choose: (paths: readonly string[]) => void
  readonly close: () => void
}

/** Asks for files and folders: by the system's dialog where the host has one, else by our own. */
export function usePickPaths(): PathPicking {
  const host = useHost()
  const library = useLibraryStore()
  const imports = useImportStore()
  const own = ref<PickPurpose>()

  function take(purpose: PickPurpose, paths: readonly string[]): void {
    const [first] = paths
    if (purpose === 'import') void imports.start(paths)
    else if (first !== undefined) void library.add(first)
  }

  async function pick(purpose: PickPurpose): Promise<void> {
    const picked = await host.run('files.pick', {})
    if (!picked.ok) library.fail(picked.error)
    else if (picked.value.kind === 'own-dialog') own.value = purpose
    else if (picked.value.kind === 'picked') {
      take(
        purpose,
        picked.value.files.map(({ path }) => path),
      )
    }
  }

  return {
    own,
    pickFiles: () => pick('import'),
    pickLibrary: () => pick('add'),
    pickFolder: async () => {
      const picked = await host.run('files.pickFolder', {})
      if (!picked.ok) library.fail(picked.error)
      else if (picked.value.kind === 'own-dialog') own.value = 'import'
      else if (picked.value.kind === 'picked') take('import', [picked.value.folder.path])
    },
    choose: (paths) => {
      const purpose = own.value
      own.value = undefined
      if (purpose) take(purpose, paths)
    },
    close: () => {
      own.value = undefined
    },
  }
}
