import { type GameTree, nodeAt, type NodeId } from '#engine/game/tree'

/** Where a node is drawn: rows are plies from the start, lanes are lines beside one another. */
export interface TreePoint {
  readonly node: NodeId
  readonly row: number
  readonly lane: number
  /** The point before, undefined at the root. */
  readonly parent: TreePoint | undefined
}

export interface TreeLayout {
  readonly points: ReadonlyMap<NodeId, TreePoint>
  /** The points of each row by lane, for drawing only those in sight. */
  readonly rows: readonly (readonly TreePoint[])[]
  readonly lanes: number
}

interface Line {
  readonly first: NodeId
  readonly parent: TreePoint | undefined
}

/**
 * Gives every line of moves a lane of its own. The variations that leave a line last come first and
 * lie nearest to it, so that no connection crosses another line.
 */
export function layOutTree(tree: GameTree): TreeLayout {
  const points = new Map<NodeId, TreePoint>()
  const rows: TreePoint[][] = []
  /** The first lane that is free in each row. */
  const free: number[] = []
  let lanes = 0
  const waiting: Line[] = [{ first: tree.root, parent: undefined }]
  for (let line = waiting.pop(); line; line = waiting.pop()) {
    const nodes = lineOf(tree, line.first)
    const top = line.parent ? line.parent.row + 1 : 0
    let lane = line.parent ? line.parent.lane + 1 : 0
    // The connection lies in the row of the first move.
    for (let i = 0; i < nodes.length; i++) lane = Math.max(lane, free[top + i] ?? 0)
    lanes = Math.max(lanes, lane + 1)
    let parent = line.parent
    for (const [i, node] of nodes.entries()) {
      const row = top + i
      const point: TreePoint = { node, row, lane, parent }
      points.set(node, point)
      ;(rows[row] ??= []).push(point)
      free[row] = lane + 1
      const [, ...variations] = nodeAt(tree, node).children
      // The last fork of the line is taken first: it was put on the stack last.
      for (const first of variations.toReversed()) waiting.push({ first, parent: point })
      parent = point
    }
  }
  return { points, rows, lanes }
}

/** The nodes from one on along first children. */
function lineOf(tree: GameTree, first: NodeId): readonly NodeId[] {
  const nodes: NodeId[] = []
  for (let id: NodeId | undefined = first; id !== undefined;) {
    nodes.push(id)
    id = nodeAt(tree, id).children[0]
  }
  return nodes
}
