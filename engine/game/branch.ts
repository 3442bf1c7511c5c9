import { formatShape } from '../notation/pgn-comment.ts'
import { BoardWalk } from '../rules/board-walk.ts'
import type { Mailbox } from '../rules/mailbox.ts'
import type { Move, Setup } from '../rules/types.ts'
import { childWith, type Edited } from './edit.ts'
import { movesOf, pathTo } from './path.ts'
import {
  type Annotations,
  type GameNode,
  type GameTree,
  idAfter,
  nodeAt,
  type NodeId,
} from './tree.ts'

/** One move of a branch. */
interface BranchNode {
  /** Index of the move before it in the list; undefined where the branch begins. */
  readonly parent: number | undefined
  readonly move: Move
  readonly annotations: Annotations
}

/** Moves with all that follows them, cut loose from their tree: plain data, in reading order. */
export type Branch = readonly BranchNode[]

/** The move of a node with all that follows it; of the root, all moves. */
export function copyBranch(tree: GameTree, id: NodeId): Branch {
  const branch: BranchNode[] = []
  const waiting: { readonly id: NodeId; readonly parent: number | undefined }[] = [
    { id, parent: undefined },
  ]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { move, annotations, children } = nodeAt(tree, at.id)
    if (move) branch.push({ parent: at.parent, move, annotations })
    const parent = move ? branch.length - 1 : undefined
    for (const child of children.toReversed()) waiting.push({ id: child, parent })
  }
  return branch
}

export interface Grafted extends Edited {
  /** Moves of the branch that cannot be played there, with what follows them. */
  readonly left: number
}

/**
 * Adds a branch below a node. Moves that are there already are found, and what stands beside them
 * is joined. The answer's node is the first move of the branch, or where it should have been.
 */
export function graft(tree: GameTree, at: NodeId, start: Setup, branch: Branch): Grafted {
  const way = movesOf(pathTo(tree, at))
  const walk = BoardWalk.from(start)
  for (const move of way) walk.play(move)
  const draft = new Draft(tree)
  const ids: (NodeId | undefined)[] = []
  const depths: number[] = []
  for (const { parent, move, annotations } of branch) {
    const above = parent === undefined ? at : ids[parent]
    const depth = parent === undefined ? way.length : (depths[parent] ?? 0)
    depths.push(depth + 1)
    if (above !== undefined) walk.rewind(depth)
    const canStand = above !== undefined && mayStand(walk.box, move, annotations)
    ids.push(canStand ? draft.put(above, move, annotations) : undefined)
    if (canStand) walk.play(move)
  }
  const left = ids.filter((id) => id === undefined).length
  return { tree: draft.finish(), node: ids[0] ?? at, left }
}

function mayStand(box: Mailbox, move: Move, { illegalStood }: Annotations): boolean {
  if (move.kind === 'pass') return illegalStood === true || box.isPassLegal()
  if (box.isLegal(move.from, move.to)) return true
  return illegalStood === true && box.pieceAt(move.from) !== undefined
}

/** The tree as it grows. */
class Draft {
  private readonly nodes: Map<NodeId, GameNode>
  private readonly tree: GameTree
  private nextId: NodeId

  constructor(tree: GameTree) {
    this.nodes = new Map(tree.nodes)
    this.tree = { ...tree, nodes: this.nodes }
    this.nextId = tree.nextId
  }

  /** Adds a move below a node, or finds it there and joins what stands beside it. */
  put(parent: NodeId, move: Move, annotations: Annotations): NodeId {
    const known = childWith(this.tree, parent, move)
    if (known !== undefined) {
      const node = nodeAt(this.tree, known)
      const joined = joinAnnotations(node.annotations, annotations)
      if (joined !== node.annotations) this.nodes.set(known, { ...node, annotations: joined })
      return known
    }
    const id = this.nextId
    this.nextId = idAfter(id)
    const above = nodeAt(this.tree, parent)
    this.nodes.set(id, { id, parent, children: [], move, annotations })
    this.nodes.set(parent, { ...above, children: [...above.children, id] })
    return id
  }

  finish(): GameTree {
    return { ...this.tree, nextId: this.nextId }
  }
}

/** What two say about one move: of texts, marks and drawings both, of figures those of the first. */
export function joinAnnotations(first: Annotations, second: Annotations): Annotations {
  const before = joinLists(first.commentsBefore, second.commentsBefore, String)
  const comments = joinLists(first.comments, second.comments, String)
  const glyphs = joinLists(first.glyphs, second.glyphs, String)
  const shapes = joinLists(first.shapes, second.shapes, formatShape)
  const joined: Annotations = {
    ...second,
    ...first,
    ...(before && { commentsBefore: before }),
    ...(comments && { comments }),
    ...(glyphs && { glyphs }),
    ...(shapes && { shapes }),
  }
  return hasAll(first, joined) ? first : joined
}

/** The first list itself where the second adds nothing. */
function joinLists<T>(
  first: readonly T[] | undefined,
  second: readonly T[] | undefined,
  nameOf: (item: T) => string,
): readonly T[] | undefined {
  if (!first || !second) return first ?? second
  const known = new Set(first.map(nameOf))
  const added = second.filter((item) => !known.has(nameOf(item)))
  return added.length === 0 ? first : [...first, ...added]
}

const hasAll = (a: Annotations, b: Annotations): boolean =>
  Object.entries(b).every(([key, value]) => a[key as keyof Annotations] === value)
