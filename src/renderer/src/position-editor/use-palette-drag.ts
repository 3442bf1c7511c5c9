import { useEventListener } from '@vueuse/core'
import { type Ref, shallowRef } from 'vue'
import { isSquare, type Square } from '#engine/rules/square'
import type { Piece } from '#engine/rules/types'

const DRAG_PX = 5

interface Carried {
  readonly piece: Piece
  readonly x: number
  readonly y: number
}

/** The point of the board under a place on the screen. */
function squareUnder(x: number, y: number): Square | undefined {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-point]')
  const square = Number(cell?.dataset['point'] ?? NaN)
  return isSquare(square) ? square : undefined
}

/** Carries a piece from the palette to the board. What is carried is drawn by the caller. */
export function usePaletteDrag(onDrop: (piece: Piece, square: Square) => void): {
  readonly carried: Readonly<Ref<Carried | undefined>>
  readonly grab: (piece: Piece, event: PointerEvent) => void
} {
  const carried = shallowRef<Carried>()
  let grabbed: Carried | undefined

  function grab(piece: Piece, event: PointerEvent): void {
    if (event.button !== 0) return
    // A finger would keep every event on the palette.
    if (event.target instanceof Element) event.target.releasePointerCapture(event.pointerId)
    grabbed = { piece, x: event.clientX, y: event.clientY }
  }

  useEventListener(window, 'pointermove', ({ clientX, clientY }: PointerEvent) => {
    if (!grabbed) return
    const distance = Math.hypot(clientX - grabbed.x, clientY - grabbed.y)
    if (carried.value || distance > DRAG_PX) {
      carried.value = { piece: grabbed.piece, x: clientX, y: clientY }
    }
  })
  useEventListener(window, 'pointerup', ({ clientX, clientY }: PointerEvent) => {
    const square = carried.value && squareUnder(clientX, clientY)
    if (grabbed && square !== undefined) onDrop(grabbed.piece, square)
    grabbed = undefined
    carried.value = undefined
  })
  useEventListener(window, 'pointercancel', () => {
    grabbed = undefined
    carried.value = undefined
  })

  return { carried, grab }
}
