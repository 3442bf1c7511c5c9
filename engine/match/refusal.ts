import type { Refusal as RulesRefusal } from '../rules/refusal.ts'
import type { ShapeProblem } from './shape.ts'
import type { Phase } from './state.ts'

/** Why an action was not taken. The match is then exactly as it was before. */
export type Refusal =
  /** Not an action at all, or one with wrong fields. */
  | { readonly code: 'malformed'; readonly problems: readonly ShapeProblem[] }
  /** The time of the action is no whole number of milliseconds. */
  | { readonly code: 'badTime' }
  | { readonly code: 'unknownPlayer' }
  /** A player sent what only the host may send, or the host what only a player may. */
  | { readonly code: 'notYourAction' }
  | { readonly code: 'gameOver' }
  | { readonly code: 'wrongPhase'; readonly phase: Phase }
  | { readonly code: 'notYourTurnToChoose' }
  | { readonly code: 'alreadyChosen' }
  | { readonly code: 'notYourTurn' }
  | { readonly code: 'undoOff' }
  /** All take-backs of the side are used up. */
  | { readonly code: 'undoLimit'; readonly limit: number }
  | { readonly code: 'nothingToUndo' }
  | { readonly code: 'drawOfferOff' }
  | { readonly code: 'offerTooSoon'; readonly actionsLeft: number }
  /** A request of the kind waits for its answer already. */
  | { readonly code: 'requestPending' }
  /** There is nothing to answer or to withdraw. */
  | { readonly code: 'noRequest' }
  /** Only the other side answers a request. */
  | { readonly code: 'ownRequest' }
  /** The player's time is not up, or the player has nothing to do. */
  | { readonly code: 'notLate' }
  /** The player is out of reach already, or is not. */
  | { readonly code: 'sameConnection' }
  /** The rules do not allow the move or the pass. */
  | { readonly code: 'illegal'; readonly why: RulesRefusal }
