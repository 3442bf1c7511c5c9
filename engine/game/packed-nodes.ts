import { unpackMove } from '../notation/packed-move.ts'
import type { Game } from './game.ts'
import { type Annotations, type GameNode, isNodeId, NO_ANNOTATIONS, type NodeId } from './tree.ts'

/** Beside a node: nothing, as it is, or as JSON. */
export type PackedNote = Annotations | string | undefined

/** A tree in columns, each indexed by the number of the node: 0 is the root. */
export interface NodeColumns {
  readonly parents: Uint32Array
  /** As `packMove` has them; of the root nothing that counts. */
  readonly moves: Uint16Array
  readonly notes: readonly PackedNote[]
}

/**
 * The nodes of a long game. A text may hold a move in every three bytes, and as objects nodes take
 * two hundred each; here they take some twenty. A node is made when it is first asked for, and is the
 * same one from then on.
 */
export class PackedNodes implements ReadonlyMap<NodeId, GameNode> {
  readonly size: number
  private readonly columns: NodeColumns
  /** First child of each node and next one of the same parent; 0, the root, is no one's child. */
  private readonly firstChild: Uint32Array
  private readonly nextSibling: Uint32Array
  private readonly made = new Map<NodeId, GameNode>()

  constructor(columns: NodeColumns) {
    const { parents } = columns
    this.columns = columns
    this.size = parents.length
    this.firstChild = new Uint32Array(this.size)
    this.nextSibling = new Uint32Array(this.size)
    for (let id = this.size - 1; id > 0; id--) {
      const parent = parents[id] ?? 0
      this.nextSibling[id] = this.firstChild[parent] ?? 0
      this.firstChild[parent] = id
    }
  }

  has(id: NodeId): boolean {
    return id < this.size
  }

  get(id: NodeId): GameNode | undefined {
    const known = this.made.get(id)
    if (known || !this.has(id)) return known
    const node = this.make(id)
    this.made.set(id, node)
    return node
  }

  *keys(): MapIterator<NodeId> {
    for (let id = 0; id < this.size; id++) if (isNodeId(id)) yield id
  }

  *values(): MapIterator<GameNode> {
    for (const [, node] of this) yield node
  }

  entries(): MapIterator<[NodeId, GameNode]> {
    return this[Symbol.iterator]()
  }

  *[Symbol.iterator](): MapIterator<[NodeId, GameNode]> {
    for (const id of this.keys()) {
      const node = this.get(id)
      if (node) yield [id, node]
    }
  }

  forEach(tell: (node: GameNode, id: NodeId, nodes: ReadonlyMap<NodeId, GameNode>) => void): void {
    for (const [id, node] of this) tell(node, id, this)
  }

  /** All nodes as plain data, which can go to another thread. */
  plain(): ReadonlyMap<NodeId, GameNode> {
    for (let id = 0; id < this.size; id++) if (isNodeId(id)) this.get(id)
    return this.made
  }

  private make(id: NodeId): GameNode {
    const { parents, moves, notes } = this.columns
    const parent = parents[id] ?? 0
    const isRoot = id === 0
    return {
      id,
      parent: isRoot || !isNodeId(parent) ? undefined : parent,
      children: this.childrenOf(id),
      move: isRoot ? undefined : unpackMove(moves[id] ?? 0),
      annotations: unpackNote(notes[id]),
    }
  }

  private childrenOf(id: NodeId): readonly NodeId[] {
    const first = this.firstChild[id] ?? 0
    if (first === 0 || !isNodeId(first)) return NO_CHILDREN
    const children = [first]
    for (let next = this.nextSibling[first] ?? 0; next > 0; next = this.nextSibling[next] ?? 0) {
      if (isNodeId(next)) children.push(next)
    }
    return children
  }
}

const NO_CHILDREN: readonly NodeId[] = Object.freeze([])

export const packNote = (annotations: Annotations): string => JSON.stringify(annotations)

export function unpackNote(note: PackedNote): Annotations {
  if (typeof note !== 'string') return note ?? NO_ANNOTATIONS
  return JSON.parse(note) as Annotations
}

/** The same game as plain data, which can go to another thread. */
export function plainGame(game: Game): Game {
  const { tree } = game
  if (!(tree.nodes instanceof PackedNodes)) return game
  return { ...game, tree: { ...tree, nodes: tree.nodes.plain() } }
}
