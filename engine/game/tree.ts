import type { Evaluation, Shape } from '../notation/annotation.ts'
import type { Move } from '../rules/types.ts'

declare const nodeBrand: unique symbol
/** Names a node of one tree. Made only in this file. */
export type NodeId = number & { readonly [nodeBrand]: true }

/** What stands beside a move. A part that is absent says nothing. */
export interface Annotations {
  /** Comments before the move: behind its number, or where a variation begins. */
  readonly commentsBefore?: readonly string[]
  /** Comments after the move; at the root, before the first move. */
  readonly comments?: readonly string[]
  /** Time used for the move. Records hold the odd negative number. */
  readonly seconds?: number
  /** Seconds left on the mover's clock after the move. */
  readonly clock?: number
  /** Marks by their numbers in PGN (NAG): 1 is `!`, 2 is `?`. */
  readonly glyphs?: readonly number[]
  /** Drawn on the position after the move. */
  readonly shapes?: readonly Shape[]
  /** Of the position after the move. */
  readonly evaluation?: Evaluation
  /** Somebody wants to find this position again. */
  readonly bookmark?: true
  /** The move broke the rules and was played on. */
  readonly illegalStood?: true
}

export interface GameNode {
  readonly id: NodeId
  readonly parent: NodeId | undefined
  /** The first child is the main line, the others are variations. */
  readonly children: readonly NodeId[]
  /** The move that led here. The root has none. */
  readonly move: Move | undefined
  readonly annotations: Annotations
}

/** A game with its variations. Never changed in place: an edit returns a new tree that shares the other nodes. */
export interface GameTree {
  readonly nodes: ReadonlyMap<NodeId, GameNode>
  readonly root: NodeId
  /** Never used again, also after a deletion. */
  readonly nextId: NodeId
}

export const NO_ANNOTATIONS: Annotations = Object.freeze({})

const toNodeId = (n: number): NodeId => n as NodeId

export const isNodeId = (n: number): n is NodeId => Number.isSafeInteger(n) && n >= 0

export const ROOT = toNodeId(0)
export const idAfter = (id: NodeId): NodeId => toNodeId(id + 1)

export function emptyTree(): GameTree {
  const root: GameNode = {
    id: ROOT,
    parent: undefined,
    children: [],
    move: undefined,
    annotations: NO_ANNOTATIONS,
  }
  return { root: ROOT, nextId: idAfter(ROOT), nodes: new Map([[ROOT, root]]) }
}

/** Whether two trees have the same moves in the same places, whatever stands beside them. */
export function sameShape(a: GameTree, b: GameTree): boolean {
  if (a === b) return true
  if (a.nodes.size !== b.nodes.size) return false
  for (const [id, node] of a.nodes) {
    const other = b.nodes.get(id)
    if (node === other) continue
    if (node.children !== other?.children || node.move !== other.move) return false
  }
  return true
}

/** The caller vouches that the node is in the tree. */
export function nodeAt(tree: GameTree, id: NodeId): GameNode {
  const node = tree.nodes.get(id)
  if (!node) throw new RangeError(`no node ${id}`)
  return node
}
