import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Exploration } from '#shared/contract/library-explorer'
import type { GameFilter } from '#shared/contract/library-query'
import { useHost } from '../host/use-host.ts'
import { useLibraryStore } from './library-store.ts'

/** What the explorer counts, and by which games. */
export const useExplorerStore = defineStore('library-explorer', () => {
  const host = useHost()
  const library = useLibraryStore()
  const filter = ref<GameFilter>({})
  const mirror = ref(true)
  const found = shallowRef<Exploration>()
  let stop = new AbortController()

  /** The newest position wins: a question that is still open is given up. */
  async function explore(fen: string | undefined): Promise<void> {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    const { id } = library
    if (id === undefined || fen === undefined || library.info === undefined) {
      found.value = undefined
      return
    }
    const input = { library: id, fen, mirror: mirror.value, filter: filter.value }
    const counted = await host.run('library.explore', input, { signal })
    if (signal.aborted) return
    found.value = counted.ok ? counted.value : undefined
    if (!counted.ok && counted.error.code !== 'bad-position') library.fail(counted.error)
  }

  return { filter, mirror, found, explore }
})
