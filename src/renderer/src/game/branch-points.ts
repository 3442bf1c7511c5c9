import { pathTo } from '#engine/game/path'
import { type GameNode, type GameTree, nodeAt, type NodeId } from '#engine/game/tree'

/** The variation beside a move: of the moves at the nearest fork above that has one more, the next or the one before. */
export function siblingOf(tree: GameTree, id: NodeId, by: 1 | -1): NodeId | undefined {
  const { parent } = nodeAt(tree, id)
  if (parent === undefined) return undefined
  const { children } = nodeAt(tree, parent)
  return children[children.indexOf(id) + by]
}

const isFork = ({ children }: GameNode): boolean => children.length > 1

/** The next node along a line at which variations begin, else its end. */
export function nextFork(line: readonly GameNode[], ply: number): NodeId | undefined {
  return (line.slice(ply + 1).find(isFork) ?? line.at(-1))?.id
}

/** The node before at which variations begin, else the start. */
export function previousFork(tree: GameTree, id: NodeId): NodeId | undefined {
  const before = pathTo(tree, id).slice(0, -1)
  return (before.findLast(isFork) ?? before[0])?.id
}

/** The next bookmark in reading order, from the first again after the last. */
export function nextBookmark(
  order: readonly NodeId[],
  tree: GameTree,
  from: NodeId,
): NodeId | undefined {
  const marked = order.filter((id) => nodeAt(tree, id).annotations.bookmark)
  const at = order.indexOf(from)
  return marked.find((id) => order.indexOf(id) > at) ?? marked[0]
}
