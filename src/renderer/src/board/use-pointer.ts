import type { Ref } from 'vue'
import type { Square } from '#engine/rules/square'
import { type Frame, squareNear } from '#shared/board/board-geometry'
import type { BoardProps } from './board-model.ts'
import { colourOf } from './shapes.ts'
import type { Hand, PointerPlace } from './use-hand.ts'
import type { Pen } from './use-pen.ts'
import { wheelStepper } from './wheel-steps.ts'

interface PointerEvents {
  readonly turn: (square: Square) => void
  readonly wheel: (steps: number, square: Square | undefined) => void
}

/** What the board listens for, by the name of the event. */
interface PointerListeners {
  readonly pointerdown: (event: PointerEvent) => void
  readonly pointermove: (event: PointerEvent) => void
  readonly pointerup: (event: PointerEvent) => void
  readonly pointercancel: () => void
  readonly contextmenu: (event: MouseEvent) => void
  readonly wheel: (event: WheelEvent) => void
}

const MAIN_BUTTON = 0
const RIGHT_BUTTON = 2

/** Leads mouse, finger and stylus to the hand, the right button to the pen. */
export function usePointer(
  root: Readonly<Ref<HTMLElement | null>>,
  frame: Readonly<Ref<Frame>>,
  props: Readonly<BoardProps>,
  hand: Hand,
  pen: Pen,
  events: PointerEvents,
): PointerListeners {
  const stepsOf = wheelStepper()

  function placeOf({ clientX, clientY }: MouseEvent): PointerPlace {
    const box = root.value?.getBoundingClientRect() ?? new DOMRect()
    const { x, y, width, height } = frame.value
    const at = {
      x: x + ((clientX - box.left) / box.width) * width,
      y: y + ((clientY - box.top) / box.height) * height,
    }
    return { screen: { x: clientX, y: clientY }, at, square: squareNear(at, props.orientation) }
  }

  function pressRight(event: PointerEvent): void {
    const { square } = placeOf(event)
    hand.letGo()
    if (square === undefined) return
    if (props.drawable === true) pen.start(square, colourOf(event))
    else events.turn(square)
  }

  return {
    pointerdown: (event) => {
      if (!event.isPrimary) return
      if (event.button === MAIN_BUTTON) hand.press(placeOf(event))
      else if (event.button === RIGHT_BUTTON) pressRight(event)
      else return
      root.value?.setPointerCapture(event.pointerId)
    },
    pointermove: (event) => {
      if (!event.isPrimary || event.buttons === 0) return
      const place = placeOf(event)
      if (pen.isDown()) pen.lead(place.square, colourOf(event))
      else hand.drag(place)
    },
    pointerup: (event) => {
      if (event.button === RIGHT_BUTTON) pen.finish()
      else if (event.isPrimary) hand.release(placeOf(event))
    },
    pointercancel: () => {
      pen.lift()
      hand.letGo()
    },
    contextmenu: (event) => {
      if (props.drawable === true || props.play !== undefined) event.preventDefault()
    },
    wheel: (event) => {
      // With Ctrl the wheel zooms the window.
      if (event.ctrlKey) return
      event.preventDefault()
      const steps = stepsOf(event)
      if (steps !== 0) events.wheel(steps, placeOf(event).square)
    },
  }
}
