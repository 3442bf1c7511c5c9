import { watchDebounced } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type {
  GameFilter,
  GameQuery,
  GameRow,
  GameSort,
  PositionCondition,
  SearchProgress,
} from '#shared/contract/library-query'
import { useHost } from '../host/use-host.ts'
import { useLibraryStore } from './library-store.ts'
import { asksForPosition, asksForSomething } from './search-fields.ts'

/** Rows asked for at once. */
const PAGE = 200
/** After the last keystroke. */
const PAUSE_MS = 180

/** What is looked for in the library in view, and what was found. */
export const useSearchStore = defineStore('library-search', () => {
  const host = useHost()
  const library = useLibraryStore()
  const filter = ref<GameFilter>({})
  const positions = shallowRef<readonly PositionCondition[]>([])
  const sort = ref<GameSort>({ key: 'added', descending: false })
  const isTrash = ref(false)

  const total = ref(0)
  const ms = ref(0)
  /** By place in the list; pages come as they are scrolled to. */
  const rows = shallowRef<ReadonlyMap<number, GameRow>>(new Map())
  const scanning = shallowRef<SearchProgress>()
  const selected = shallowRef<ReadonlySet<number>>(new Set())
  let stop = new AbortController()
  const asked = new Set<number>()

  const query = computed<GameQuery>(() => ({
    filter: isTrash.value ? { trashed: true } : filter.value,
    positions: isTrash.value ? [] : positions.value.filter(asksForPosition),
  }))
  const isFiltered = computed(() => asksForSomething(filter.value) || positions.value.length > 0)

  async function loadPage(page: number): Promise<void> {
    const { id } = library
    if (id === undefined || asked.has(page)) return
    asked.add(page)
    const { signal } = stop
    const input = {
      library: id,
      query: query.value,
      sort: sort.value,
      offset: page * PAGE,
      limit: PAGE,
    }
    const found = await host.run('library.search', input, {
      signal,
      onItem: (progress) => {
        scanning.value = progress
      },
    })
    if (signal.aborted) return
    scanning.value = undefined
    if (!found.ok) {
      library.fail(found.error)
      return
    }
    total.value = found.value.total
    if (page === 0) ms.value = found.value.ms
    const known = new Map(page === 0 ? [] : rows.value)
    for (const [i, row] of found.value.rows.entries()) known.set(page * PAGE + i, row)
    rows.value = known
  }

  /** Asks anew. The rows in sight stay until the first page is there. */
  async function search(): Promise<void> {
    stop.abort()
    stop = new AbortController()
    asked.clear()
    scanning.value = undefined
    if (library.id === undefined || library.info === undefined) {
      total.value = 0
      rows.value = new Map()
      return
    }
    await loadPage(0)
  }

  /** Rows from one place to another come into sight. */
  function need(from: number, to: number): void {
    for (let page = Math.floor(from / PAGE); page <= Math.floor(to / PAGE); page++) {
      if (page * PAGE < total.value) void loadPage(page)
    }
  }

  function cancel(): void {
    stop.abort()
    scanning.value = undefined
  }

  watchDebounced([query, sort], () => void search(), { debounce: PAUSE_MS, deep: true })
  watchDebounced(
    () => [library.id, library.revision] as const,
    () => {
      selected.value = new Set()
      void search()
    },
    { debounce: 10 },
  )
  watchDebounced(
    () => library.reviewsKept,
    () => void search(),
    { debounce: PAUSE_MS },
  )

  function look(wanted: GameFilter, at: readonly PositionCondition[] = []): void {
    filter.value = wanted
    positions.value = at
  }

  function sortBy(key: GameSort['key']): void {
    const isSame = sort.value.key === key
    sort.value = { key, descending: isSame && !sort.value.descending }
  }

  async function selectAll(): Promise<void> {
    const { id } = library
    if (id === undefined) return
    const found = await host.run('library.found', {
      library: id,
      query: query.value,
      sort: sort.value,
    })
    if (found.ok) selected.value = new Set(found.value.ids)
    else library.fail(found.error)
  }

  return {
    filter,
    positions,
    sort,
    isTrash,
    total,
    ms,
    rows,
    scanning,
    selected,
    query,
    isFiltered,
    search,
    need,
    cancel,
    look,
    sortBy,
    selectAll,
  }
})
