import { type Move, sameMove } from '../rules/types.ts'
import type { Score } from '../score.ts'
import type { GameRules } from './game-rules.ts'
import { type GameNode, type GameTree, nodeAt } from './tree.ts'

/** What an engine found in a position of a game. */
export interface Evaluated {
  /** For Cho. */
  readonly score: Score
  /** The best play from here; empty where the game is over. */
  readonly line: readonly Move[]
  /** What the second best move is worth, for Cho; undefined where there is one move only. */
  readonly second: Score | undefined
}

/**
 * A review (복기) of one line of a game by an engine, kept with the game: what was found, not how it is
 * marked, so that other thresholds need no new search.
 */
export interface GameReview {
  /** Its name. */
  readonly engine: string
  readonly rules: GameRules
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
  /** Thought given to each position. */
  readonly seconds: number
  /** The line, from the start on. */
  readonly moves: readonly Move[]
  /** By ply, the start first; undefined where nothing was found. */
  readonly evaluations: readonly (Evaluated | undefined)[]
}

/** Moves of each line that are kept: no mark and no comment looks further. */
export const KEPT_LINE = 12

/** What of an evaluation is kept. */
export const keptPart = ({ score, line, second }: Evaluated): Evaluated => ({
  score,
  line: line.slice(0, KEPT_LINE),
  second,
})

/** The nodes of the reviewed line, the root first, as far as the tree still has it. */
export function reviewedLine(
  tree: GameTree,
  { moves }: Pick<GameReview, 'moves'>,
): readonly GameNode[] {
  let node = nodeAt(tree, tree.root)
  const line = [node]
  for (const move of moves) {
    const next = node.children
      .map((id) => nodeAt(tree, id))
      .find((child) => child.move && sameMove(child.move, move))
    if (!next) break
    line.push(next)
    node = next
  }
  return line
}

/** Whether the tree has the whole reviewed line. */
export const isReviewOf = (tree: GameTree, review: GameReview): boolean =>
  reviewedLine(tree, review).length === review.moves.length + 1
