import { defineStore } from 'pinia'
import { computed, reactive, ref } from 'vue'
import { opposite, type Side } from '#engine/rules/types'
import { useDocumentStore } from '../documents/document-store.ts'

/** Which game is in view, at which ply, and from which side. */
export const useGameStore = defineStore('game', () => {
  const documents = useDocumentStore()
  /** Where the reader stood in each game, so that coming back finds the place. */
  const places = reactive(new Map<string, number>())
  const orientation = ref<Side>('cho')
  const isPlaying = ref(false)

  const opened = computed(() => documents.active?.opened)
  const key = computed(() => `${documents.active?.id ?? ''}/${documents.active?.gameIndex ?? 0}`)
  const ply = computed(() => places.get(key.value) ?? 0)
  const last = computed(() => opened.value?.plies.length ?? 0)
  /** The ply that led to the board in view; undefined at the start. */
  const current = computed(() => opened.value?.plies[ply.value - 1])
  const board = computed(() => opened.value?.boards[ply.value])
  const turn = computed<Side>(() => {
    if (current.value) return opposite(current.value.side)
    return opened.value?.firstSide ?? 'cho'
  })

  /** Any number: what lies beyond the game is the end it lies beyond. */
  function go(target: number): void {
    places.set(key.value, Math.max(0, Math.min(target, last.value)))
  }

  function step(plies: number): void {
    go(ply.value + plies)
  }

  function flip(): void {
    orientation.value = opposite(orientation.value)
  }

  /** Playing from the end starts over. */
  function togglePlay(): void {
    isPlaying.value = !isPlaying.value
    if (isPlaying.value && ply.value === last.value) go(0)
  }

  function pause(): void {
    isPlaying.value = false
  }

  return {
    opened,
    key,
    ply,
    last,
    current,
    board,
    turn,
    orientation,
    isPlaying,
    go,
    step,
    flip,
    togglePlay,
    pause,
  }
})
