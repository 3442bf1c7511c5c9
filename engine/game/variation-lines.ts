import { lineThrough } from './path.ts'
import { type GameNode, type GameTree, nodeAt, type NodeId } from './tree.ts'

export interface VariationLine {
  /** From the root to the end of the variation. */
  readonly nodes: readonly GameNode[]
  /** Ply of the first move that is the variation's own. */
  readonly from: number
}

/** One line for each variation of a tree, in the order in which a reader meets them. */
export function variationLines(tree: GameTree): readonly VariationLine[] {
  const lines: VariationLine[] = []
  const waiting: { readonly id: NodeId; readonly ply: number }[] = [{ id: tree.root, ply: 0 }]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { children } = nodeAt(tree, at.id)
    const ply = at.ply + 1
    for (const id of children.slice(1)) lines.push({ nodes: lineThrough(tree, id), from: ply })
    for (const id of children.toReversed()) waiting.push({ id, ply })
  }
  return lines
}
