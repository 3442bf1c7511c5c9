import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { ImportProgress, ImportReport } from '#shared/contract/library-import'
import { useHost } from '../host/use-host.ts'
import { useLibraryStore } from './library-store.ts'

/** An import ended: how, and where its report is kept. */
export interface EndedImport {
  readonly run: number
  readonly report: ImportReport
}

/** The import that runs, if one does, and the last one that ended. */
export const useImportStore = defineStore('library-import', () => {
  const host = useHost()
  const library = useLibraryStore()
  const isRunning = ref(false)
  const progress = shallowRef<ImportProgress>()
  const ended = shallowRef<EndedImport>()
  let stop = new AbortController()

  const share = computed(() => {
    const { doneBytes = 0, allBytes = 0 } = progress.value ?? {}
    return allBytes === 0 ? 0 : doneBytes / allBytes
  })
  const rate = computed(() => {
    const { games = 0, ms = 0 } = progress.value?.report ?? {}
    return ms === 0 ? 0 : Math.round(games / (ms / 1000))
  })
  /** Seconds to the end, as far as bytes can tell. */
  const remaining = computed(() => {
    const seconds = (progress.value?.report.ms ?? 0) / 1000
    return share.value === 0 ? undefined : seconds * (1 / share.value - 1)
  })

  async function start(paths: readonly string[]): Promise<void> {
    const { id } = library
    if (id === undefined || isRunning.value) return
    stop = new AbortController()
    isRunning.value = true
    progress.value = undefined
    ended.value = undefined
    const done = await host.run(
      'library.import',
      { library: id, paths: [...paths] },
      {
        signal: stop.signal,
        onItem: (item) => {
          progress.value = item
          // An empty list fills with the first games. Later ones would take selections away.
          if (library.info?.games === 0 && item.report.added > 0) void library.refresh()
        },
      },
    )
    isRunning.value = false
    await library.refresh()
    if (done.ok) ended.value = done.value
    else if (done.error.code === 'cancelled') await recallCancelled(id)
    else library.fail(done.error)
  }

  /** A cancelled call answers nothing; what it did stands in the library. */
  async function recallCancelled(id: string): Promise<void> {
    const kept = await host.run('library.imports', { library: id })
    const [last] = kept.ok ? kept.value.runs : []
    if (last) ended.value = { run: last.id, report: { ...last.report, state: 'cancelled' } }
  }

  function cancel(): void {
    stop.abort()
  }

  function dismiss(): void {
    ended.value = undefined
  }

  return { isRunning, progress, ended, share, rate, remaining, start, cancel, dismiss }
})
