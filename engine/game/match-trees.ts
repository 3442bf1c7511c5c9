import { sameMove } from '../rules/types.ts'
import { mainLine } from './path.ts'
import { type GameNode, type GameTree, nodeAt, type NodeId } from './tree.ts'

/** Which node of one tree is which of another. */
export interface TreeMatch {
  /** Nodes of the new tree to those of the old one, in the order of the new tree from the root down. */
  readonly pairs: ReadonlyMap<NodeId, NodeId>
  /** New nodes that were matched by what follows them, though another move led there. */
  readonly moved: ReadonlySet<NodeId>
}

/**
 * Nodes that the same moves lead to are the same. With `alignsEnds`, so are those at the end of the
 * two main lines as far as the moves agree from behind: where a move in the middle was corrected,
 * what stands beside the later ones belongs to them still.
 */
export function matchTrees(old: GameTree, read: GameTree, alignsEnds: boolean): TreeMatch {
  const pairs = new Map<NodeId, NodeId>([[read.root, old.root]])
  const taken = new Set([old.root])
  const waiting: NodeId[] = [read.root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const known = pairs.get(id)
    if (known === undefined) continue
    for (const child of nodeAt(read, id).children) {
      // A record may hold the same move twice at one place.
      const same = nodeAt(old, known).children.find(
        (other) => !taken.has(other) && isSameMove(nodeAt(old, other), nodeAt(read, child)),
      )
      if (same === undefined) continue
      pairs.set(child, same)
      taken.add(same)
      waiting.push(child)
    }
  }
  const moved = new Set<NodeId>()
  if (alignsEnds) alignEnds(mainLine(old), mainLine(read), pairs, moved, taken)
  return { pairs, moved }
}

function alignEnds(
  old: readonly GameNode[],
  read: readonly GameNode[],
  pairs: Map<NodeId, NodeId>,
  moved: Set<NodeId>,
  taken: ReadonlySet<NodeId>,
): void {
  for (let back = 1; back < Math.min(old.length, read.length); back++) {
    const [before, now] = [old.at(-back), read.at(-back)]
    if (!before || !now || pairs.has(now.id) || taken.has(before.id)) return
    if (!isSameMove(before, now)) return
    pairs.set(now.id, before.id)
    moved.add(now.id)
  }
}

const isSameMove = ({ move: a }: GameNode, { move: b }: GameNode): boolean =>
  a !== undefined && b !== undefined && sameMove(a, b)
