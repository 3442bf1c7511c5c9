import type { Game } from '#engine/game/game'
import { type GameNode, type GameTree, nodeAt, type NodeId } from '#engine/game/tree'
import type { PlyView } from '../documents/game-view.ts'
import { positionsOf } from '../documents/node-positions.ts'
import { plyView } from '../documents/view-game.ts'

/** A line of the move list. */
export type MoveRow =
  /** Of the main line: Cho's ply on the left, Han's on the right. */
  | { readonly kind: 'plies'; readonly cho: PlyView | undefined; readonly han: PlyView | undefined }
  /** What an author wrote at a node. */
  | {
      readonly kind: 'comment'
      readonly node: NodeId
      readonly depth: number
      readonly text: string
    }
  /** Some moves of a variation. */
  | {
      readonly kind: 'variation'
      readonly moves: readonly PlyView[]
      /** 1 for a variation of the main line, 2 for one of those, and so on. */
      readonly depth: number
      readonly isStart: boolean
      /** How many moves are folded away behind the first; 0 where all are shown. */
      readonly hidden: number
    }

/** Longest part of a comment that the list shows; the rest is counted. */
export const LONGEST_COMMENT = 2000
/** Moves of a variation on one line, so that no line grows without end. */
const MOVES_PER_ROW = 12

/** A line of moves that is being written out. */
interface Line {
  next: NodeId | undefined
  readonly depth: number
  isStart: boolean
}

/**
 * Lays the tree out in reading order. What stands beside a move, its comments and the variations
 * that could have been played in its stead, comes right below it; then the line goes on.
 *
 * @param folded first moves of variations of which only that one is shown
 */
export function moveRows(game: Game, folded: ReadonlySet<NodeId> = new Set()): readonly MoveRow[] {
  const { tree } = game
  const positions = positionsOf(game)
  const root = nodeAt(tree, tree.root)
  const writer = new RowWriter()
  for (const text of root.annotations.comments ?? []) writer.comment(root.id, 0, text)
  const lines: Line[] = [{ next: root.children[0], depth: 0, isStart: false }]
  for (let line = lines.at(-1); line; line = lines.at(-1)) {
    const { next, depth } = line
    const node = next === undefined ? undefined : nodeAt(tree, next)
    const position = next === undefined ? undefined : positions.get(next)
    if (!node || !position) {
      writer.flush()
      lines.pop()
      continue
    }
    const view = plyView(node, position)
    if (line.isStart && folded.has(node.id)) {
      writer.folded(view, depth, branchSize(tree, node.id))
      lines.pop()
      continue
    }
    writer.move(view, line)
    line.next = node.children[0]
    for (const text of view.comments) writer.comment(node.id, depth, text)
    const variations = variationsBeside(tree, node)
    if (variations.length > 0) writer.flush()
    for (const id of variations) lines.push({ next: id, depth: depth + 1, isStart: true })
  }
  return writer.rows
}

/** The variations of a main move, the last one first; none of a move that is a variation itself. */
function variationsBeside(tree: GameTree, { id, parent }: GameNode): readonly NodeId[] {
  const siblings = parent === undefined ? [] : nodeAt(tree, parent).children
  return siblings[0] === id ? siblings.slice(1).reverse() : []
}

/** Moves behind the first one of a branch. */
function branchSize(tree: GameTree, first: NodeId): number {
  let size = -1
  const waiting = [first]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    size += 1
    for (const child of nodeAt(tree, id).children) waiting.push(child)
  }
  return size
}

/** Gathers moves into rows. */
class RowWriter {
  readonly rows: MoveRow[] = []
  private cho: PlyView | undefined
  private moves: PlyView[] = []
  private depth = 0
  private isStart = false

  move(view: PlyView, line: Line): void {
    if (line.depth === 0) {
      this.pair(view)
      return
    }
    if (this.moves.length === 0) {
      this.depth = line.depth
      this.isStart = line.isStart
    }
    line.isStart = false
    this.moves.push(view)
    if (this.moves.length === MOVES_PER_ROW) this.flush()
  }

  comment(node: NodeId, depth: number, text: string): void {
    this.flush()
    this.rows.push({ kind: 'comment', node, depth, text })
  }

  folded(view: PlyView, depth: number, hidden: number): void {
    this.rows.push({ kind: 'variation', moves: [view], depth, isStart: true, hidden })
  }

  flush(): void {
    if (this.cho) this.rows.push({ kind: 'plies', cho: this.cho, han: undefined })
    this.cho = undefined
    const { moves, depth, isStart } = this
    if (moves.length > 0) this.rows.push({ kind: 'variation', moves, depth, isStart, hidden: 0 })
    this.moves = []
    this.isStart = false
  }

  private pair(view: PlyView): void {
    if (view.side === 'cho') {
      this.flush()
      this.cho = view
      return
    }
    this.rows.push({ kind: 'plies', cho: this.cho, han: view })
    this.cho = undefined
  }
}

/** The row in which each node stands. */
export function rowsByNode(rows: readonly MoveRow[]): ReadonlyMap<NodeId, number> {
  const found = new Map<NodeId, number>()
  for (const [index, row] of rows.entries()) {
    for (const view of movesIn(row)) found.set(view.node, index)
  }
  return found
}

function movesIn(row: MoveRow): readonly PlyView[] {
  switch (row.kind) {
    case 'plies':
      return [row.cho, row.han].filter((view) => view !== undefined)
    case 'variation':
      return row.moves
    case 'comment':
      return []
  }
}
