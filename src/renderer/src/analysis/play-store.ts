import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { addMove } from '#engine/game/edit'
import { parseUci } from '#engine/notation/uci'
import { formatStanding } from '#engine/rules/past'
import { opposite, type Side } from '#engine/rules/types'
import { useOpenGamesStore } from '../documents/open-games-store.ts'
import { useGameStore } from '../game/game-store.ts'
import { useHost } from '../host/use-host.ts'
import { useRulesInForce } from '../rules/use-game-rules.ts'
import { useSettingsStore } from '../settings/settings-store.ts'
import { type AnalysedNode, useAnalysisStore } from './analysis-store.ts'
import { useEnginesStore } from './engines-store.ts'

/**
 * Play against the engine from the position in view. The user's moves go into the record as any
 * others; whenever the side of the engine is to move, it adds its own.
 */
export const usePlayStore = defineStore('engine-play', () => {
  const host = useHost()
  const game = useGameStore()
  const games = useOpenGamesStore()
  const rules = useRulesInForce()
  const settings = useSettingsStore()
  const engines = useEnginesStore()
  const analysis = useAnalysisStore()

  /** The side the user has; undefined while nobody plays. */
  const user = ref<Side>()
  const isThinking = ref(false)
  let stop = new AbortController()

  /** The position that waits for the engine. */
  const due = computed(() => {
    const at = analysis.inView
    if (!user.value || !at || at.standing.setup.turn === user.value) return undefined
    return at
  })

  async function answer(at: AnalysedNode): Promise<void> {
    const { signal } = stop
    const { threads, hashMegabytes, moveSeconds } = settings.current.analysis
    isThinking.value = true
    const ended = await host.run(
      'engines.analyse',
      {
        engine: engines.chosen,
        use: 'play',
        standing: formatStanding(at.standing),
        rules: rules.value.rules,
        lines: 1,
        threads,
        hashMegabytes,
        limits: { ms: Math.round(moveSeconds * 1000) },
      },
      { signal },
    )
    if (signal.aborted) return
    isThinking.value = false
    const move = ended.ok ? parseUci(ended.value.lines[0]?.moves[0] ?? '') : undefined
    if (move) play(at, move)
    // The game is over, or the engine has failed: somebody has to look at it.
    else end(ended.ok ? undefined : ended.error)
  }

  function play(
    { place, node }: AnalysedNode,
    move: NonNullable<ReturnType<typeof parseUci>>,
  ): void {
    games.edit(place, ({ game: edited }) => {
      const { tree, node: cursor } = addMove(edited.tree, node, move)
      return { game: { ...edited, tree }, cursor }
    })
  }

  function end(fault?: typeof analysis.fault): void {
    user.value = undefined
    if (fault && fault.code !== 'cancelled') analysis.fault = fault
  }

  /** The engine plays against `side` from here on. */
  function start(side: Side): void {
    user.value = side
    if (game.orientation !== side) game.flip()
  }

  watch(due, (at) => {
    stop.abort()
    stop = new AbortController()
    isThinking.value = false
    if (at) void answer(at)
  })
  watch(
    () => game.key,
    () => end(),
  )

  const engineSide = computed(() => user.value && opposite(user.value))

  return { user, engineSide, isThinking, start, end }
})
