import { positionKey } from '../rules/position-key.ts'
import { copyBranch, graft, type Grafted, joinAnnotations } from './branch.ts'
import { annotate } from './edit.ts'
import type { Game } from './game.ts'
import { movesOf, pathTo } from './path.ts'
import { setupAfter } from './replay.ts'
import { nodeAt, type NodeId } from './tree.ts'
import { walkTree } from './tree-walk.ts'

/**
 * Joins another game into this one where its start stands: at the node given, else at the root, else
 * at the first place in reading order. Undefined where that position does not occur.
 */
export function mergeGame(into: Game, at: NodeId, other: Game): Grafted | undefined {
  const place = placeOf(into, at, positionKey(other.start.setup))
  if (place === undefined) return undefined
  const grafted = graft(into.tree, place, into.start.setup, copyBranch(other.tree, other.tree.root))
  const here = nodeAt(grafted.tree, place).annotations
  const joined = joinAnnotations(here, nodeAt(other.tree, other.tree.root).annotations)
  const tree = joined === here ? grafted.tree : annotate(grafted.tree, place, joined)
  return { ...grafted, tree, node: place }
}

function placeOf({ tree, start }: Game, at: NodeId, key: string): NodeId | undefined {
  const here = setupAfter(start.setup, movesOf(pathTo(tree, at)))
  if (positionKey(here) === key) return at
  for (const { node, box } of walkTree(tree, start.setup)) {
    if (box.positionKey() === key) return node.id
  }
  return undefined
}
