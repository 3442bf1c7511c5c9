import type { Game } from '#engine/game/game'
import { type Annotations, type GameNode, type GameTree, nodeAt } from '#engine/game/tree'
import { formatFen } from '#engine/notation/fen'
import type { RawHeader } from '#engine/notation/headers'
import { formatUci } from '#engine/notation/uci'

/** One node of a tree, told apart by its place and not by its number. */
interface Line {
  readonly depth: number
  readonly move: string
  readonly annotations: Annotations
}

/** A tree in the order of a walk through it: equal outlines are equal trees but for the numbers of nodes. */
export function outlineOf(tree: GameTree): readonly Line[] {
  const lines: Line[] = []
  const waiting: { readonly node: GameNode; readonly depth: number }[] = [
    { node: nodeAt(tree, tree.root), depth: 0 },
  ]
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { node, depth } = at
    const move = node.move ? formatUci(node.move, undefined) : ''
    lines.push({ depth, move, annotations: node.annotations })
    for (const id of node.children.toReversed()) {
      waiting.push({ node: nodeAt(tree, id), depth: depth + 1 })
    }
  }
  return lines
}

/** What a text can say of a game, but for headers that are counted anew or belong to the text. */
export const saidOf = (game: Game) => ({
  start: formatFen(game.start.setup),
  outline: outlineOf(game.tree),
  headers: lastingHeaders(game),
  unread: game.unread,
})

/** 총수 is counted anew; 기보형식 says how one text is written. */
const lastingHeaders = ({ headers }: Game): readonly RawHeader[] =>
  headers.filter(({ key }) => key !== '총수' && key !== '기보형식')
