import type { Side } from '../rules/types.ts'

/** No clock (then the idle limit rules), or main time and then byo-yomi (초읽기) periods. */
export type TimeControl =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'byoyomi'
      readonly mainSec: number
      readonly periodSec: number
      readonly periods: number
    }

/** What one side has left. */
export interface TimeLeft {
  readonly mainMs: number
  readonly periods: number
}

/** Both sides' clocks; without a time control they stand at 0 and only `turnStartedAt` is used. */
export interface ClockState {
  readonly mainMs: Readonly<Record<Side, number>>
  readonly periodsLeft: Readonly<Record<Side, number>>
  /** Milliseconds of the host's clock; the running turn is charged when it ends. */
  readonly turnStartedAt: number
}

export function startClock(control: TimeControl, now: number): ClockState {
  const mainMs = control.kind === 'none' ? 0 : control.mainSec * 1000
  const periods = control.kind === 'none' ? 0 : control.periods
  return {
    mainMs: { cho: mainMs, han: mainMs },
    periodsLeft: { cho: periods, han: periods },
    turnStartedAt: now,
  }
}

export const timeLeft = (clock: ClockState, side: Side): TimeLeft => ({
  mainMs: clock.mainMs[side],
  periods: clock.periodsLeft[side],
})

/** How long a side may think about one turn; at exactly this it is too late. */
export const turnBudget = (left: TimeLeft, periodMs: number): number =>
  left.mainMs + left.periods * periodMs

/**
 * What is left after a turn of `elapsedMs`, or undefined when time ran out: main time first, then
 * one period for each full one used up; a turn that ends inside a period gives that period back.
 */
export function spend(left: TimeLeft, elapsedMs: number, periodMs: number): TimeLeft | undefined {
  if (elapsedMs >= turnBudget(left, periodMs)) return undefined
  const over = Math.max(0, elapsedMs - left.mainMs)
  const used = over === 0 ? 0 : Math.ceil(over / periodMs) - 1
  return { mainMs: Math.max(0, left.mainMs - elapsedMs), periods: left.periods - used }
}

/**
 * The clocks once the turn of `side` has ended at `now`, where the next one begins. A turn that
 * took all there was leaves nothing; a host's clock that was set back charges nothing.
 */
export function endTurn(
  clock: ClockState,
  control: TimeControl,
  side: Side,
  now: number,
): ClockState {
  if (control.kind === 'none') return { ...clock, turnStartedAt: now }
  const elapsed = Math.max(0, now - clock.turnStartedAt)
  const left = spend(timeLeft(clock, side), elapsed, control.periodSec * 1000)
  return {
    mainMs: { ...clock.mainMs, [side]: left?.mainMs ?? 0 },
    periodsLeft: { ...clock.periodsLeft, [side]: left?.periods ?? 0 },
    turnStartedAt: now,
  }
}
