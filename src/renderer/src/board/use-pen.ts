import { computed, type ComputedRef, shallowRef } from 'vue'
import type { Shape, ShapeColour } from '#engine/notation/annotation'
import type { Square } from '#engine/rules/square'
import { shapeBetween, withShape } from './shapes.ts'

interface Stroke {
  readonly from: Square
  readonly to: Square | undefined
  readonly colour: ShapeColour
}

export interface Pen {
  /** What is seen: the shapes so far and the one being drawn. */
  readonly shown: ComputedRef<readonly Shape[]>
  readonly isDown: () => boolean
  readonly start: (square: Square, colour: ShapeColour) => void
  /** No square: beside the board, where nothing is drawn. */
  readonly lead: (square: Square | undefined, colour: ShapeColour) => void
  readonly finish: () => void
  readonly lift: () => void
  /** By keyboard: the first point starts, the second ends; twice the same is a circle. */
  readonly mark: (square: Square, colour: ShapeColour) => void
}

/** Draws arrows from point to point, and circles where it stays on one. */
export function usePen(
  shapes: () => readonly Shape[],
  onDrawn: (shapes: readonly Shape[]) => void,
): Pen {
  const stroke = shallowRef<Stroke>()
  const drawn = computed(() => {
    const { from, to, colour } = stroke.value ?? {}
    if (from === undefined || to === undefined || colour === undefined) return undefined
    return shapeBetween(from, to, colour)
  })

  function start(from: Square, colour: ShapeColour): void {
    stroke.value = { from, to: from, colour }
  }

  function lead(to: Square | undefined, colour: ShapeColour): void {
    const now = stroke.value
    if (now && (now.to !== to || now.colour !== colour)) stroke.value = { ...now, to, colour }
  }

  function lift(): void {
    stroke.value = undefined
  }

  function finish(): void {
    const shape = drawn.value
    lift()
    if (shape) onDrawn(withShape(shapes(), shape))
  }

  function mark(square: Square, colour: ShapeColour): void {
    if (!stroke.value) return start(square, colour)
    lead(square, colour)
    finish()
  }

  return {
    shown: computed(() => (drawn.value ? [...shapes(), drawn.value] : shapes())),
    isDown: () => stroke.value !== undefined,
    start,
    lead,
    finish,
    lift,
    mark,
  }
}
