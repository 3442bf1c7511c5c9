import { defineStore } from 'pinia'
import { computed } from 'vue'
import type { CommandId } from '#shared/contract/commands'
import { useSettingsStore } from '../settings/settings-store.ts'
import { bindingsOf, type KeyPreset, keysIn, rebind, rivalsOf } from './key-bindings.ts'
import type { KeyChord } from './key-chord.ts'

/** Which keys the commands have now: those of the preset and the user's own. */
export const useKeysStore = defineStore('keys', () => {
  const settings = useSettingsStore()
  const own = computed(() => settings.current.keys)
  const preset = computed(() => settings.current.keyPreset)
  const bindings = computed(() => bindingsOf(preset.value, own.value))

  const keysOf = (id: CommandId): readonly KeyChord[] => keysIn(bindings.value, id)
  const rivals = (id: CommandId, wanted: KeyChord): readonly CommandId[] =>
    rivalsOf(bindings.value, id, wanted)
  const isOwn = (id: CommandId): boolean => Object.hasOwn(own.value, id)

  /** Gives a command a key; whoever had it goes without. */
  function bind(id: CommandId, wanted: KeyChord): void {
    settings.change({ keys: mutable(rebind(bindings.value, own.value, id, wanted)) })
  }

  /** No key at all for a command. */
  function unbind(id: CommandId): void {
    settings.change({ keys: { ...own.value, [id]: [] } })
  }

  /** The keys of the preset again, for one command or for all. */
  function reset(id?: CommandId): void {
    const kept = Object.entries(own.value).filter(([other]) => id !== undefined && other !== id)
    settings.change({ keys: Object.fromEntries(kept) })
  }

  function choosePreset(chosen: KeyPreset): void {
    settings.change({ keyPreset: chosen })
  }

  return { own, preset, keysOf, rivals, isOwn, bind, unbind, reset, choosePreset }
})

const mutable = (keys: ReturnType<typeof rebind>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(keys).map(([id, texts]) => [id, [...texts]]))
