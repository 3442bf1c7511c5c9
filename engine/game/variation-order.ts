import { reorder } from './edit.ts'
import { type GameNode, type GameTree, nodeAt, type NodeId } from './tree.ts'

/** The order of variations: which of the moves below a node is the main one. */

/** Lets the variation that holds `id` change places with the one before it, where it leaves another line. */
export function promote(tree: GameTree, id: NodeId): GameTree {
  const fork = forkAbove(tree, id, ({ children }, child) => children[0] !== child)
  return fork ? exchange(tree, fork, -1) : tree
}

/** Lets the line that holds `id` change places with the variation behind it, at the nearest fork above. */
export function demote(tree: GameTree, id: NodeId): GameTree {
  const fork = forkAbove(tree, id, ({ children }, child) => children.at(-1) !== child)
  return fork ? exchange(tree, fork, 1) : tree
}

/** Lets the main line run through `id`. */
export function makeMainLine(tree: GameTree, id: NodeId): GameTree {
  const changed: GameNode[] = []
  for (let at = nodeAt(tree, id); at.parent !== undefined;) {
    const above = nodeAt(tree, at.parent)
    if (above.children[0] !== at.id) {
      const others = above.children.filter((child) => child !== at.id)
      changed.push({ ...above, children: [at.id, ...others] })
    }
    at = above
  }
  return changed.length === 0 ? tree : reorder(tree, changed)
}

export const canPromote = (tree: GameTree, id: NodeId): boolean =>
  forkAbove(tree, id, ({ children }, child) => children[0] !== child) !== undefined

export const canDemote = (tree: GameTree, id: NodeId): boolean =>
  forkAbove(tree, id, ({ children }, child) => children.at(-1) !== child) !== undefined

interface Fork {
  readonly above: GameNode
  readonly child: NodeId
}

/** The nearest node above `id` of which the condition holds, with its child on the way. */
function forkAbove(
  tree: GameTree,
  id: NodeId,
  isFork: (above: GameNode, child: NodeId) => boolean,
): Fork | undefined {
  for (let at = nodeAt(tree, id); at.parent !== undefined;) {
    const above = nodeAt(tree, at.parent)
    if (isFork(above, at.id)) return { above, child: at.id }
    at = above
  }
  return undefined
}

function exchange(tree: GameTree, { above, child }: Fork, by: 1 | -1): GameTree {
  const at = above.children.indexOf(child)
  const others = above.children.toSpliced(at, 1)
  return reorder(tree, [{ ...above, children: others.toSpliced(at + by, 0, child) }])
}
