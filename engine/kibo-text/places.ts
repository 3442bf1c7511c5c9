import { lineFrom, movesOf, pathTo } from '../game/path.ts'
import { type GameTree, nodeAt, type NodeId, ROOT } from '../game/tree.ts'
import type { Span } from '../notation/gib-syntax.ts'
import { type Move, sameMove } from '../rules/types.ts'
import { nodeAtOffset } from './game-text.ts'
import { gameAtOffset, type PlacedGame, type RecordText } from './record-text.ts'

/**
 * A point of a game, named by the moves that lead to it: the tree in the text and the one on the
 * board are two trees, with nodes of their own.
 */
export interface GamePoint {
  /** Index of the game, from 0. */
  readonly game: number
  readonly moves: readonly Move[]
}

/** The point whose board belongs to an offset; undefined in a text without games. */
export function pointAt(record: RecordText, offset: number): GamePoint | undefined {
  const placed = gameAtOffset(record, offset)
  if (!placed) return undefined
  const { entry, game } = placed
  const node = nodeAtOffset(game, offset - entry.from)
  return { game: entry.index, moves: movesOf(pathTo(game.read.game.tree, node)) }
}

/** Where the move to a point stands; of a point that the text lacks, the last move before it. */
export function placeOf(record: RecordText, { game: index, moves }: GamePoint): Span | undefined {
  const placed = record.games[index]
  return placed && spanOf(placed, nodeAlong(placed.game.read.game.tree, moves))
}

/** Where the move with a number stands in the main line of a game, or the last one there is. */
export function placeOfPly(record: RecordText, index: number, ply: number): Span | undefined {
  const placed = record.games[index]
  if (!placed) return undefined
  const line = lineFrom(placed.game.read.game.tree, ROOT)
  return spanOf(placed, (line[Math.max(0, ply)] ?? line.at(-1))?.id ?? ROOT)
}

function spanOf({ entry, game }: PlacedGame, node: NodeId): Span {
  const place = game.moves.find((one) => one.node === node)
  if (!place) return { from: entry.from, to: entry.from }
  return { from: entry.from + place.from, to: entry.from + place.to }
}

/** The node that moves lead to from the root, or the last one before them that the tree has. */
export function nodeAlong(tree: GameTree, moves: readonly Move[]): NodeId {
  let at: NodeId = ROOT
  for (const move of moves) {
    const next = nodeAt(tree, at).children.find((id) => {
      const own = nodeAt(tree, id).move
      return own !== undefined && sameMove(own, move)
    })
    if (next === undefined) break
    at = next
  }
  return at
}
