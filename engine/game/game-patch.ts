import type { Game } from './game.ts'
import type { GameNode, NodeId } from './tree.ts'

/** Everything of a game but the nodes of its tree. */
type Frame = Omit<Game, 'tree'> & { readonly nextId: NodeId }

interface NodeChange {
  readonly id: NodeId
  /** Undefined on a side where the node is not there. */
  readonly before: GameNode | undefined
  readonly after: GameNode | undefined
}

/**
 * What an edit changed, readable both ways. A history of them costs what was changed, while whole
 * trees would cost a table of all nodes each.
 */
export interface GamePatch {
  readonly before: Frame
  readonly after: Frame
  readonly nodes: readonly NodeChange[]
}

export function diffGames(before: Game, after: Game): GamePatch {
  const nodes: NodeChange[] = []
  const [old, young] = [before.tree.nodes, after.tree.nodes]
  for (const [id, node] of young) {
    const known = old.get(id)
    if (known !== node) nodes.push({ id, before: known, after: node })
  }
  for (const [id, node] of old) {
    if (!young.has(id)) nodes.push({ id, before: node, after: undefined })
  }
  return { before: frameOf(before), after: frameOf(after), nodes }
}

function frameOf({ tree, ...rest }: Game): Frame {
  return { ...rest, nextId: tree.nextId }
}

/** Whether nothing was changed. */
export function isEmptyPatch({ before, after, nodes }: GamePatch): boolean {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const isSame = (key: string): boolean => Reflect.get(before, key) === Reflect.get(after, key)
  return nodes.length === 0 && [...keys].every(isSame)
}

/** The game as it was before the edit. */
export const revert = (game: Game, { before, nodes }: GamePatch): Game =>
  withChanges(game, before, nodes, 'before')

/** The game as it was after the edit. */
export const reapply = (game: Game, { after, nodes }: GamePatch): Game =>
  withChanges(game, after, nodes, 'after')

/** One patch for two that follow one another. */
export function joinPatches(first: GamePatch, second: GamePatch): GamePatch {
  const nodes = new Map(first.nodes.map((change) => [change.id, change]))
  for (const { id, before, after } of second.nodes) {
    const known = nodes.get(id)
    nodes.set(id, { id, before: known ? known.before : before, after })
  }
  return { before: first.before, after: second.after, nodes: [...nodes.values()] }
}

function withChanges(
  { tree }: Game,
  { nextId, ...rest }: Frame,
  changes: readonly NodeChange[],
  side: 'before' | 'after',
): Game {
  const nodes = new Map(tree.nodes)
  for (const change of changes) {
    const node = change[side]
    if (node) nodes.set(change.id, node)
    else nodes.delete(change.id)
  }
  return { ...rest, tree: { ...tree, nodes, nextId } }
}
