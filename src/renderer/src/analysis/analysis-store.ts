import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { NodeId } from '#engine/game/tree'
import { formatStanding, type Standing } from '#engine/rules/past'
import { isBetter } from '#shared/contract/better-update'
import type { EnginePhase, EngineUpdate } from '#shared/contract/engines'
import type { Settings } from '#shared/contract/settings'
import type { AnyEngineError } from '#shared/text/engine-faults'
import type { GamePlace } from '../documents/open-games-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { standingInView } from '../game/standing-in-view.ts'
import { useHost } from '../host/use-host.ts'
import { useRulesInForce } from '../rules/use-game-rules.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { evaluationKey, isPlayable, threatStanding } from './analysed-position.ts'
import { useEnginesStore } from './engines-store.ts'
import { EvaluationMemory } from './evaluation-memory.ts'

/** A position of an open game. */
export interface AnalysedNode {
  readonly place: GamePlace
  readonly node: NodeId
  readonly ply: number
  readonly standing: Standing
}

/** The analysis of the position in view, or of one it was locked to. */
export const useAnalysisStore = defineStore('analysis', () => {
  const host = useHost()
  const game = useGameStore()
  const rules = useRulesInForce()
  const settings = useSettingsStore()
  const engines = useEnginesStore()
  const memory = new EvaluationMemory()

  const isOn = ref(false)
  const isThreat = ref(false)
  const locked = shallowRef<AnalysedNode>()
  const phase = ref<EnginePhase>()
  const fault = shallowRef<AnyEngineError>()
  /** What is known of the position: of this analysis, or of an earlier one. */
  const update = shallowRef<EngineUpdate>()
  /** Whether what is shown was found before this analysis began. */
  const isRemembered = ref(false)
  const isDone = ref(false)
  let stop = new AbortController()

  const inView = computed<AnalysedNode | undefined>(() => {
    const { place, node, opened, ply } = game
    if (!place || !node || !opened) return undefined
    const standing = standingInView(opened, ply, rules.value.rules)
    return standing && { place, node: node.id, ply, standing }
  })
  const target = computed(() => locked.value ?? inView.value)
  /** The position that the engine is asked about; undefined where it can't be. */
  const standing = computed(() => {
    const at = target.value?.standing
    if (!at || !isPlayable(at)) return undefined
    return isThreat.value ? threatStanding(at) : at
  })
  const key = computed(() =>
    standing.value ? evaluationKey(engines.chosen, standing.value, rules.value.rules) : undefined,
  )
  /** Whether what is known belongs to the position on the board. */
  const isOfView = computed(
    () => locked.value === undefined || locked.value.node === inView.value?.node,
  )

  const showsArrows = computed(
    () => settings.current.analysis.arrows && isOn.value && isOfView.value,
  )

  function take(found: EngineUpdate, of: string): void {
    memory.keep(of, found)
    if (isRemembered.value && update.value && !isBetter(found, update.value)) return
    isRemembered.value = false
    update.value = found
  }

  async function run(of: string, at: Standing): Promise<void> {
    const { signal } = stop
    const { lines, threads, hashMegabytes } = settings.current.analysis
    phase.value = 'thinking'
    const ended = await host.run(
      'engines.analyse',
      {
        engine: engines.chosen,
        use: 'analysis',
        standing: formatStanding(at),
        rules: rules.value.rules,
        lines,
        threads,
        hashMegabytes,
        limits: {},
      },
      {
        signal,
        onItem: (item) => {
          if (item.kind === 'phase') phase.value = item.phase
          else take(item.update, of)
        },
      },
    )
    if (signal.aborted) return
    phase.value = undefined
    if (ended.ok) {
      take(ended.value, of)
      isDone.value = true
    } else if (ended.error.code !== 'cancelled') {
      fault.value = ended.error
      isOn.value = false
    }
  }

  /** Shows what was found before the studio was started, if nothing deeper is there yet. */
  async function recall(of: string, at: Standing): Promise<void> {
    const asked = { engine: engines.chosen, standing: formatStanding(at), rules: rules.value.rules }
    const answer = await host.run('engines.recall', asked)
    const found = answer.ok ? answer.value.found : null
    if (!found) return
    memory.keep(of, found)
    if (key.value !== of || (update.value && isBetter(update.value, found))) return
    update.value = found
    isRemembered.value = true
  }

  /** Looks at what is wanted now, and stops what was looked at before. */
  function restart(): void {
    stop.abort()
    stop = new AbortController()
    phase.value = undefined
    isDone.value = false
    update.value = key.value === undefined ? undefined : memory.get(key.value)
    isRemembered.value = update.value !== undefined
    if (!isOn.value || !standing.value || key.value === undefined) return
    fault.value = undefined
    if (!isRemembered.value) void recall(key.value, standing.value)
    void run(key.value, standing.value)
  }

  watch(
    () =>
      [
        isOn.value,
        isOn.value || update.value ? key.value : '',
        ...Object.values(ofTheSearch(settings.current.analysis)),
      ].join('\n'),
    restart,
  )
  watch(
    () => game.key,
    () => (locked.value = undefined),
  )

  function toggle(): void {
    isOn.value = !isOn.value
    fault.value = undefined
  }

  function toggleLock(): void {
    locked.value = locked.value ? undefined : inView.value
  }

  function toggleThreat(): void {
    isThreat.value = !isThreat.value
  }

  const change = (part: Partial<Settings['analysis']>): void =>
    settings.change({ analysis: { ...settings.current.analysis, ...part } })

  return {
    isOn,
    isThreat,
    locked,
    phase,
    fault,
    update,
    isRemembered,
    isDone,
    inView,
    target,
    standing,
    showsArrows,
    isOfView,
    toggle,
    toggleLock,
    toggleThreat,
    change,
  }
})

/** The settings that a search has to begin anew for. */
const ofTheSearch = ({
  lines,
  threads,
  hashMegabytes,
}: Settings['analysis']): Pick<Settings['analysis'], 'lines' | 'threads' | 'hashMegabytes'> => ({
  lines,
  threads,
  hashMegabytes,
})
