import { readingOrder } from '#engine/game/path'
import type { GameTree, NodeId } from '#engine/game/tree'
import type { CommandId } from '#shared/contract/commands'
import type { CommandAction } from '../shell/commands.ts'
import { nextBookmark, nextFork, previousFork, siblingOf } from './branch-points.ts'
import { useGameStore } from './game-store.ts'

type BranchCommand = Extract<
  CommandId,
  `go.variation-${string}` | `go.fork-${string}` | 'go.bookmark'
>

/** What the commands that go from line to line do. */
export function useBranchActions(): Readonly<Record<BranchCommand, CommandAction>> {
  const game = useGameStore()

  /** Goes where a search from the node in view leads. */
  const going = (find: (tree: GameTree, from: NodeId) => NodeId | undefined): CommandAction => ({
    run: () => {
      const { open } = game
      const target = open && find(open.game.tree, open.cursor)
      if (target !== undefined) game.goTo(target)
    },
    isEnabled: () => game.open !== undefined,
  })

  return {
    'go.variation-previous': going((tree, from) => siblingOf(tree, from, -1)),
    'go.variation-next': going((tree, from) => siblingOf(tree, from, 1)),
    'go.fork-previous': going(previousFork),
    'go.fork-next': going(() => nextFork(game.line, game.ply)),
    'go.bookmark': going((tree, from) => nextBookmark(readingOrder(tree), tree, from)),
  }
}
