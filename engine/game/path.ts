import type { Move } from '../rules/types.ts'
import { type GameNode, type GameTree, nodeAt, type NodeId } from './tree.ts'

/** The nodes from the root down to `id`, both included. */
export function pathTo(tree: GameTree, id: NodeId): readonly GameNode[] {
  const path: GameNode[] = []
  for (let at: NodeId | undefined = id; at !== undefined;) {
    const node = nodeAt(tree, at)
    path.push(node)
    at = node.parent
  }
  return path.reverse()
}

/** The nodes from `id` on along first children, `id` included: from the root, the main line. */
export function lineFrom(tree: GameTree, id: NodeId): readonly GameNode[] {
  const line: GameNode[] = []
  for (let at: NodeId | undefined = id; at !== undefined;) {
    const node = nodeAt(tree, at)
    line.push(node)
    at = node.children[0]
  }
  return line
}

/** The line that runs through `id`: down to it, and on along first children. */
export const lineThrough = (tree: GameTree, id: NodeId): readonly GameNode[] => [
  ...pathTo(tree, id),
  ...lineFrom(tree, id).slice(1),
]

export const mainLine = (tree: GameTree): readonly GameNode[] => lineFrom(tree, tree.root)

export const nextNode = (tree: GameTree, id: NodeId): NodeId | undefined =>
  nodeAt(tree, id).children[0]

export const previousNode = (tree: GameTree, id: NodeId): NodeId | undefined =>
  nodeAt(tree, id).parent

export const lastNode = (tree: GameTree, id: NodeId): NodeId => lineFrom(tree, id).at(-1)?.id ?? id

/** How many moves lead to the node. */
export const plyOf = (tree: GameTree, id: NodeId): number => pathTo(tree, id).length - 1

/** The moves of a line of nodes; the root adds none. */
export const movesOf = (line: readonly GameNode[]): readonly Move[] =>
  line.flatMap(({ move }) => (move ? [move] : []))

/** All nodes as a reader meets them: a move, all that follows it, then its next variation. */
export function readingOrder(tree: GameTree): readonly NodeId[] {
  const order: NodeId[] = []
  const waiting: NodeId[] = [tree.root]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    order.push(id)
    for (const child of nodeAt(tree, id).children.toReversed()) waiting.push(child)
  }
  return order
}

/** A node told by the way to it, which is the same in another reading of the same tree. */
export interface TreePlace {
  readonly ply: number
  /** Plies at which the way does not go on with the first child, and which child it takes. */
  readonly turns: readonly (readonly [ply: number, child: number])[]
}

export function placeOf(tree: GameTree, id: NodeId): TreePlace {
  const path = pathTo(tree, id)
  const turns = path.flatMap((node, ply): (readonly [number, number])[] => {
    const child = path[ply - 1]?.children.indexOf(node.id) ?? 0
    return child > 0 ? [[ply, child]] : []
  })
  return { ply: path.length - 1, turns }
}

/** The node of a place, or the last one of the way to it that is there. */
export function nodeAtPlace(tree: GameTree, { ply, turns }: TreePlace): NodeId {
  const children = new Map(turns)
  let id = tree.root
  for (let at = 1; at <= ply; at++) {
    const next = nodeAt(tree, id).children[children.get(at) ?? 0]
    if (next === undefined) break
    id = next
  }
  return id
}
