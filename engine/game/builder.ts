import { packMove, unpackMove } from '../notation/packed-move.ts'
import type { Move } from '../rules/types.ts'
import { PackedNodes, type PackedNote, packNote, unpackNote } from './packed-nodes.ts'
import {
  type Annotations,
  type GameTree,
  idAfter,
  isNodeId,
  NO_ANNOTATIONS,
  type NodeId,
  ROOT,
} from './tree.ts'

/** A tree of up to so many nodes becomes plain objects: few games have more. */
const MOST_PLAIN = 1024
const FIRST_CAPACITY = 256
/** Notes of so few characters come again and again, `{"glyphs":[1]}`, and are kept once; so many of them. */
const SHORT_NOTE = 40
const MOST_SHARED = 1000

/**
 * Grows a tree in place for readers, which add thousands of moves, and freezes it once. Moves are
 * added as they come: finding a known move again is an edit's job.
 */
export class TreeBuilder {
  readonly root = ROOT
  private nextId = idAfter(ROOT)
  private parents = new Uint32Array(FIRST_CAPACITY)
  private moves = new Uint16Array(FIRST_CAPACITY)
  private readonly notes: PackedNote[] = [undefined]
  private readonly shared = new Map<string, string>()

  add(parent: NodeId, move: Move, annotations: Annotations = NO_ANNOTATIONS): NodeId {
    const id = this.nextId
    this.vouchFor(parent)
    this.nextId = idAfter(id)
    if (id === this.parents.length) this.grow(2 * id)
    this.parents[id] = parent
    this.moves[id] = packMove(move)
    this.notes.push(undefined)
    if (annotations !== NO_ANNOTATIONS) this.annotate(id, annotations)
    return id
  }

  /** Replaces what stands beside a node. */
  annotate(id: NodeId, annotations: Annotations): void {
    this.vouchFor(id)
    this.notes[id] = id < MOST_PLAIN ? annotations : this.once(packNote(annotations))
  }

  annotationsOf(id: NodeId): Annotations {
    this.vouchFor(id)
    return unpackNote(this.notes[id])
  }

  /** Of any node but the root. */
  parentOf(id: NodeId): NodeId {
    const parent = this.parents[id] ?? 0
    return isNodeId(parent) ? parent : ROOT
  }

  moveOf(id: NodeId): Move {
    return unpackMove(this.moves[id] ?? 0)
  }

  /** Hands the tree over. The builder is not used again. */
  freeze(): GameTree {
    const { nextId, notes } = this
    const parents = this.parents.slice(0, nextId)
    const moves = this.moves.slice(0, nextId)
    const nodes = new PackedNodes({ parents, moves, notes })
    return { root: ROOT, nextId, nodes: nextId > MOST_PLAIN ? nodes : nodes.plain() }
  }

  private grow(capacity: number): void {
    const [parents, moves] = [new Uint32Array(capacity), new Uint16Array(capacity)]
    parents.set(this.parents)
    moves.set(this.moves)
    this.parents = parents
    this.moves = moves
  }

  private once(note: string): string {
    const known = this.shared.get(note)
    if (known !== undefined || note.length > SHORT_NOTE) return known ?? note
    if (this.shared.size < MOST_SHARED) this.shared.set(note, note)
    return note
  }

  private vouchFor(id: NodeId): void {
    if (id >= this.nextId) throw new RangeError(`no node ${id}`)
  }
}
