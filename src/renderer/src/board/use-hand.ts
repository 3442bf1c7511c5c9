import { type ComputedRef, type Ref, shallowRef } from 'vue'
import type { Square } from '#engine/rules/square'
import type { Point } from '#shared/board/board-geometry'
import type { BoardStep } from '#shared/board/board-picture'
import type { BoardInput, BoardProps } from './board-model.ts'
import { type HandEvents, useHold } from './use-hold.ts'

const BOTH: BoardInput = { drag: true, click: true }

/** A press that moves less than this is a click, in CSS pixels. */
const DRAG_PX = 5

/** Where a pointer is, on the screen and on the drawing; no square beside the cells. */
export interface PointerPlace {
  readonly screen: Point
  readonly at: Point
  readonly square: Square | undefined
}

export interface Hand {
  /** The point whose piece was taken up. */
  readonly held: Readonly<Ref<Square | undefined>>
  /** Where the held piece is while it is dragged. */
  readonly dragged: Readonly<Ref<PointerPlace | undefined>>
  readonly targets: ComputedRef<readonly Square[]>
  /** Whether this step is shown already, because the piece was dropped there. */
  readonly hasDropped: (step: BoardStep) => boolean
  /** A click without a pointer, or Enter. */
  readonly choose: (square: Square) => void
  readonly press: (place: PointerPlace) => void
  readonly drag: (place: PointerPlace) => void
  readonly release: (place: PointerPlace) => void
  readonly letGo: () => void
}

/** The piece in the hand: taken up and set down by click, drag or key. */
export function useHand(props: Readonly<BoardProps>, events: HandEvents): Hand {
  const { held, targets, takesUp, setDown, choose, letGo: putBack } = useHold(props, events)
  const dragged = shallowRef<PointerPlace>()
  let dropped: BoardStep | undefined
  let pressed: (PointerPlace & { readonly wasHeld: boolean }) | undefined

  const input = (): BoardInput => props.input ?? BOTH

  function letGo(): void {
    putBack()
    dragged.value = undefined
    pressed = undefined
  }

  function press(place: PointerPlace): void {
    const { square } = place
    pressed = { ...place, wasHeld: square !== undefined && square === held.value }
    if (square !== undefined && input().drag && takesUp(square)) held.value = square
  }

  function drag(place: PointerPlace): void {
    const isOther = held.value === undefined || held.value !== pressed?.square
    if (!pressed || isOther || !input().drag) return
    const { screen } = pressed
    const distance = Math.hypot(place.screen.x - screen.x, place.screen.y - screen.y)
    if (dragged.value || distance > DRAG_PX) dragged.value = place
  }

  function drop(from: Square, to: Square | undefined): void {
    if (to === undefined || to === from) {
      letGo()
      if (to === undefined) events.off(from)
      return
    }
    dropped = { from, to }
    setDown(from, to)
    if (!input().click) letGo()
  }

  function click(square: Square, wasHeld: boolean): void {
    if (wasHeld) return letGo()
    if (input().click) {
      if (held.value !== square) choose(square)
      return
    }
    letGo()
    if (props.play?.canHold(square) !== true) events.pick(square)
  }

  function release({ square }: PointerPlace): void {
    const start = pressed
    const wasDragged = dragged.value !== undefined
    pressed = undefined
    dragged.value = undefined
    if (wasDragged && held.value !== undefined) drop(held.value, square)
    else if (!wasDragged && square !== undefined && start?.square === square)
      click(square, start.wasHeld)
  }

  const hasDropped = ({ from, to }: BoardStep): boolean =>
    dropped?.from === from && dropped.to === to

  return { held, dragged, targets, hasDropped, choose, press, drag, release, letGo }
}
