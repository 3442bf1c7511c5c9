import { formatFen } from '../notation/fen.ts'
import { annotationsJson } from './document-annotations.ts'
import { reviewJson } from './document-review.ts'
import { documentMove } from './document-tree.ts'
import type { Game } from './game.ts'
import { gameRulesJson } from './game-rules.ts'
import { DOCUMENT_FORMAT, DOCUMENT_VERSION } from './janggi-document.ts'
import { type GameNode, type GameTree, idAfter, nodeAt, type NodeId } from './tree.ts'

/** The games as a document that loses nothing: see `docs/janggi-format.md`. One game a line. */
export function writeJanggi(games: Iterable<Game>): string {
  const head = `{"format":"${DOCUMENT_FORMAT}","version":${DOCUMENT_VERSION},"games":[`
  return `${head}\n${Array.from(games, (game) => JSON.stringify(gameJson(game))).join(',\n')}\n]}\n`
}

function gameJson(game: Game): unknown {
  const { headers, start, rules, coordinates, tree, unread, review } = game
  const root = annotationsJson(nodeAt(tree, tree.root).annotations)
  return {
    headers: headers.map(({ key, value }) => [key, value]),
    start: {
      fen: formatFen(start.setup),
      source: start.source,
      ...(start.past && { past: start.past }),
    },
    ...(rules && { rules: gameRulesJson(rules) }),
    coordinates,
    ...(Object.keys(root).length > 0 && { root }),
    nodes: nodesJson(tree),
    nextId: tree.nextId,
    ...(unread !== '' && { unread }),
    ...(review && { review: reviewJson(review) }),
  }
}

/** The nodes in the order of a walk. A number is written where it is not the next, a parent where it is not the node before. */
function nodesJson(tree: GameTree): readonly unknown[] {
  const list: unknown[] = []
  let previous: NodeId = tree.root
  const waiting: NodeId[] = nodeAt(tree, tree.root).children.toReversed()
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = nodeAt(tree, id)
    list.push(nodeJson(node, previous))
    previous = id
    for (const child of node.children.toReversed()) waiting.push(child)
  }
  return list
}

const nodeJson = ({ id, parent, move, annotations }: GameNode, previous: NodeId): unknown => ({
  ...(id !== idAfter(previous) && { id }),
  ...(parent !== previous && { parent }),
  ...(move && { move: documentMove(move) }),
  ...annotationsJson(annotations),
})
