import { BoardWalk } from '../rules/board-walk.ts'
import type { Mailbox } from '../rules/mailbox.ts'
import type { Setup } from '../rules/types.ts'
import { type GameNode, type GameTree, nodeAt, type NodeId } from './tree.ts'

/** A node, and the board after its move. */
interface Visit {
  readonly node: GameNode
  /** Moves from the root. */
  readonly depth: number
  /** The walk's own: it stands here only until the next node is asked for. */
  readonly box: Mailbox
}

/** Goes through a tree in reading order: a move, all that follows it, then its next variation. */
export function* walkTree(tree: GameTree, start: Setup): Generator<Visit> {
  const walk = BoardWalk.from(start)
  const waiting: { readonly id: NodeId; readonly depth: number }[] = [{ id: tree.root, depth: 0 }]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const node = nodeAt(tree, at.id)
    walk.rewind(Math.max(0, at.depth - 1))
    if (node.move) walk.play(node.move)
    yield { node, depth: at.depth, box: walk.box }
    for (const id of node.children.toReversed()) waiting.push({ id, depth: at.depth + 1 })
  }
}
