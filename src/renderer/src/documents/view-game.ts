import type { Game } from '#engine/game/game'
import { standingOf } from '#engine/game/standing'
import type { GameNode } from '#engine/game/tree'
import type { Diagnostic } from '#engine/notation/diagnostic'
import { opposite } from '#engine/rules/types'
import type { GameView, PlyView } from './game-view.ts'
import { type NodePosition, positionsAlong } from './node-positions.ts'

/** A game along a line that begins at its root. */
export function viewGame(
  game: Game,
  diagnostics: readonly Diagnostic[],
  line: readonly GameNode[],
): GameView {
  const positions = positionsAlong(game, line)
  return {
    headers: game.headers,
    info: game.info,
    firstSide: game.start.setup.turn,
    standing: standingOf(game.start),
    opening: line[0]?.annotations.comments ?? [],
    plies: line.flatMap((node, i) => {
      const position = positions[i]
      return position && node.move ? [plyView(node, position)] : []
    }),
    boards: positions.map(({ board }) => board),
    diagnostics,
    hasUnread: game.unread !== '',
  }
}

/** Views of nodes, which are values: a node that is the same is shown the same. */
const views = new WeakMap<GameNode, { readonly position: NodePosition; readonly view: PlyView }>()

/** A move in its list; the same object for as long as nothing about it changes. */
export function plyView(node: GameNode, position: NodePosition): PlyView {
  const known = views.get(node)
  if (known?.position === position) return known.view
  const view = makeView(node, position)
  views.set(node, { position, view })
  return view
}

function makeView({ id, move, annotations }: GameNode, position: NodePosition): PlyView {
  return {
    node: id,
    ply: position.ply,
    side: opposite(position.turn),
    text: position.text,
    move: move ?? { kind: 'pass' },
    capture: position.capture,
    isCheck: position.isCheck,
    areGeneralsFacing: position.areGeneralsFacing,
    isIllegal: annotations.illegalStood === true,
    seconds: annotations.seconds,
    comments: [...(annotations.commentsBefore ?? []), ...(annotations.comments ?? [])],
    glyphs: annotations.glyphs ?? [],
    isBookmark: annotations.bookmark === true,
  }
}
