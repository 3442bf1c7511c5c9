import { type Move, sameMove } from '../rules/types.ts'
import {
  type Annotations,
  type GameNode,
  type GameTree,
  idAfter,
  NO_ANNOTATIONS,
  nodeAt,
  type NodeId,
} from './tree.ts'

/** A tree after an edit, and the node that somebody who reads it should look at then. */
export interface Edited {
  readonly tree: GameTree
  readonly node: NodeId
}

/** The child of `parent` that plays `move`. */
export function childWith(tree: GameTree, parent: NodeId, move: Move): NodeId | undefined {
  return nodeAt(tree, parent).children.find((child) => {
    const other = nodeAt(tree, child).move
    return other !== undefined && sameMove(other, move)
  })
}

/**
 * Adds `move` below `parent`, last among its children, or finds it there. Legality is not asked: an
 * illegal move that stood comes with `illegalStood` in what stands beside it.
 */
export function addMove(
  tree: GameTree,
  parent: NodeId,
  move: Move,
  annotations: Annotations = NO_ANNOTATIONS,
): Edited {
  const known = childWith(tree, parent, move)
  if (known !== undefined) return { tree, node: known }

  const above = nodeAt(tree, parent)
  const id = tree.nextId
  const nodes = new Map(tree.nodes)
  nodes.set(id, { id, parent, children: [], move, annotations })
  nodes.set(parent, { ...above, children: [...above.children, id] })
  return { tree: { ...tree, nodes, nextId: idAfter(id) }, node: id }
}

/** Removes a move with all that follows it; at the root, all moves. */
export function removeBranch(tree: GameTree, id: NodeId): Edited {
  const node = nodeAt(tree, id)
  const nodes = new Map(tree.nodes)
  const gone = node.parent === undefined ? [...node.children] : [id]
  for (let at = gone.pop(); at !== undefined; at = gone.pop()) {
    for (const child of nodeAt(tree, at).children) gone.push(child)
    nodes.delete(at)
  }
  const above = nodeAt(tree, node.parent ?? id)
  const children = node.parent === undefined ? [] : above.children.filter((child) => child !== id)
  nodes.set(above.id, { ...above, children })
  return { tree: { ...tree, nodes }, node: above.id }
}

/** Parts of what stands beside a move; `undefined` and empty lists take a part away. */
export type AnnotationChange = {
  readonly [K in keyof Annotations]?: Annotations[K] | undefined
}

/** Replaces what stands beside a node. */
export function annotate(tree: GameTree, id: NodeId, annotations: AnnotationChange): GameTree {
  const nodes = new Map(tree.nodes)
  nodes.set(id, { ...nodeAt(tree, id), annotations: withoutEmpty(annotations) })
  return { ...tree, nodes }
}

/** Changes some parts of what stands beside a node. */
export const changeAnnotations = (tree: GameTree, id: NodeId, change: AnnotationChange): GameTree =>
  annotate(tree, id, { ...nodeAt(tree, id).annotations, ...change })

const saysNothing = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length === 0)

function withoutEmpty(change: AnnotationChange): Annotations {
  const kept = Object.entries(change).filter(([, value]) => !saysNothing(value))
  return kept.length === 0 ? NO_ANNOTATIONS : Object.fromEntries(kept)
}

/** The tree with other children below one node: the same ones in another order. */
export function reorder(tree: GameTree, changed: readonly GameNode[]): GameTree {
  const nodes = new Map(tree.nodes)
  for (const node of changed) nodes.set(node.id, node)
  return { ...tree, nodes }
}
