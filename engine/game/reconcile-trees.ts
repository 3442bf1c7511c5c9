import { BoardWalk } from '../rules/board-walk.ts'
import type { Mailbox } from '../rules/mailbox.ts'
import type { Move, Setup } from '../rules/types.ts'
import { matchTrees, type TreeMatch } from './match-trees.ts'
import { lineFrom, mainLine, movesOf, pathTo } from './path.ts'
import { holdsMore, reconcileAnnotations } from './reconcile-annotations.ts'
import type { TextHolds } from './text-holds.ts'
import {
  type Annotations,
  type GameNode,
  type GameTree,
  idAfter,
  NO_ANNOTATIONS,
  nodeAt,
  type NodeId,
} from './tree.ts'

export interface TreeReading {
  readonly start: Setup
  /** Whether the old tree began there too. */
  readonly isSameStart: boolean
  /** Whether the text was read to its end. */
  readonly isWhole: boolean
  readonly holds: TextHolds
}

/** The tree of a text with what the old tree holds beside it: see `reconcile`. */
export const reconcileTrees = (old: GameTree, read: GameTree, reading: TreeReading): GameTree =>
  new Reconciler(old, read, reading).tree()

class Reconciler {
  private readonly old: GameTree
  private readonly read: GameTree
  private readonly reading: TreeReading
  private readonly match: TreeMatch
  /** Old nodes that the text still has. */
  private readonly taken: ReadonlySet<NodeId>
  private readonly oldMain: ReadonlySet<NodeId>
  private readonly nodes = new Map<NodeId, GameNode>()
  private readonly ids = new Map<NodeId, NodeId>()
  /** Branches that hang on a move though another move led there. */
  private readonly rehung = new Set<NodeId>()
  private nextId: NodeId

  constructor(old: GameTree, read: GameTree, reading: TreeReading) {
    this.old = old
    this.read = read
    this.reading = reading
    this.match = matchTrees(old, read, reading.isWhole)
    this.taken = new Set(this.match.pairs.values())
    this.oldMain = new Set(mainLine(old).map(({ id }) => id))
    this.nextId = old.nextId
    for (const id of read.nodes.keys()) this.ids.set(id, this.match.pairs.get(id) ?? this.fresh())
  }

  tree(): GameTree {
    for (const node of this.read.nodes.values()) this.place(node)
    const { pairs, moved } = this.match
    // What can hang on a moved node is settled first: the rest stays with the line it was on.
    for (const [id, known] of pairs) if (moved.has(id)) this.keepBranches(id, known)
    for (const [id, known] of pairs) if (!moved.has(id)) this.keepBranches(id, known)
    this.keepSame()
    return { root: this.old.root, nextId: this.nextId, nodes: this.nodes }
  }

  /** A node that is as it was stays the same object. */
  private keepSame(): void {
    for (const [id, node] of this.nodes) {
      const old = this.old.nodes.get(id)
      if (old && JSON.stringify(old) === JSON.stringify(node)) this.nodes.set(id, old)
    }
  }

  private fresh(): NodeId {
    const id = this.nextId
    this.nextId = idAfter(id)
    return id
  }

  private idOf(read: NodeId): NodeId {
    const id = this.ids.get(read)
    if (id === undefined) throw new RangeError(`no node ${read}`)
    return id
  }

  private place({ id, parent, children, move, annotations }: GameNode): void {
    const known = this.match.pairs.get(id)
    const isRoot = parent === undefined
    const { holds } = this.reading
    this.nodes.set(this.idOf(id), {
      id: this.idOf(id),
      parent: isRoot ? undefined : this.idOf(parent),
      children: children.map((child) => this.idOf(child)),
      move,
      annotations:
        known === undefined
          ? annotations
          : reconcileAnnotations(nodeAt(this.old, known).annotations, annotations, holds, isRoot),
    })
  }

  /** Hangs on a node what the text did not show or shows no more. */
  private keepBranches(read: NodeId, known: NodeId): void {
    const { isWhole, isSameStart, holds } = this.reading
    const isExact = isSameStart && !this.match.moved.has(read)
    const hasNext = nodeAt(this.read, read).children.length > 0
    for (const child of nodeAt(this.old, known).children) {
      if (this.taken.has(child)) continue
      const isShown = this.isShown(child)
      if (isWhole && isShown) {
        if (hasNext && isExact) this.keepLine(read, child)
      } else if (!isWhole || hasNext || holds.variations) {
        if (!isExact && !this.fits(child, read)) continue
        if (!isExact) this.rehung.add(child)
        this.copy(child, this.idOf(read), () => true)
      }
    }
  }

  private isShown(old: NodeId): boolean {
    return this.reading.holds.variations || this.oldMain.has(old)
  }

  /** Whether every move from an old node on can be played behind a node of the text. */
  private fits(old: NodeId, read: NodeId): boolean {
    const walk = BoardWalk.from(this.reading.start)
    for (const move of movesOf(pathTo(this.read, read))) walk.play(move)
    const base = walk.depth
    const waiting = [{ id: old, depth: 0 }]
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      walk.rewind(base + at.depth)
      const { move, children, annotations } = nodeAt(this.old, at.id)
      if (!move || !mayStand(walk.box, move, annotations)) return false
      walk.play(move)
      const { depth } = at
      for (const id of children) waiting.push({ id, depth: depth + 1 })
    }
    return true
  }

  /** Keeps a line that the text shows no more, up to the last thing on it that the text cannot show. */
  private keepLine(read: NodeId, first: NodeId): void {
    const line = lineFrom(this.old, first)
    const last = line.findLastIndex((node) => this.holdsHidden(node))
    const kept = new Set(line.slice(0, last + 1).map(({ id }) => id))
    const onLine = new Set(line.map(({ id }) => id))
    if (last < 0) return
    this.copy(first, this.idOf(read), (id) => kept.has(id) || (!onLine.has(id) && this.isLeft(id)))
  }

  private holdsHidden({ id, annotations, children }: GameNode): boolean {
    const isOwn = !this.taken.has(id) && holdsMore(annotations, this.reading.holds)
    return isOwn || children.slice(1).some((child) => this.isLeft(child) && this.isHidden(child))
  }

  private isLeft(old: NodeId): boolean {
    return !this.taken.has(old) && !this.rehung.has(old)
  }

  /** Whether a branch, or anything in it, is what the text cannot show. */
  private isHidden(old: NodeId): boolean {
    if (!this.reading.holds.variations) return true
    const waiting = [old]
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const { annotations, children } = nodeAt(this.old, id)
      if (holdsMore(annotations, this.reading.holds)) return true
      for (const child of children) waiting.push(child)
    }
    return false
  }

  /** Copies an old node and what follows it below another; a node whose id the text has gets a new one. */
  private copy(old: NodeId, parent: NodeId, isWanted: (id: NodeId) => boolean): void {
    const waiting = [{ id: old, parent }]
    for (let at = waiting.pop(); at; at = waiting.pop()) {
      const node = nodeAt(this.old, at.id)
      const id = this.taken.has(at.id) ? this.fresh() : at.id
      const annotations = this.taken.has(at.id) ? NO_ANNOTATIONS : node.annotations
      this.nodes.set(id, { id, parent: at.parent, children: [], move: node.move, annotations })
      const above = this.nodes.get(at.parent)
      if (above) this.nodes.set(at.parent, { ...above, children: [...above.children, id] })
      const children = node.children.filter(isWanted)
      for (const child of children.toReversed()) waiting.push({ id: child, parent: id })
    }
  }
}

function mayStand(box: Mailbox, move: Move, { illegalStood }: Annotations): boolean {
  const isLegal = move.kind === 'pass' ? box.isPassLegal() : box.isLegal(move.from, move.to)
  return isLegal || (illegalStood === true && box.canStand(move))
}
