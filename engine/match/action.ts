import type { Result } from '../result.ts'
import { ARRANGEMENTS, type Arrangement } from '../rules/setup.ts'
import { isSquare, type Square } from '../rules/square.ts'
import {
  integer,
  oneOf,
  read,
  record,
  type Shape,
  type ShapeProblem,
  tagged,
  text,
  WRONG,
  yesOrNo,
} from './shape.ts'
import type { PlayerId } from './player.ts'

/** What can be done in a match. The last three come from the host (`system`), not from a player. */
export type MatchAction =
  | { readonly type: 'chooseSetup'; readonly arrangement: Arrangement }
  | { readonly type: 'move'; readonly from: Square; readonly to: Square }
  | { readonly type: 'pass' }
  | { readonly type: 'requestUndo' }
  | { readonly type: 'respondUndo'; readonly accept: boolean }
  | { readonly type: 'offerDraw' }
  | { readonly type: 'respondDraw'; readonly accept: boolean }
  | { readonly type: 'cancelOffer' }
  | { readonly type: 'resign' }
  | { readonly type: 'timeout'; readonly player: PlayerId }
  | { readonly type: 'disconnected'; readonly player: PlayerId }
  | { readonly type: 'reconnected'; readonly player: PlayerId }

export type ActionType = MatchAction['type']

export const MAX_PLAYER_NAME = 64
export const playerId = text(MAX_PLAYER_NAME)

const number90 = integer(0, 89)

/** One of the 90 points by its number. */
export const square: Shape<Square> = (value, path, problems) => {
  const number = number90(value, path, problems)
  return number !== WRONG && isSquare(number) ? number : WRONG
}

const bare = <T extends ActionType>(type: T): Shape<{ readonly type: T }> =>
  record<{ readonly type: T }>({ type: oneOf([type]) })

const answer = <T extends ActionType>(
  type: T,
): Shape<{ readonly type: T; readonly accept: boolean }> =>
  record<{ readonly type: T; readonly accept: boolean }>({ type: oneOf([type]), accept: yesOrNo })

const about = <T extends ActionType>(
  type: T,
): Shape<{ readonly type: T; readonly player: PlayerId }> =>
  record<{ readonly type: T; readonly player: PlayerId }>({
    type: oneOf([type]),
    player: playerId,
  })

const ACTION_SHAPES: Readonly<Record<ActionType, Shape<MatchAction>>> = {
  chooseSetup: record({ type: oneOf(['chooseSetup']), arrangement: oneOf(ARRANGEMENTS) }),
  move: record({ type: oneOf(['move']), from: square, to: square }),
  pass: bare('pass'),
  requestUndo: bare('requestUndo'),
  respondUndo: answer('respondUndo'),
  offerDraw: bare('offerDraw'),
  respondDraw: answer('respondDraw'),
  cancelOffer: bare('cancelOffer'),
  resign: bare('resign'),
  timeout: about('timeout'),
  disconnected: about('disconnected'),
  reconnected: about('reconnected'),
}

const actionShape = tagged<MatchAction>('type', ACTION_SHAPES)

/** Reads an action from outside: exactly the fields it has, or all that is wrong with it. */
export const readAction = (value: unknown): Result<MatchAction, readonly ShapeProblem[]> =>
  read(actionShape, value)
