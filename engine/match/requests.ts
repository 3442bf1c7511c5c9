import { err, ok, type Result } from '../result.ts'
import type { Side } from '../rules/types.ts'
import { endTurn } from './clock.ts'
import type { MatchEvent, Step } from './event.ts'
import { endMatch } from './ending.ts'
import type { Refusal } from './refusal.ts'
import { type BySide, withSide } from './player.ts'
import { type MatchState, ownActions, turnOf } from './state.ts'

/** A refused or withdrawn draw offer may be renewed after so many actions of the offerer. */
const ACTIONS_BETWEEN_OFFERS = 5

/** Asks to take back one's last move (무르기): with it the other's answer, where there is one. */
export function requestUndo(state: MatchState, side: Side): Result<Step, Refusal> {
  const limit = state.options.undo
  if (limit === 'off') return err({ code: 'undoOff' })
  if (state.undo.pending) return err({ code: 'requestPending' })
  if (limit !== 'unlimited' && state.undo.usedBy[side] >= limit) {
    return err({ code: 'undoLimit', limit })
  }
  const plies = turnOf(state) === side ? 2 : 1
  if (state.moves.length < plies) return err({ code: 'nothingToUndo' })
  return ok({
    state: { ...state, undo: { ...state.undo, pending: { by: side, plies } } },
    events: [{ type: 'undoRequested', side, plies }],
  })
}

/**
 * Answers the other's request. Taking back gives no time back: the running turn is charged, the
 * clocks stay as they are, and the turn that is played again begins now.
 */
export function respondUndo(
  state: MatchState,
  side: Side,
  accept: boolean,
  now: number,
): Result<Step, Refusal> {
  const { pending, usedBy } = state.undo
  if (!pending) return err({ code: 'noRequest' })
  const { by, plies } = pending
  if (by === side) return err({ code: 'ownRequest' })
  if (!accept) {
    return ok({
      state: { ...state, undo: { usedBy, pending: null } },
      events: [{ type: 'undoRefused', side: by }],
    })
  }
  const undone: MatchState = {
    ...state,
    moves: state.moves.slice(0, -plies),
    clock: endTurn(state.clock, state.options.timeControl, turnOf(state), now),
    undo: { usedBy: withSide(usedBy, by, usedBy[by] + 1), pending: null },
  }
  const { state: settled, events } = cancelRequests(undone)
  return ok({ state: settled, events: [{ type: 'undone', side: by, plies }, ...events] })
}

export function offerDraw(state: MatchState, side: Side): Result<Step, Refusal> {
  const { pendingBy, closedAt } = state.draw
  if (!state.options.drawOffer) return err({ code: 'drawOfferOff' })
  if (pendingBy !== null) return err({ code: 'requestPending' })
  const closed = closedAt[side]
  if (closed !== null) {
    const actionsLeft = closed + ACTIONS_BETWEEN_OFFERS - ownActions(state, side)
    if (actionsLeft > 0) return err({ code: 'offerTooSoon', actionsLeft })
  }
  return ok({
    state: { ...state, draw: { pendingBy: side, closedAt } },
    events: [{ type: 'drawOffered', side }],
  })
}

export function respondDraw(
  state: MatchState,
  side: Side,
  accept: boolean,
  now: number,
): Result<Step, Refusal> {
  const { pendingBy } = state.draw
  if (pendingBy === null) return err({ code: 'noRequest' })
  if (pendingBy === side) return err({ code: 'ownRequest' })
  if (accept) return ok(endMatch(state, null, 'drawAgreed', now))
  return ok(closeOffer(state, pendingBy, 'drawRefused'))
}

export function cancelOffer(state: MatchState, side: Side): Result<Step, Refusal> {
  if (state.draw.pendingBy !== side) return err({ code: 'noRequest' })
  return ok(closeOffer(state, side, 'drawCancelled'))
}

const closeOffer = (
  state: MatchState,
  side: Side,
  type: 'drawRefused' | 'drawCancelled',
): Step => ({
  state: {
    ...state,
    draw: {
      pendingBy: null,
      closedAt: withSide(state.draw.closedAt, side, ownActions(state, side)),
    },
  },
  events: [{ type, side }],
})

/** The record has changed: what was asked about the old one is off. */
export function cancelRequests(state: MatchState): Step {
  const events: MatchEvent[] = []
  const { pending, usedBy } = state.undo
  if (pending) events.push({ type: 'undoCancelled', side: pending.by })
  const kept: MatchState = {
    ...state,
    undo: { usedBy, pending: null },
    draw: { ...state.draw, closedAt: notBeyond(state) },
  }
  if (kept.draw.pendingBy === null) return { state: kept, events }
  const closed = closeOffer(kept, kept.draw.pendingBy, 'drawCancelled')
  return { state: closed.state, events: [...events, ...closed.events] }
}

/** Actions that were taken back no longer count as made since an offer, nor before it. */
function notBeyond(state: MatchState): BySide<number | null> {
  const atMost = (side: Side): number | null => {
    const closed = state.draw.closedAt[side]
    return closed === null ? null : Math.min(closed, ownActions(state, side))
  }
  return { cho: atMost('cho'), han: atMost('han') }
}
