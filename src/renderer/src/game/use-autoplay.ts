import { useIntervalFn } from '@vueuse/core'
import { watch } from 'vue'
import { useSettingsStore } from '../settings/settings-store.ts'
import { useGameStore } from './game-store.ts'

/** Steps forward at the chosen speed while the game plays, and stops at its end. */
export function useAutoplay(): void {
  const game = useGameStore()
  const settings = useSettingsStore()
  const beat = useIntervalFn(
    () => {
      game.step(1)
      if (game.ply >= game.last) game.pause()
    },
    () => settings.current.autoplaySeconds * 1000,
    { immediate: false },
  )
  watch(
    () => game.isPlaying,
    (isPlaying) => (isPlaying ? beat.resume() : beat.pause()),
  )
  watch(
    () => game.key,
    () => game.pause(),
  )
}
