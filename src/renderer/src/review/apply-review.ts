import { addMove, changeAnnotations } from '#engine/game/edit'
import { type GameNode, type GameTree, nodeAt } from '#engine/game/tree'
import type { Evaluation } from '#engine/notation/annotation'
import { GLYPH_OF_MARK } from '#engine/review/move-marks'
import type { ReviewedMove } from '#engine/review/review'
import type { Score } from '#engine/score'

/** Moves of the better line that are put in. */
const VARIATION_PLIES = 5
/** Where a game won on points stands on a scale that has only soldiers. */
const DECIDED = 10_000
/** Records count in hundredths of a soldier, which is two points. */
const HUNDREDTHS_PER_POINT = 50

/** Marks of single moves (NAG 1 to 6): an author's own is left as it is. */
const isMoveGlyph = (glyph: number): boolean => glyph >= 1 && glyph <= 6

export interface KeptReview {
  readonly moves: readonly ReviewedMove[]
  /** What is said of a move; undefined for nothing. */
  readonly commentOf: (move: ReviewedMove) => string | undefined
  readonly withVariations: boolean
  readonly engine: string
}

/**
 * The tree with the review in it: evaluations, marks, comments, better lines. What stands there
 * already stays, and what a former review said is not said twice.
 *
 * @param line the nodes of the reviewed line, the root first
 */
export function applyReview(
  tree: GameTree,
  line: readonly GameNode[],
  review: KeptReview,
): GameTree {
  let changed = tree
  for (const move of review.moves) {
    const node = line[move.ply]
    if (!node || !changed.nodes.has(node.id)) continue
    const { glyphs = [], comments = [] } = nodeAt(changed, node.id).annotations
    const comment = review.commentOf(move)
    const isNew = comment !== undefined && !comments.includes(comment)
    const marks = move.mark && !glyphs.some(isMoveGlyph) ? [GLYPH_OF_MARK[move.mark]] : []
    changed = changeAnnotations(changed, node.id, {
      glyphs: [...marks, ...glyphs],
      comments: isNew ? [...comments, comment] : comments,
      evaluation: evaluationOf(move.after.score, review.engine),
    })
    const isBad = move.loss > 0 && move.mark !== undefined
    if (review.withVariations && isBad && node.parent !== undefined) {
      let at = { tree: changed, node: node.parent }
      for (const better of move.before.line.slice(0, VARIATION_PLIES))
        at = addMove(at.tree, at.node, better)
      changed = at.tree
    }
  }
  return changed
}

function evaluationOf({ kind, value }: Score, engine: string): Evaluation {
  switch (kind) {
    case 'mate':
      return { value: { kind: 'mate', moves: value }, engine }
    case 'ruling':
      return { value: { kind: 'points', value: value > 0 ? DECIDED : -DECIDED }, engine }
    case 'points':
      return { value: { kind: 'points', value: Math.round(value * HUNDREDTHS_PER_POINT) }, engine }
  }
}
