import { defineStore } from 'pinia'
import { computed, onBeforeUnmount, shallowRef } from 'vue'
import type { Setup } from '#engine/rules/types'
import type { BoardPicture } from '#shared/board/board-picture'
import { checkedSquare, lastStepOf } from '../game/position-view.ts'
import { useGameStore } from '../game/game-store.ts'

type Marks = Pick<BoardPicture, 'orientation' | 'lastMove' | 'check' | 'facing' | 'shapes'>

/** The position in front of the user, as it is copied and saved. */
export interface ShownPosition {
  readonly setup: Setup
  readonly marks: Marks
}

/** What is on the board in front: the open game's, or that of the place that says so. */
export const useShownStore = defineStore('shown', () => {
  const game = useGameStore()
  const own = shallowRef<() => ShownPosition | undefined>()

  const ofGame = (): ShownPosition | undefined => {
    const { setup, current, orientation, node } = game
    if (!setup) return undefined
    const marks = {
      orientation,
      lastMove: lastStepOf(current),
      check: checkedSquare(current, setup.board, setup.turn),
      facing: current?.areGeneralsFacing,
      shapes: node?.annotations.shapes,
    }
    return { setup, marks }
  }
  const shown = computed(() => (own.value ? own.value() : ofGame()))

  return { own, shown }
})

/** While the component that calls this is shown, its position is the one to copy. */
export function useOwnPosition(position: () => ShownPosition | undefined): void {
  const store = useShownStore()
  store.own = position
  onBeforeUnmount(() => {
    if (store.own === position) store.own = undefined
  })
}
