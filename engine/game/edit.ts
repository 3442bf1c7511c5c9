import { type Move, sameMove } from '../rules/types.ts'
import { type GameTree, idAfter, NO_ANNOTATIONS, nodeAt, type NodeId } from './tree.ts'

/** Adds `move` below `parent`, or finds it there. */
export function addMove(
  tree: GameTree,
  parent: NodeId,
  move: Move,
): { readonly tree: GameTree; readonly node: NodeId } {
  const above = nodeAt(tree, parent)
  const known = above.children.find((child) => {
    const other = nodeAt(tree, child).move
    return other !== undefined && sameMove(other, move)
  })
  if (known !== undefined) return { tree, node: known }

  const id = tree.nextId
  const nodes = new Map(tree.nodes)
  nodes.set(id, { id, parent, children: [], move, annotations: NO_ANNOTATIONS })
  nodes.set(parent, { ...above, children: [...above.children, id] })
  return { tree: { ...tree, nodes, nextId: idAfter(id) }, node: id }
}
