/** What a wheel event says about how far it was turned. */
export type WheelTurn = Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'timeStamp'>

/** Pixels a trackpad moves for one step. A notch of a mouse wheel is about twice that. */
const STEP_PX = 50
const NOTCH_PX = 100
const LINE_PX = 33
const PAUSE_MS = 300

/**
 * Turns wheel events into steps: a notch of a mouse is one step, the many small moves of a trackpad
 * add up to one, and neither a pause nor a change of direction leaves a rest behind.
 */
export function wheelStepper(): (turn: WheelTurn) => number {
  let rest = 0
  let last = -Infinity
  return ({ deltaY, deltaMode, timeStamp }) => {
    const pixels = deltaMode === 0 ? deltaY : deltaY * LINE_PX
    if (timeStamp - last > PAUSE_MS || Math.sign(pixels) !== Math.sign(rest)) rest = 0
    last = timeStamp
    if (Math.abs(pixels) >= STEP_PX) {
      rest = 0
      return Math.sign(pixels) * Math.max(1, Math.round(Math.abs(pixels) / NOTCH_PX))
    }
    rest += pixels
    const steps = Math.trunc(rest / STEP_PX)
    rest -= steps * STEP_PX
    return steps
  }
}
