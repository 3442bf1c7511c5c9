import type { Move } from '../rules/types.ts'
import {
  type Annotations,
  type GameNode,
  type GameTree,
  idAfter,
  NO_ANNOTATIONS,
  type NodeId,
  ROOT,
} from './tree.ts'

interface Draft {
  readonly id: NodeId
  readonly parent: NodeId | undefined
  /** A literal of one for most nodes: an array that grew by `push` takes four times the memory. */
  children: NodeId[]
  readonly move: Move | undefined
  annotations: Annotations
}

/**
 * Grows a tree in place for readers, which add thousands of moves, and freezes it once. Moves are
 * added as they come: finding a known move again is an edit's job.
 */
export class TreeBuilder {
  private readonly drafts = new Map<NodeId, Draft>()
  private nextId = idAfter(ROOT)

  constructor() {
    this.drafts.set(ROOT, newDraft(ROOT, undefined, undefined, NO_ANNOTATIONS))
  }

  readonly root = ROOT

  add(parent: NodeId, move: Move, annotations: Annotations = NO_ANNOTATIONS): NodeId {
    const id = this.nextId
    this.nextId = idAfter(id)
    const above = this.at(parent)
    if (above.children.length === 0) above.children = [id]
    else above.children.push(id)
    this.drafts.set(id, newDraft(id, parent, move, annotations))
    return id
  }

  /** Replaces what stands beside a node. */
  annotate(id: NodeId, annotations: Annotations): void {
    this.at(id).annotations = annotations
  }

  /** Hands the tree over. The builder is not used again. */
  freeze(): GameTree {
    const nodes: ReadonlyMap<NodeId, GameNode> = this.drafts
    return { root: ROOT, nextId: this.nextId, nodes }
  }

  private at(id: NodeId): Draft {
    const draft = this.drafts.get(id)
    if (!draft) throw new RangeError(`no node ${id}`)
    return draft
  }
}

const newDraft = (
  id: NodeId,
  parent: NodeId | undefined,
  move: Move | undefined,
  annotations: Annotations,
): Draft => ({ id, parent, children: [], move, annotations })
