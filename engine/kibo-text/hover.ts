import { pathTo } from '../game/path.ts'
import { nodeAt } from '../game/tree.ts'
import { formatFen } from '../notation/fen.ts'
import type { Span } from '../notation/gib-syntax.ts'
import { type Points, points } from '../rules/points.ts'
import type { Move, Side } from '../rules/types.ts'
import { moveIndexAt, walkTo } from './game-text.ts'
import { gameAtOffset, type RecordText } from './record-text.ts'

/** What is shown over a move of the text. */
export interface MoveHover extends Span {
  /** From 1. */
  readonly ply: number
  readonly side: Side
  readonly move: Move
  /** As it is written. */
  readonly text: string
  readonly fenBefore: string
  readonly fenAfter: string
  /** After the move. */
  readonly points: Points
  readonly isCheck: boolean
}

/** About the move that an offset is on; undefined elsewhere. */
export function hoverAt(record: RecordText, offset: number): MoveHover | undefined {
  const placed = gameAtOffset(record, offset)
  if (!placed) return undefined
  const { entry, game } = placed
  const place = game.moves[moveIndexAt(game, offset - entry.from)]
  if (!place || offset - entry.from > place.to) return undefined
  const { tree } = game.read.game
  const { move } = nodeAt(tree, place.node)
  if (!move) return undefined
  const walk = walkTo(game, place.node)
  const after = walk.box.toSetup()
  const isCheck = walk.box.isInCheck()
  walk.takeBack()
  const before = walk.box.toSetup()
  return {
    from: entry.from + place.from,
    to: entry.from + place.to,
    ply: pathTo(tree, place.node).length - 1,
    side: before.turn,
    move,
    text: game.source.slice(place.from, place.to),
    fenBefore: formatFen(before),
    fenAfter: formatFen(after),
    points: points(after.board),
    isCheck,
  }
}
