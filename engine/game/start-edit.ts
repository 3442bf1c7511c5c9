import { copyBranch, graft } from './branch.ts'
import { annotate } from './edit.ts'
import type { Game, GameStart } from './game.ts'
import { emptyTree, nodeAt } from './tree.ts'

/**
 * The game from another start. Moves that cannot be played from there fall away, with what follows
 * them: `left` says how many.
 */
export function withStart(
  game: Game,
  start: GameStart,
): { readonly game: Game; readonly left: number } {
  const { tree } = game
  const bare = annotate(emptyTree(), tree.root, nodeAt(tree, tree.root).annotations)
  const grafted = graft(bare, bare.root, start.setup, copyBranch(tree, tree.root))
  return { game: { ...game, start, tree: grafted.tree }, left: grafted.left }
}
