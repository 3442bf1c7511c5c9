import type { GameView } from '../documents/game-view.ts'
import { Mailbox } from '#engine/rules/mailbox'
import { positionKey } from '#engine/rules/position-key'
import type { Move, Setup } from '#engine/rules/types'
import { opposite } from '#engine/rules/types'
import { carry } from './edit-board.ts'

/** How an edited position belongs to the line of an open game. */
export type Reach =
  | { readonly kind: 'same'; readonly ply: number }
  /** One legal move away from the position in view. */
  | { readonly kind: 'move'; readonly move: Extract<Move, { kind: 'step' }> }
  | { readonly kind: 'none' }

const setupAt = ({ boards, firstSide, plies }: GameView, ply: number): Setup | undefined => {
  const board = boards[ply]
  const last = plies[ply - 1]
  return board && { board, turn: last ? opposite(last.side) : firstSide }
}

/** Looks at the ply in view first, then along the line, then one move on. */
export function reachOf(view: GameView, at: number, wanted: Setup): Reach {
  const key = positionKey(wanted)
  const isWanted = (setup: Setup | undefined): boolean =>
    setup !== undefined && positionKey(setup) === key
  if (isWanted(setupAt(view, at))) return { kind: 'same', ply: at }
  const ply = view.boards.findIndex((_board, i) => isWanted(setupAt(view, i)))
  if (ply >= 0) return { kind: 'same', ply }
  const here = setupAt(view, at)
  if (!here) return { kind: 'none' }
  const move = Mailbox.from(here)
    .legalMoves()
    .find(
      (each) =>
        each.kind === 'step' &&
        isWanted({ board: carry(here.board, each.from, each.to), turn: opposite(here.turn) }),
    )
  return move?.kind === 'step' ? { kind: 'move', move } : { kind: 'none' }
}
