import { nextTick, onBeforeUnmount, shallowRef, watch, type Ref } from 'vue'
import type { Square } from '#engine/rules/square'
import { pointOf } from '#shared/board/board-geometry'
import type { BoardStep } from '#shared/board/board-picture'
import type { BoardProps } from './board-model.ts'
import { movedPiece } from './slide.ts'

const DURATION_MS = 150

/** A step that follows the last one sooner than this is not animated: the board never lags behind. */
const RAPID_MS = 250

/**
 * Slides the piece that moved from where it stood to where it stands. A new board ends the slide
 * that still runs; a step that `isShown` already is not shown twice. Returns the point of the piece to draw over the others.
 */
export function useSlide(
  root: Readonly<Ref<HTMLElement | null>>,
  props: Readonly<BoardProps>,
  isShown: (step: BoardStep) => boolean,
): Readonly<Ref<Square | undefined>> {
  const raised = shallowRef<Square>()
  let running: Animation | undefined
  let changedAt = -Infinity

  function slide({ from, to }: BoardStep): void {
    const piece = root.value?.querySelector(`[data-square="${to}"]`)
    const frames = [from, to].map((square) => {
      const { x, y } = pointOf(square, props.orientation)
      return { transform: `translate(${x}px, ${y}px)` }
    })
    running = piece?.animate(frames, { duration: DURATION_MS, easing: 'ease-out' })
  }

  watch(
    () => props.board,
    (now, before) => {
      running?.cancel()
      running = undefined
      const time = performance.now()
      const rapid = time - changedAt < RAPID_MS
      changedAt = time

      const step = movedPiece(before, now)
      raised.value = step?.to
      if (step && !isShown(step) && !rapid && props.animate !== false && !wantsReducedMotion()) {
        void nextTick(() => slide(step))
      }
    },
  )
  onBeforeUnmount(() => running?.cancel())
  return raised
}

const wantsReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
