import type { ReadGame } from '#engine/game/game'
import { pathTo } from '#engine/game/path'
import { type GameNode, type GameTree, nodeAt, type NodeId } from '#engine/game/tree'
import type { Diagnostic } from '#engine/notation/diagnostic'
import type { SheetDraft } from '#shared/contract/sheets'
import {
  type EditHistory,
  type GameAndCursor,
  newHistory,
  record,
  redo,
  sealed,
  undo,
} from './edit-history.ts'

/** A game that is open: as it stands now, where its reader is, and how it came to be so. A value. */
export interface OpenGame extends GameAndCursor {
  /** What was found when the record was read. */
  readonly diagnostics: readonly Diagnostic[]
  /** The child last gone to, of nodes that have several: where the line in view goes on. */
  readonly visited: ReadonlyMap<NodeId, NodeId>
  readonly history: EditHistory
  /** What an arbiter began to write in its ruling sheet. */
  readonly sheet?: SheetDraft
}

/** @param isFromText false for what was brought back and is in no file */
export const openGame = ({ game, diagnostics }: ReadGame, isFromText = true): OpenGame => ({
  game,
  diagnostics,
  cursor: game.tree.root,
  visited: new Map(),
  history: newHistory(isFromText),
})

/** The line in view: down to the cursor, and on along the children last gone to, else the first. */
export function lineInView({ game: { tree }, cursor, visited }: OpenGame): readonly GameNode[] {
  const line = [...pathTo(tree, cursor)]
  for (let id = onward(tree, cursor, visited); id !== undefined;) {
    line.push(nodeAt(tree, id))
    id = onward(tree, id, visited)
  }
  return line
}

function onward(tree: GameTree, id: NodeId, visited: OpenGame['visited']): NodeId | undefined {
  const { children } = nodeAt(tree, id)
  const last = children.length > 1 ? visited.get(id) : undefined
  return last !== undefined && children.includes(last) ? last : children[0]
}

/** The same game with its reader at another node. */
export function goTo(open: OpenGame, cursor: NodeId): OpenGame {
  if (cursor === open.cursor) return open
  return withVisits({ ...open, cursor, history: sealed(open.history) })
}

/** Remembers the forks on the way to the cursor. */
function withVisits(open: OpenGame): OpenGame {
  const visited = new Map(open.visited)
  const path = pathTo(open.game.tree, open.cursor)
  for (const [i, { id, children }] of path.entries()) {
    const next = path[i + 1]
    if (next && children.length > 1) visited.set(id, next.id)
  }
  return { ...open, visited }
}

/** The game after an edit, which is one step of its history. An edit that changes nothing is none. */
export function edited(open: OpenGame, after: GameAndCursor, merge?: string): OpenGame {
  const history = record(open.history, open, after, merge)
  return history ? withVisits({ ...open, ...after, history }) : goTo(open, after.cursor)
}

export function undone(open: OpenGame): OpenGame {
  const back = undo(open, open.history)
  return back ? withVisits({ ...open, ...back.at, history: back.history }) : open
}

export function redone(open: OpenGame): OpenGame {
  const forth = redo(open, open.history)
  return forth ? withVisits({ ...open, ...forth.at, history: forth.history }) : open
}
