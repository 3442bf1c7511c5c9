import type { Game, GameStart } from '#engine/game/game'
import { type GameNode, type GameTree, nodeAt, type NodeId } from '#engine/game/tree'
import { formatKiboStep } from '#engine/notation/move-text'
import { Mailbox } from '#engine/rules/mailbox'
import { positionKey } from '#engine/rules/position-key'
import type { Board, Move, Piece, Role, Setup, Side } from '#engine/rules/types'
import type { BoardStep } from '#shared/board/board-picture'

/** The position after a node's move, and what the move did. */
export interface NodePosition {
  readonly before: NodePosition | undefined
  readonly move: Move | undefined
  /** Moves from the start. */
  readonly ply: number
  readonly board: Board
  /** Whose turn it is now. */
  readonly turn: Side
  /** Equal keys are the same position (국면). */
  readonly key: string
  /** As records write the move, but for 장군, which lists show as a mark; undefined for a pass. */
  readonly text: string | undefined
  readonly capture: Role | undefined
  readonly isCheck: boolean
  readonly areGeneralsFacing: boolean
}

/**
 * Positions of a tree's nodes, worked out once each. A tree that was edited asks for new nodes only:
 * a known one holds while its move and the position before it are the same.
 */
class PositionCache {
  private readonly known = new Map<NodeId, NodePosition>()
  private readonly start: NodePosition
  private readonly setup: Setup
  /** The board that the last position was worked out on: most of the time the next one follows. */
  private box: Mailbox
  private boxAt: NodePosition
  private whole: GameTree | undefined

  constructor(setup: Setup) {
    this.setup = setup
    this.start = {
      before: undefined,
      move: undefined,
      ply: 0,
      board: setup.board,
      turn: setup.turn,
      key: positionKey(setup),
      text: undefined,
      capture: undefined,
      isCheck: false,
      areGeneralsFacing: false,
    }
    this.box = Mailbox.from(setup)
    this.boxAt = this.start
  }

  /** One for each node of a line that begins at the root. */
  along(line: readonly GameNode[]): readonly NodePosition[] {
    let at = this.start
    return line.map((node) => (at = node.move ? this.next(at, node.id, node.move) : at))
  }

  /** Those of all nodes of a tree. */
  all(tree: GameTree): ReadonlyMap<NodeId, NodePosition> {
    if (this.whole === tree) return this.known
    this.whole = tree
    this.known.set(tree.root, this.start)
    const waiting: NodeId[] = [tree.root]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const { move, parent, children } = nodeAt(tree, id)
      const before = parent === undefined ? undefined : this.known.get(parent)
      if (move && before) this.next(before, id, move)
      for (const child of children.toReversed()) waiting.push(child)
    }
    return this.known
  }

  private next(before: NodePosition, id: NodeId, move: Move): NodePosition {
    const known = this.known.get(id)
    if (known?.before === before && known.move === move) return known
    const next = this.play(before, move)
    this.known.set(id, next)
    return next
  }

  private play(before: NodePosition, move: Move): NodePosition {
    if (this.boxAt !== before) {
      this.box = Mailbox.from({ board: before.board, turn: before.turn })
    }
    const { box } = this
    const isStep = move.kind === 'step'
    const piece = isStep ? before.board[move.from] : undefined
    const captured = isStep ? before.board[move.to] : undefined
    box.play(move)
    this.boxAt = {
      before,
      move,
      ply: before.ply + 1,
      board: isStep ? before.board.with(move.to, piece).with(move.from, undefined) : before.board,
      turn: box.turn,
      key: box.positionKey(),
      text: isStep ? stepText({ ...move, piece, captured }) : undefined,
      capture: captured?.role,
      isCheck: box.isInCheck(),
      areGeneralsFacing: box.areGeneralsFacing(),
    }
    return this.boxAt
  }
}

function stepText({
  piece,
  ...step
}: BoardStep & {
  readonly piece: Piece | undefined
  readonly captured: Piece | undefined
}): string {
  return piece ? formatKiboStep({ ...step, piece, givesCheck: false }) : '?'
}

/** By the start of the game, which stays the same object while its moves are edited. */
const caches = new WeakMap<GameStart, PositionCache>()

function cacheOf({ start }: Pick<Game, 'start'>): PositionCache {
  const known = caches.get(start)
  if (known) return known
  const made = new PositionCache(start.setup)
  caches.set(start, made)
  return made
}

/** The positions along a line of a game that begins at its root. */
export const positionsAlong = (game: Game, line: readonly GameNode[]): readonly NodePosition[] =>
  cacheOf(game).along(line)

/** The positions of all nodes of a game. */
export const positionsOf = (
  game: Pick<Game, 'start' | 'tree'>,
): ReadonlyMap<NodeId, NodePosition> => cacheOf(game).all(game.tree)
