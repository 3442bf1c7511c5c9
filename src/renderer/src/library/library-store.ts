import { useLocalStorage } from '@vueuse/core'
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Result } from '#engine/result'
import type { LibraryError, LibraryInfo, ListedLibrary } from '#shared/contract/library'
import type { LibraryEdit } from '#shared/contract/library-edit'
import type { GameQuery } from '#shared/contract/library-query'
import type { Fault } from '#shared/rpc/frames'
import type { LibraryGame } from '../documents/game-origins.ts'
import { useHost } from '../host/use-host.ts'

/** Whatever kept a library from doing what it was asked. */
export type LibraryProblem = LibraryError | Fault

/** The libraries of the user, and the one in view. */
export const useLibraryStore = defineStore('library', () => {
  const host = useHost()
  const libraries = shallowRef<readonly ListedLibrary[]>([])
  const isLoaded = ref(false)
  const chosen = useLocalStorage('janggi-library', '')
  const info = shallowRef<LibraryInfo>()
  const problem = shallowRef<LibraryProblem>()
  /** Grows with every change: lists and counts are then asked for anew. */
  const revision = ref(0)
  /** Counts the reviews that were kept: they change how games look in lists, and nothing else. */
  const reviewsKept = ref(0)

  const current = computed(
    () => libraries.value.find(({ id }) => id === chosen.value) ?? libraries.value[0],
  )
  const id = computed(() => current.value?.id)

  function fail(error: LibraryProblem): void {
    if (error.code !== 'cancelled') problem.value = error
  }

  /** Shows what a change came to. */
  async function settle(asked: Promise<Result<LibraryInfo, LibraryProblem>>): Promise<boolean> {
    const done = await asked
    if (!done.ok) {
      fail(done.error)
      return false
    }
    problem.value = undefined
    info.value = done.value
    revision.value += 1
    return true
  }

  async function refresh(): Promise<void> {
    info.value = undefined
    if (id.value !== undefined) await settle(host.run('library.info', { library: id.value }))
  }

  async function load(): Promise<void> {
    const listed = await host.run('library.list', {})
    if (!listed.ok) {
      fail(listed.error)
      return
    }
    libraries.value = listed.value.libraries
    isLoaded.value = true
    await refresh()
  }

  async function choose(library: string): Promise<void> {
    chosen.value = library
    await refresh()
  }

  async function take(
    asked: Promise<Result<{ readonly library: ListedLibrary }, LibraryProblem>>,
  ): Promise<boolean> {
    const made = await asked
    if (!made.ok) {
      fail(made.error)
      return false
    }
    problem.value = undefined
    chosen.value = made.value.library.id
    await load()
    return true
  }

  const create = (name: string): Promise<boolean> => take(host.run('library.create', { name }))
  const add = (path: string): Promise<boolean> => take(host.run('library.add', { path }))

  async function forget(): Promise<void> {
    if (id.value === undefined) return
    const left = await host.run('library.forget', { library: id.value })
    if (!left.ok) {
      fail(left.error)
      return
    }
    problem.value = undefined
    libraries.value = left.value.libraries
    await refresh()
  }

  async function backUp(): Promise<string | undefined> {
    if (id.value === undefined) return undefined
    const made = await host.run('library.backUp', { library: id.value })
    if (made.ok) return made.value.path
    fail(made.error)
    return undefined
  }

  type Change = 'undo' | 'redo' | 'emptyTrash' | 'restoreBackup'
  async function change(what: Change): Promise<void> {
    if (id.value !== undefined) await settle(host.run(`library.${what}`, { library: id.value }))
  }

  async function edit(wanted: LibraryEdit): Promise<boolean> {
    if (id.value === undefined) return false
    return settle(host.run('library.edit', { library: id.value, edit: wanted }))
  }

  /** Keeps the review that a document holds with a game, in whichever library that is. */
  async function keepReview(
    game: LibraryGame,
    document: string,
  ): Promise<Result<LibraryInfo, LibraryProblem>> {
    const kept = await host.run('library.keepReview', { ...game, document })
    if (kept.ok && game.library === id.value) {
      info.value = kept.value
      reviewsKept.value += 1
    }
    return kept
  }

  async function saveSearch(name: string, query: GameQuery): Promise<void> {
    if (id.value === undefined) return
    await settle(host.run('library.saveSearch', { library: id.value, name, query }))
  }

  async function removeSearch(search: number): Promise<void> {
    if (id.value === undefined) return
    await settle(host.run('library.removeSearch', { library: id.value, id: search }))
  }

  return {
    libraries,
    isLoaded,
    current,
    id,
    info,
    problem,
    revision,
    reviewsKept,
    load,
    refresh,
    choose,
    create,
    add,
    forget,
    backUp,
    change,
    edit,
    keepReview,
    saveSearch,
    removeSearch,
    fail,
  }
})
