import { computed, type ComputedRef, type Ref, shallowRef, watch } from 'vue'
import type { Square } from '#engine/rules/square'
import type { BoardStep } from '#shared/board/board-picture'
import type { BoardProps } from './board-model.ts'

export interface HandEvents {
  readonly pick: (square: Square) => void
  readonly move: (step: BoardStep) => void
  readonly refused: (step: BoardStep) => void
  readonly off: (from: Square) => void
}

export interface Hold {
  /** The point whose piece was taken up. */
  readonly held: Ref<Square | undefined>
  readonly targets: ComputedRef<readonly Square[]>
  /** Whether the piece on a point would be taken up, and not the held one set down there. */
  readonly takesUp: (square: Square) => boolean
  /** What cannot be set down there stays in the hand, so that the reason can be seen. */
  readonly setDown: (from: Square, to: Square) => void
  /** A click, or Enter: takes a piece up, sets it down, or picks the point. */
  readonly choose: (square: Square) => void
  readonly letGo: () => void
}

/** Which piece is held and what that means for the other points. */
export function useHold(props: Readonly<BoardProps>, events: HandEvents): Hold {
  const held = shallowRef<Square>()
  const targets = computed(() =>
    held.value === undefined ? [] : (props.play?.movesFrom?.(held.value) ?? []),
  )
  const isFree = (): boolean => props.play !== undefined && props.play.movesFrom === undefined
  const isTarget = (square: Square): boolean =>
    held.value !== undefined && (isFree() || targets.value.includes(square))
  const takesUp = (square: Square): boolean =>
    props.play?.canHold(square) === true && !isTarget(square)

  function letGo(): void {
    held.value = undefined
  }

  function setDown(from: Square, to: Square): void {
    if (!isTarget(to)) return events.refused({ from, to })
    letGo()
    events.move({ from, to })
  }

  function choose(square: Square): void {
    const from = held.value
    if (from === square) letGo()
    else if (takesUp(square)) held.value = square
    else if (from !== undefined) setDown(from, square)
    else events.pick(square)
  }

  watch([() => props.board, () => props.play], letGo)

  return { held, targets, takesUp, setDown, choose, letGo }
}
