import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import { ok, type Result } from '#engine/result'
import {
  BUILT_IN,
  type EngineList,
  type ExternalEngine,
  type LogLine,
  type SaveEngineError,
} from '#shared/contract/engines'
import type { Fault } from '#shared/rpc/frames'
import { useHost } from '../host/use-host.ts'
import { useSettingsStore } from '../settings/settings-store.ts'

const BUILT_IN_NAME = 'Janggi Studio'

type Saved<T = void> = Promise<Result<T, SaveEngineError | Fault>>

/** The engines that can be asked, and which one is. The host keeps and runs them. */
export const useEnginesStore = defineStore('engines', () => {
  const host = useHost()
  const settings = useSettingsStore()
  const list = shallowRef<EngineList>({ engines: [], found: [] })

  /** One that is gone, perhaps from another window, leaves the built-in one. */
  const chosen = computed(() => {
    const { engine } = settings.current.analysis
    return list.value.engines.some(({ id }) => id === engine) ? engine : BUILT_IN
  })

  /** The name under which what it finds is kept. */
  const nameOf = (engine: string): string =>
    list.value.engines.find(({ id }) => id === engine)?.name ??
    (engine === BUILT_IN ? BUILT_IN_NAME : engine)

  function choose(engine: string): void {
    settings.change({ analysis: { ...settings.current.analysis, engine } })
  }

  async function load(): Promise<void> {
    const listed = await host.run('engines.list', {})
    if (listed.ok) list.value = listed.value
  }

  /** Answers the new engine's id. */
  async function add(path: string): Saved<string> {
    const added = await host.run('engines.add', { path })
    if (!added.ok) return added
    list.value = added.value.list
    return ok(added.value.added)
  }

  async function configure(
    engine: Pick<ExternalEngine, 'id' | 'name' | 'options' | 'pointsPerPawn'>,
  ): Saved {
    const saved = await host.run('engines.configure', engine)
    if (!saved.ok) return saved
    list.value = saved.value
    return ok(undefined)
  }

  async function remove(id: string): Saved {
    const saved = await host.run('engines.remove', { id })
    if (!saved.ok) return saved
    list.value = saved.value
    return ok(undefined)
  }

  async function log(id: string): Promise<readonly LogLine[]> {
    const read = await host.run('engines.log', { id })
    return read.ok ? read.value.lines : []
  }

  return { list, chosen, nameOf, choose, load, add, configure, remove, log }
})
