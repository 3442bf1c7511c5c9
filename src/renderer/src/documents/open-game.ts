import type { Game } from '#engine/game/game'
import { mainLine } from '#engine/game/path'
import { readGameAt } from '#engine/game/read-records'
import { replay, type ReplayedMove } from '#engine/game/replay'
import { standingOf } from '#engine/game/standing'
import type { GameNode } from '#engine/game/tree'
import type { GameEntry } from '#engine/notation/game-entry'
import { formatKiboStep } from '#engine/notation/move-text'
import type { Board, Move } from '#engine/rules/types'
import type { OpenedGame, PlyView } from './opened-game.ts'

/** Reads a game of a text and replays its main line once. */
export function openGame(text: string, entry: GameEntry): OpenedGame {
  const { game, diagnostics } = readGameAt(text, entry)
  const [root, ...nodes] = mainLine(game.tree)
  const line = nodes.filter(hasMove)
  const moves = line.map(({ move }) => move)
  const replayed = replay(game.start.setup, moves)
  return {
    headers: game.headers,
    info: game.info,
    firstSide: game.start.setup.turn,
    standing: standingOf(game.start),
    opening: root?.annotations.comments ?? [],
    plies: replayed.map((move, index) => plyView(move, line[index])),
    boards: boardsAlong(game, moves),
    diagnostics,
    hasUnread: game.unread !== '',
  }
}

type MoveNode = GameNode & { readonly move: Move }

const hasMove = (node: GameNode): node is MoveNode => node.move !== undefined

function plyView(replayed: ReplayedMove, node: GameNode | undefined): PlyView {
  const { ply, side, move, captured, isCheck, areGeneralsFacing } = replayed
  const annotations = node?.annotations ?? {}
  return {
    ply,
    side,
    text: stepText(replayed),
    move,
    capture: captured?.role,
    isCheck,
    areGeneralsFacing,
    seconds: annotations.seconds,
    comments: [...(annotations.commentsBefore ?? []), ...(annotations.comments ?? [])],
  }
}

/** As records write it, but for 장군, which the list shows as a mark of its own. */
function stepText({ move, piece, captured, text }: ReplayedMove): string | undefined {
  if (move.kind === 'pass') return undefined
  if (!piece) return text
  return formatKiboStep({ from: move.from, to: move.to, piece, captured, givesCheck: false })
}

function boardsAlong(game: Game, moves: readonly Move[]): readonly Board[] {
  let board = game.start.setup.board
  const boards = [board]
  for (const move of moves) {
    if (move.kind === 'step') {
      board = board.with(move.to, board[move.from]).with(move.from, undefined)
    }
    boards.push(board)
  }
  return boards
}
